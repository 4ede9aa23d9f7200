import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'

type LoadFailedProps = {
  /** Title of the failed part; absent if the whole page failed to load. */
  title?: string
  error: unknown
  onRetry: () => void
}

/** Load error with a retry button; renders nothing if the session ended, as the sign-in follows. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useTranslations('app.errors')
  const text = useErrorText()(error)
  if (!text) return null
  return (
    <RetryAlert {...(title && { title })} isLive retry={t('retry')} onRetry={onRetry}>
      {text}
    </RetryAlert>
  )
}
