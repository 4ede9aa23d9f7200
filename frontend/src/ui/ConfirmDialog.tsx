import { useTranslations } from 'use-intl'
import { Alert } from './Alert.tsx'
import { Button, type ButtonTone } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  /** Label of the button that confirms. */
  confirm: string
  /** Label of the button that cancels, if "cancel" is not clear enough. */
  cancel?: string
  /** danger for irreversible actions. */
  tone?: Extract<ButtonTone, 'danger' | 'primary'>
  isOpen: boolean
  isPending?: boolean
  /** Error of the last attempt, above the text. */
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation of a destructive action; closing it changes nothing. */
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
