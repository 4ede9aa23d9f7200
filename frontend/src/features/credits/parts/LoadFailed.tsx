import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/** Replaces content that failed to load, with a retry button. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('credits')
  const text = useErrorText()(error)
  if (!text) return null
  return (
    <Alert tone="danger" isLive action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {text}
    </Alert>
  )
}
