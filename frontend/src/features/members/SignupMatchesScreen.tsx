import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberGrid, memberGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { cardsIn } from '#frontend/domain/members/search.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useMatches } from './meeting-queries.ts'
import { SearchFailed } from './parts/SearchFailed.tsx'

/**
 * All matches of signup (SEARCH-21), to like or open. Above the matches is a link to the page of
 * all members.
 */
export default function SignupMatchesScreen() {
  const t = useTranslations('meeting')
  const settings = useSettings()
  const query = useMatches()
  const found = query.data && cardsIn(query.data.pages)
  const fictional = found?.filter((card) => card.fictional).length ?? 0
  const warning = fictionalText(settings, fictional, found?.length)
  // A page may be empty although more follow.
  const hasNone = found?.length === 0 && !query.hasNextPage
  const isSearching = query.isPending || (found?.length === 0 && query.hasNextPage)
  useTitle(t('matches.title'))

  const toMembers = (
    <LinkButton to={pathTo('members')} tone="primary" size="lg">
      {t('matches.toMembers')}
    </LinkButton>
  )
  return (
    <main id="content">
      <Container>
        <PageHeading
          title={t('matches.title')}
          lead={hasNone ? undefined : t('matches.lead')}
          aside={found && !hasNone && toMembers}
        />
        {query.isError && !found && (
          <SearchFailed error={query.error} isVisitor={false} onRetry={() => void query.refetch()} />
        )}
        {isSearching && (
          <>
            <Late className="mb-4" />
            <PhotoGridSkeleton count={8} className={memberGridClass} />
          </>
        )}
        {hasNone && (
          <EmptyState drawing="roofs" title={t('matches.none')} action={toMembers}>
            {t('matches.noneText')}
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <>
            <FictionalNote text={warning} className="mb-4" />
            <MemberGrid cards={found} />
          </>
        )}
        <MorePages label={t('similar.more')} list={query} />
      </Container>
    </main>
  )
}
