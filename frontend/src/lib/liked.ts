import { queryOptions } from '@tanstack/react-query'
import { likes } from '#shared/contract/likes.ts'
import { mostIds } from '#shared/model/ids.ts'
import { call } from './call.ts'
import { queryKeys } from './query-keys.ts'

type Batch = { ids: string[]; liked: Promise<ReadonlySet<string>> }

/** Collects ids until the next turn, when it is sent. */
let filling: Batch | null = null

function startBatch(): Batch {
  const ids: string[] = []
  const liked = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (filling === batch) filling = null
    return new Set((await call(likes.among, { query: { ids: ids.join(',') } })).ids)
  })
  const batch = { ids, liked }
  return batch
}

/** The cards of a page ask side by side, in one call. */
async function isLiked(id: string): Promise<boolean> {
  if (!filling || filling.ids.length === mostIds) filling = startBatch()
  filling.ids.push(id)
  return (await filling.liked).has(id)
}

/** Whether the member likes somebody, for those whom the pages of likes loaded do not tell. */
export const likedQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.liked(id),
    queryFn: () => isLiked(id),
    staleTime: Number.POSITIVE_INFINITY,
  })
