import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberGrid, memberGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { foundIn, useSearch } from '#frontend/domain/members/search.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { trafficSource } from '#frontend/domain/site/tracking.ts'
import { navigate, useSearch as useAddress } from '#frontend/lib/router.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { addressOf, type Filters, filtersFrom, offeredFields, visitorAccess } from './filters.ts'
import { FilterBar } from './parts/FilterBar.tsx'
import { FilterRail } from './parts/FilterRail.tsx'
import { type LoginReason, LoginRequired } from './parts/LoginRequired.tsx'
import { MeetingWays } from './parts/MeetingWays.tsx'
import { NobodyFound } from './parts/NobodyFound.tsx'
import { SearchFailed } from './parts/SearchFailed.tsx'
import { TotalSentence } from './parts/TotalSentence.tsx'
import { VisitorInvitation } from './parts/VisitorInvitation.tsx'

/** Member search: filters in the URL, the total as a sentence, photos with infinite scrolling. */
export default function MembersScreen() {
  const t = useTranslations('members')
  const settings = useSettings()
  const { state } = useSession()
  const isMember = state === 'member'
  const isVisitor = state === 'visitor'
  const isLimited = isVisitor && visitorAccess(settings, trafficSource(new Date())) !== 'full'
  const fields = offeredFields(settings, isMember ? 'member' : isLimited ? 'limited' : 'full')
  const search = useSearch(filtersFrom(useAddress(), fields))
  const first = useLatest(search.data?.pages[0])
  const filters = first?.filters ?? null
  const found = foundIn(search.data)
  const fictional = found?.results.filter((card) => card.fictional).length ?? 0
  const warning = fictionalText(settings, fictional, found?.results.length)
  // A page may be empty although more follow.
  const isNobodyFound = found?.results.length === 0 && !search.hasNextPage
  const ways = isMember && <MeetingWays />
  const isPhone = useIsPhone()
  const [loginFor, setLoginFor] = useState<LoginReason | null>(null)
  useTitle(t('title'))

  const onChange = (next: Filters) =>
    navigate(pathTo('members'), { search: addressOf(next, fields), isReplacing: true })
  const onReset = () => navigate(pathTo('members'), { isReplacing: true })
  const controls = { filters, fields, hasPlace: first?.hasPlace === true, onChange, onReset }

  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} className="pb-3! md:pb-5!" aside={!isPhone && ways} />
        <FilterBar {...controls} />
        <div className="lg:flex lg:gap-8">
          <FilterRail {...controls} />
          <div className="min-w-0 flex-1">
            <div role="status" className={clsx('mb-3 min-h-6 text-muted max-lg:mt-2', isNobodyFound && 'sr-only')}>
              {found && filters ? (
                <TotalSentence {...found} fictional={found.fictional ?? 0} filters={filters} />
              ) : (
                !search.isError && <Skeleton className="h-6 w-64 max-w-full" />
              )}
            </div>
            {search.isPending && (
              <>
                <Late className="mb-4" />
                <PhotoGridSkeleton count={12} className={memberGridClass} />
              </>
            )}
            {search.isError && !found && (
              <SearchFailed error={search.error} isVisitor={isVisitor} onRetry={() => void search.refetch()} />
            )}
            {found && (
              <>
                {!isPhone && <FictionalNote text={warning} className="mb-4" />}
                <MemberGrid
                  cards={found.results}
                  onLoginRequired={isVisitor ? () => setLoginFor('like') : undefined}
                  // On phones, the warning and the links follow the first cards, which they would
                  // otherwise push down.
                  below={
                    isPhone &&
                    (warning || ways) && (
                      <div className="flex flex-col gap-3 py-1">
                        <FictionalNote text={warning} />
                        {ways}
                      </div>
                    )
                  }
                />
              </>
            )}
            {isPhone && !found && ways}
            {isNobodyFound && filters && <NobodyFound {...controls} filters={filters} />}
            <MorePages label={t('more')} list={search} />
            {isLimited && found && found.results.length > 0 && (
              <VisitorInvitation shown={found.results.length} total={found.total} />
            )}
          </div>
        </div>
      </Container>
      <LoginRequired reason={loginFor} onClose={() => setLoginFor(null)} />
    </main>
  )
}

/** Last defined value, so that controls keep their state while the next answer loads. */
function useLatest<Value>(value: Value | undefined): Value | null {
  const [latest, setLatest] = useState<Value | null>(value ?? null)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
