import type { listSessions } from '#functions/stores/account/sessions.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as ownAccount from '#shared/contract/own-account.ts'

type Shown = Output<typeof ownAccount.listSessions>['sessions']

/** Sessions as shown to the member: the calling session first, then the most recently used. */
export const shownSessions = (sessions: Awaited<ReturnType<typeof listSessions>>, own: string | undefined): Shown =>
  sessions
    .map(({ id, startedAt, lastUsedAt = startedAt, leftAt = startedAt, device = '' }) => ({
      id,
      started_at: startedAt,
      // `lastUsedAt` is updated at most once a day, but `leftAt` each time that a page is hidden.
      // The later of the two is shown.
      last_used_at: lastUsedAt > leftAt ? lastUsedAt : leftAt,
      device,
      current: id === own,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.last_used_at.localeCompare(a.last_used_at))
