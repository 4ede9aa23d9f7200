import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useFavourites } from '#frontend/domain/likes/favourites.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { FavouriteGrid } from './parts/FavouriteGrid.tsx'
import { likeGridClass } from './parts/LikeGrid.tsx'
import { LikesFailed } from './parts/LikesFailed.tsx'
import { LikeTabs } from './parts/LikeTabs.tsx'
import { useLikes } from './queries.ts'

/** The member's favourites, of which nobody is told; a tab of the likes. */
export default function FavouritesScreen() {
  const t = useTranslations('likes')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useFavourites()
  const newLikes = useLikes().data?.new_likes ?? 0
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  useTitle(t('tabs.favourites'))

  const shown = data?.pages.flatMap(({ favourites }) => favourites)
  const isEmpty = shown?.length === 0 && !hasNextPage
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
        <LikeTabs current="favourites" newLikes={newLikes} />
        <div className="pt-4">
          {isEmpty && <NoFavourites />}
          {shown && !isEmpty && (
            <>
              <p className="mb-4 text-muted">{t('favourites.private')}</p>
              <FavouriteGrid favourites={shown} />
              {hasNextPage && (
                <MoreOnScroll
                  label={t('favourites.more')}
                  isPending={isFetchingNextPage}
                  isFailed={isFetchNextPageError}
                  onMore={onMore}
                />
              )}
            </>
          )}
          {!shown && error && <LikesFailed error={error} onRetry={() => void refetch()} />}
          {!shown && !error && (
            <>
              <Late className="mb-4" />
              <PhotoGridSkeleton count={8} className={likeGridClass} />
            </>
          )}
        </div>
      </Container>
    </main>
  )
}

function NoFavourites() {
  const t = useTranslations('likes')
  return (
    <EmptyState
      drawing="hearts"
      title={t('favourites.none')}
      action={
        <LinkButton to={pathTo('members')} tone="primary">
          {t('empty.toMembers')}
        </LinkButton>
      }
    >
      {t('favourites.hint')}
    </EmptyState>
  )
}
