import { useTranslations } from 'use-intl'
import { WaysIn } from '#frontend/domain/account/WaysIn.tsx'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'

/**
 * Failed search. Some sites allow search only for members (SEARCH-14); other failures can be
 * retried.
 */
export function SearchFailed({ error, isVisitor, onRetry }: { error: Error; isVisitor: boolean; onRetry: () => void }) {
  const t = useTranslations('members')
  const retry = useTranslations('app.errors')('retry')
  const text = useErrorText()(error)
  if (isVisitor && error instanceof Refused && error.code === 'authentication_required')
    return (
      <EmptyState drawing="door" title={t('membersOnly.title')} action={<WaysIn />}>
        {t('membersOnly.text')}
      </EmptyState>
    )
  return text && <EmptyState drawing="plug" title={text} action={<Button onClick={onRetry}>{retry}</Button>} />
}
