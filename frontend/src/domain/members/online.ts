import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMember } from '#frontend/domain/account/session.ts'
import { refreshMs } from '#frontend/domain/notifications/refresh.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import * as members from '#shared/contract/members.ts'
import { maxMemberIds } from '#shared/model/ids.ts'

/**
 * Interval at which a page with a live connection asks again about members who are shown as online:
 * if one of them switches off presence, no hint is sent.
 */
export const whileOnlineMs = 600_000

type Listed = { id: string; fictional: boolean }

async function readOnline(ids: readonly string[], signal: AbortSignal): Promise<string[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / maxMemberIds) }, (_, at) =>
    ids.slice(at * maxMemberIds, (at + 1) * maxMemberIds),
  )
  const answers = await Promise.all(
    batches.map((batch) => call(members.online, { query: { ids: batch.join(',') } }, { signal })),
  )
  return answers.flatMap((answer) => answer.ids)
}

const toSet = (ids: readonly string[]): ReadonlySet<string> => new Set(ids)
const nobody = toSet([])

/**
 * Ids of the listed members who are online (LIVE-11). Fetched for all of them together, every
 * minute, and when the page becomes visible. If `isPolled` is false, fetched every `whileOnlineMs`,
 * and only while somebody is online. Fictional profiles are never online and left out.
 */
export function useOnline(listed: readonly Listed[], isPolled = true): ReadonlySet<string> {
  const isMember = useMember() !== null
  // Sorted, so that a list in another order has the same key.
  const ids = [...new Set(listed.filter(({ fictional }) => !fictional).map(({ id }) => id))].sort()
  const { data } = useQuery({
    queryKey: queryKeys.online(ids),
    queryFn: ({ signal }) => readOnline(ids, signal),
    select: toSet,
    enabled: isMember && ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isPolled ? refreshMs.withoutPush : (state.data?.length ?? 0) > 0 && whileOnlineMs),
    refetchOnWindowFocus: true,
  })
  return data ?? nobody
}
