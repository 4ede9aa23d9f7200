import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'

export function LikesFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = useTranslations('app.errors')('retry')
  const text = useErrorText()(error)
  return text && <EmptyState drawing="plug" title={text} action={<Button onClick={onRetry}>{retry}</Button>} />
}
