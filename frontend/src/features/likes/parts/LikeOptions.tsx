import { Ban, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockDialog } from '#frontend/domain/safety/BlockDialog.tsx'
import { addressOf } from '#frontend/lib/router.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import type { ShownLike } from '../queries.ts'

/**
 * Reporting and blocking from a card of the likes, in two presses (MOD-21). A sheet, because a menu
 * is wider than a card on a phone. Open while `card` is set.
 */
export function LikeOptions({ card, onClose }: { card: ShownLike['profile'] | null; onClose: () => void }) {
  const t = useTranslations('chats.conversation')
  const [isBlocking, setBlocking] = useState(false)
  // Last card, so that the name stays on the screen while a dialog closes.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  if (!last) return null
  const { id, name } = last
  return (
    <>
      <Sheet title={name} size="sm" isOpen={card !== null && !isBlocking} onClose={onClose}>
        <div className="flex flex-col gap-3 pt-1">
          <LinkButton
            isWide
            icon={<Flag aria-hidden="true" />}
            to={addressOf(pathTo('complaints'), { member: id })}
            onClick={onClose}
            className="wrap-anywhere"
          >
            {t('report', { name })}
          </LinkButton>
          <Button isWide icon={<Ban aria-hidden="true" />} onClick={() => setBlocking(true)} className="wrap-anywhere">
            {t('block', { name })}
          </Button>
        </div>
      </Sheet>
      <BlockDialog
        profile={{ id, name, blocked: false }}
        isOpen={card !== null && isBlocking}
        onClose={() => {
          setBlocking(false)
          onClose()
        }}
      />
    </>
  )
}
