import { useEffect } from 'react'
import type { Pages } from './search.ts'

/** Maximum number of pages that a search loads by itself. */
const maxPages = 3

type Search = {
  data: Pages | undefined
  hasNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Loads further pages while a search is short of members, as a page may find few or none although
 * more follow. Returns whether a further page is awaited.
 */
export function useFurtherPages({ data, hasNextPage, isError, fetchNextPage }: Search, isShort: boolean): boolean {
  const pages = data?.pages.length ?? 0
  const isAwaited = isShort && hasNextPage && pages < maxPages && !isError
  // biome-ignore lint/correctness/useExhaustiveDependencies: each short page asks for one more
  useEffect(() => {
    if (isAwaited) void fetchNextPage()
  }, [isAwaited, pages, fetchNextPage])
  return isAwaited
}
