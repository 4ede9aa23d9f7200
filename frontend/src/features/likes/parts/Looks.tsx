import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { call } from '#frontend/lib/call.ts'
import { cursorPages } from '#frontend/lib/paged.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { PhotoGridSkeleton } from '#frontend/ui/Skeleton.tsx'
import * as likes from '#shared/contract/likes.ts'
import { lookDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { likeGridClass } from './LikeGrid.tsx'
import { LikesFailed } from './LikesFailed.tsx'
import { LookDays } from './LookDays.tsx'

/** Who looked at the member's profile, page by page; refetched whenever the page opens. */
const useLooks = () =>
  useInfiniteQuery({
    queryKey: queryKeys.looks,
    queryFn: ({ pageParam, signal }) => call(likes.listLooks, { query: { before: pageParam } }, { signal }),
    ...cursorPages('older'),
    staleTime: 0,
  })

/** Who looked at the member's profile in the last 30 days. */
export const Looks = () => (useMember()?.shows_looks === false ? <LooksOff /> : <LookList />)

function LookList() {
  const t = useTranslations('likes.looks')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useLooks()
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const looks = data?.pages.flatMap((page) => page.looks)
  if (!looks)
    return error ? (
      <LikesFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <>
        <Late className="mb-4" />
        <PhotoGridSkeleton count={8} className={likeGridClass} />
      </>
    )
  if (looks.length === 0 && !hasNextPage)
    return (
      <EmptyState drawing="cat" title={t('none')} action={<ToMembers />}>
        {t('hint', { days: String(lookDays) })}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-4 text-muted">{t('note', { days: String(lookDays) })}</p>
      <LookDays looks={looks} />
      {hasNextPage && (
        <MoreOnScroll
          label={t('more')}
          isPending={isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onMore={onMore}
        />
      )}
    </>
  )
}

function ToMembers() {
  const t = useTranslations('likes.empty')
  return (
    <LinkButton to={pathTo('members')} tone="primary">
      {t('toMembers')}
    </LinkButton>
  )
}

function LooksOff() {
  const t = useTranslations('likes.looks')
  return (
    <EmptyState
      drawing="curtain"
      title={t('off')}
      action={
        <LinkButton to={`${pathTo('notifications')}#visibility`} tone="primary">
          {t('toSettings')}
        </LinkButton>
      }
    >
      {t('offText')}
    </EmptyState>
  )
}
