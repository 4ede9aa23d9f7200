import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

type LoadFailedProps = {
  /** What failed, where it is a part of the page. */
  title?: string
  error: unknown
  onRetry: () => void
}

/** Load error with a retry button; renders nothing during the redirect to the sign-in. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useTranslations('app.errors')
  const text = useErrorText()(error)
  if (!text) return null
  return (
    <Alert
      tone="danger"
      {...(title && { title })}
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
