import { useState } from 'react'
import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import type { SmallCard } from '#shared/model/profile.ts'

/** Confirmation of unblocking (BLOCK-03). Open while `card` is set. */
export function UnblockDialog({ card, onClose }: { card: SmallCard | null; onClose: () => void }) {
  // The text stays while the dialog closes.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  const { id, name } = last ?? { id: '', name: '' }
  return <BlockDialog profile={{ id, name, blocked: true }} isOpen={card !== null} onClose={onClose} />
}
