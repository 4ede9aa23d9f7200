import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/** Nothing could be shown, why, and another try. Nothing at all while the sign-in is coming. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('app.errors')
  const text = useErrorText()(error)
  if (!text) return null
  return (
    <Alert
      tone="danger"
      isLive
      action={
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
