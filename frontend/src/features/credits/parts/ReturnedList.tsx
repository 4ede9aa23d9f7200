import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { DateText } from '#frontend/ui/Time.tsx'
import { desk } from '#shared/rules/limits.ts'
import { useReturned } from '../queries.ts'

/**
 * Credits refunded for unanswered messages to fictional profiles (CHAT-36); renders nothing if
 * there are none.
 */
export function ReturnedList() {
  const t = useTranslations('credits.returned')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useReturned()
  const returned = data?.pages.flatMap((page) => page.returned) ?? []
  if (returned.length === 0) return null
  return (
    <section aria-labelledby="returned" className="mt-8">
      <h2 id="returned" className="text-lg">
        {t('title')}
      </h2>
      <p className="mb-3 text-muted">{t('lead', { hours: String(desk.answerHours) })}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {returned.map(({ id, credits, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:px-6">
            <span className="tabular font-bold">{t('row', { count: credits })}</span>
            <span className="text-muted text-sm">
              <DateText at={at} />
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
