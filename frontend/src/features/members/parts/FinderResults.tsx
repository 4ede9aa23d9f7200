import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { AgeGroup } from '../match-finder.ts'
import { useMatchFinder } from '../meeting-queries.ts'
import { foundIn } from '../queries.ts'
import { MemberGrid, memberGridClass } from './MemberGrid.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { FictionalTotal } from './TotalSentence.tsx'

/** Members of the age group, with a link back to the questions. */
export function FinderResults({ ageGroup, onAgain }: { ageGroup: AgeGroup; onAgain: () => void }) {
  const t = useTranslations('meeting.finder')
  const settings = useSettings()
  const query = useMatchFinder(ageGroup)
  const found = foundIn(query.data)
  const fictional = found?.results.filter((card) => card.fictional).length ?? 0
  const warning = fictionalText(settings, fictional, found?.results.length)
  const again = <Button onClick={onAgain}>{t('again')}</Button>
  const hasNone = found?.results.length === 0
  return (
    <>
      {!hasNone && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <div role="status" className="min-h-6 text-muted">
            {found ? (
              <>
                {t('total', { total: found.total - (found.fictional ?? 0), ages: t(`ages.${ageGroup}`) })}
                <FictionalTotal count={found.fictional ?? 0} />
              </>
            ) : (
              <Skeleton className="h-6 w-52 max-w-full" />
            )}
          </div>
          {again}
        </div>
      )}
      {query.isPending && (
        <>
          <Late className="mb-4" />
          <PhotoGridSkeleton count={12} className={memberGridClass} />
        </>
      )}
      {query.isError && !found && (
        <SearchFailed error={query.error} isVisitor={false} onRetry={() => void query.refetch()} />
      )}
      {found && !hasNone && (
        <>
          <FictionalNote text={warning} className="mb-4" />
          <MemberGrid cards={found.results} />
        </>
      )}
      {hasNone && (
        <EmptyState drawing="search" title={t('none')} action={again}>
          {t('noneText')}
        </EmptyState>
      )}
      <MorePages label={t('more')} list={query} />
    </>
  )
}
