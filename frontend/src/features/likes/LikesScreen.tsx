import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useParam } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pageSize } from '#shared/rules/limits.ts'
import { LikeGrid, likeGridClass } from './parts/LikeGrid.tsx'
import { LikeOptions } from './parts/LikeOptions.tsx'
import { LikesFailed } from './parts/LikesFailed.tsx'
import { LikeTabs } from './parts/LikeTabs.tsx'
import { NoLikes } from './parts/NoLikes.tsx'
import { type LikeType, likesOf, type ShownLike, useLikes, useOlderLikes } from './queries.ts'

/** Likes received, given and mutual; each with its own URL, received first. */
export default function LikesScreen() {
  const t = useTranslations('likes')
  const type = (useParam('type') || 'received') as LikeType
  const { data, error, refetch } = useLikes()
  const [asked, setAsked] = useState<ShownLike['profile'] | null>(null)
  const closeOptions = useCallback(() => setAsked(null), [])
  useTitle(t('title'))

  const shown = data && likesOf(data, type)
  const isEmpty = shown?.likes.length === 0 && shown.older === null
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
        <LikeTabs current={type} newLikes={data?.new_likes ?? 0} />
        <div className="pt-4">
          {isEmpty && <NoLikes type={type} />}
          {shown && !isEmpty && <LikeList key={type} type={type} {...shown} onOptions={setAsked} />}
          {!shown && error && <LikesFailed error={error} onRetry={() => void refetch()} />}
          {!shown && !error && (
            <>
              <Late className="mb-4" />
              <Skeleton className="mb-4 h-6 w-56" />
              <PhotoGridSkeleton count={8} className={likeGridClass} />
            </>
          )}
        </div>
      </Container>
      {/* outside the list, which blocking the last member removes */}
      <LikeOptions card={asked} onClose={closeOptions} />
    </main>
  )
}

type LikeListProps = {
  type: LikeType
  onOptions: (profile: ShownLike['profile']) => void
} & ReturnType<typeof likesOf>

function LikeList({ type, likes, older, onOptions }: LikeListProps) {
  const t = useTranslations('likes')
  const { onOlder, isPending, isError } = useOlderLikes(type)
  const onMore = useCallback(() => older && onOlder(older), [older, onOlder])
  // Only if all fit on one page: a line that appears with the last page would shift the list.
  const isTotalShown = older === null && likes.length <= pageSize.likes
  return (
    <>
      {isTotalShown && <p className="mb-4 text-muted">{t(`total.${type}`, { total: likes.length })}</p>}
      <LikeGrid likes={likes} isMatchTold={type !== 'matches'} onOptions={onOptions} />
      {older && <MoreOnScroll label={t('more')} isPending={isPending} isFailed={isError} onMore={onMore} />}
    </>
  )
}
