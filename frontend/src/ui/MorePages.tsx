import { useCallback } from 'react'
import { MoreOnScroll } from './MoreOnScroll.tsx'

/** The part of an infinite query that concerns its next page. */
type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** End of a paginated list: requests the next page, and is empty after the last. */
export function MorePages({ label, list }: { label: string; list: Pages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return (
    hasNextPage && (
      <MoreOnScroll label={label} isPending={isFetchingNextPage} isFailed={isFetchNextPageError} onMore={onMore} />
    )
  )
}
