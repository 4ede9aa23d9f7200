import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'

type ConfirmDialogProps = {
  /** Removing takes a conversation off the own list, blocking takes it and more away from both. */
  what: 'remove' | 'block'
  /** With whom the conversation is. */
  name: string
  isOpen: boolean
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What cannot be undone is asked once more (CHAT-24). */
export function ConfirmDialog({ what, name, isOpen, isPending = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('chats.confirm')
  return (
    <Dialog
      title={t(`${what}.title`, { name })}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="danger" isPending={isPending} onClick={onConfirm}>
            {t(`${what}.confirm`)}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t(`${what}.text`, { name })}</p>
    </Dialog>
  )
}
