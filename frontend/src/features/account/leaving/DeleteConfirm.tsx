import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'

/** Confirmation of the deletion (ACC-44). */
export function DeleteConfirm({
  isOpen,
  isPending,
  error,
  onCancel,
  onConfirm,
}: {
  isOpen: boolean
  isPending: boolean
  error: unknown
  onCancel: () => void
  onConfirm: () => void
}) {
  const t = useTranslations('account.leaving.confirm')
  const errorText = useErrorText()
  return (
    <Dialog
      title={t('title')}
      size="sm"
      isOpen={isOpen}
      onClose={onCancel}
      isLocked={isPending}
      footer={
        <>
          <Button onClick={onCancel} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button tone="danger" isPending={isPending} onClick={onConfirm}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('text')}</p>
      {error ? (
        <Alert tone="danger" isLive className="mt-4">
          {errorText(error)}
        </Alert>
      ) : null}
    </Dialog>
  )
}
