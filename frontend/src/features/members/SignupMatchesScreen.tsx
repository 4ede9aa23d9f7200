import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberGrid, memberGridClass } from '#frontend/domain/members/MemberGrid.tsx'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useMatches } from './meeting-queries.ts'
import { SearchFailed } from './parts/SearchFailed.tsx'

/** Matches of signup (SEARCH-21) to like or open, with a link to all members. */
export default function SignupMatchesScreen() {
  const t = useTranslations('meeting.matches')
  const settings = useSettings()
  const { data, error, refetch } = useMatches()
  const found = data?.results
  const warning = fictionalText(settings, found?.filter(({ fictional }) => fictional).length ?? 0)
  useTitle(t('title'))

  const toMembers = (
    <LinkButton to={pathTo('members')} tone="primary" size="lg">
      {t('toMembers')}
    </LinkButton>
  )
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} lead={found?.length === 0 ? undefined : t('lead')} />
        {!found && error && <SearchFailed error={error} isVisitor={false} onRetry={() => void refetch()} />}
        {!found && !error && (
          <>
            <Late className="mb-4" />
            <PhotoGridSkeleton count={8} className={memberGridClass} />
          </>
        )}
        {found?.length === 0 && (
          <EmptyState drawing="roofs" title={t('none')} action={toMembers}>
            {t('noneText')}
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <>
            <FictionalNote text={warning} className="mb-4" />
            <MemberGrid cards={found} />
            <div className="flex justify-center py-8">{toMembers}</div>
          </>
        )}
      </Container>
    </main>
  )
}
