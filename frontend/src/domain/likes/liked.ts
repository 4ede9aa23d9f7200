import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as likes from '#shared/contract/likes.ts'
import { maxMemberIds } from '#shared/model/ids.ts'

type Batch = { ids: string[]; liked: Promise<ReadonlySet<string>> }

/** Batch that accepts ids; sent on the next turn of the event loop. */
let openBatch: Batch | null = null

function startBatch(): Batch {
  const ids: string[] = []
  const liked = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (openBatch === batch) openBatch = null
    return new Set((await call(likes.liked, { query: { ids: ids.join(',') } })).ids)
  })
  const batch = { ids, liked }
  return batch
}

/** Adds an id to the open batch, so that the cards of a page share one request. */
async function askLiked(id: string): Promise<boolean> {
  if (!openBatch || openBatch.ids.length === maxMemberIds) openBatch = startBatch()
  openBatch.ids.push(id)
  return (await openBatch.liked).has(id)
}

/**
 * Query whether the member likes somebody. Needed only if the loaded likes do not contain the
 * answer (`doesLike` returns null).
 */
export const likedQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.liked(id),
    queryFn: () => askLiked(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Updates the cached answer after a change, and cancels a pending fetch, whose answer would be from
 * before the change. Does nothing without cached likes, as the member may have signed out.
 */
export function setLiked(client: QueryClient, id: string, isLiked: boolean): void {
  if (!client.getQueryData(queryKeys.likes)) return
  const { queryKey } = likedQuery(id)
  client.setQueryData(queryKey, isLiked)
  void client.cancelQueries({ queryKey })
}
