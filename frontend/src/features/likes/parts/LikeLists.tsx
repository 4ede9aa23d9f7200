import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Late } from '#frontend/domain/site/Late.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PhotoGridSkeleton, Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pageSize } from '#shared/rules/limits.ts'
import { type LikeType, likesOf, type ShownLike, useLikes, useOlderLikes } from '../queries.ts'
import { LikeGrid, likeGridClass } from './LikeGrid.tsx'
import { LikeOptions } from './LikeOptions.tsx'
import { LikesFailed } from './LikesFailed.tsx'
import { NoLikes } from './NoLikes.tsx'

/** Likes received, given or mutual. */
export function LikeLists({ type }: { type: LikeType }) {
  const { data, error, refetch } = useLikes()
  const [asked, setAsked] = useState<ShownLike['profile'] | null>(null)
  const closeOptions = useCallback(() => setAsked(null), [])
  const shown = data && likesOf(data, type)
  const isEmpty = shown?.likes.length === 0 && shown.older === null
  return (
    <>
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
      {/* outside the list, which disappears when its last member is blocked */}
      <LikeOptions card={asked} onClose={closeOptions} />
    </>
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
