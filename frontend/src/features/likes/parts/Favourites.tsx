import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useFavourites } from '#frontend/domain/likes/favourites.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { FavouriteGrid } from './FavouriteGrid.tsx'
import { likeGridClass } from './LikeGrid.tsx'
import { LikesFailed } from './LikesFailed.tsx'

/** The member's favourites, which nobody else can see. */
export function Favourites() {
  const t = useTranslations('likes')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useFavourites()
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const shown = data?.pages.flatMap(({ favourites }) => favourites)
  const isEmpty = shown?.length === 0 && !hasNextPage
  return (
    <>
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
    </>
  )
}

function NoFavourites() {
  const t = useTranslations('likes')
  return (
    <EmptyState
      drawing="frame"
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
