import { useTranslations } from 'use-intl'
import { Alert } from './Alert.tsx'
import { Button, type ButtonTone } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  /** What the button does, in words. */
  confirm: string
  /** What leaving it does, where "cancel" says too little. */
  cancel?: string
  /** danger for what cannot be taken back. */
  tone?: Extract<ButtonTone, 'danger' | 'primary'>
  isOpen: boolean
  isPending?: boolean
  /** Why it did not work, above the text. */
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Something that takes much away is asked once more; closing it changes nothing. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  tone = 'danger',
  isOpen,
  isPending = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslations('ui')
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{cancel ?? t('cancel')}</Button>
          <Button tone={tone} isPending={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" isLive className="mb-4">
          {error}
        </Alert>
      )}
      <p className="text-muted">{text}</p>
    </Dialog>
  )
}
