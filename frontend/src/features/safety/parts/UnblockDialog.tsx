import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUnblock } from '#frontend/domain/safety/use-block.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { SmallCard } from '#shared/model/profile.ts'

/** Confirmation of unblocking (BLOCK-03). Open while `card` is set. */
export function UnblockDialog({ card, onClose }: { card: SmallCard | null; onClose: () => void }) {
  const t = useTranslations('members.unblock')
  const errorText = useErrorText()
  // The text stays while the dialog closes.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  const name = last?.name ?? ''
  const { mutate, isPending } = useUnblock(last?.id ?? '')

  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => showToast(t('done', { name })),
      onError: (error) => {
        const text = errorText(error)
        if (text) showToast(text, { tone: 'danger' })
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={t('confirm')}
      tone="primary"
      isOpen={card !== null}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
