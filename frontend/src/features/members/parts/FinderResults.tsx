import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberGrid, memberGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { foundIn } from '#frontend/domain/members/search.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Answers } from '../match-finder.ts'
import { useMatchFinder } from '../meeting-queries.ts'
import { FinderNobody } from './FinderNobody.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { TotalSentence } from './TotalSentence.tsx'

type FinderResultsProps = { answers: Answers; onAnswers: (answers: Answers) => void; onAgain: () => void }

/** Members who match the answers, with a button back to the questions. */
export function FinderResults({ answers, onAnswers, onAgain }: FinderResultsProps) {
  const t = useTranslations('meeting.finder')
  const settings = useSettings()
  const gender = useMember()?.profile.wanted_gender ?? 'female'
  const query = useMatchFinder(answers)
  const found = foundIn(query.data)
  const fictional = found?.results.filter((card) => card.fictional).length ?? 0
  const warning = fictionalText(settings, fictional, found?.results.length)
  const again = <Button onClick={onAgain}>{t('again')}</Button>
  // A page may be empty although more follow.
  const hasNone = found?.results.length === 0 && !query.hasNextPage
  const ages = { min_age: Number(answers.min_age), max_age: Number(answers.max_age) }
  return (
    <>
      {!hasNone && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <div role="status" className="min-h-6 text-muted">
            {found ? (
              <TotalSentence {...found} fictional={found.fictional ?? 0} filters={{ gender, ...ages }} />
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
      {hasNone && <FinderNobody answers={answers} onAnswers={onAnswers} again={again} />}
      <MorePages label={t('more')} list={query} />
    </>
  )
}
