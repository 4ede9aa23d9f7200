import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** End of a list of the console: requests the next page, and is empty after the last. */
export function MorePages({ label, list }: { label: string; list: Pages }) {
  if (!list.hasNextPage) return null
  return (
    <MoreOnScroll
      label={label}
      isPending={list.isFetchingNextPage}
      isFailed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
