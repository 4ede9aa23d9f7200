import type * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { findSearchedMember } from '#functions/stores/account/claims.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { listAudit, type TrailFilter } from '#functions/stores/staff/trail.ts'
import type * as staff from '#shared/contract/staff.ts'
import { readableActions } from '#shared/model/staff.ts'
import { dateAfter } from '#shared/rules/age.ts'
import { startOfDate } from '#shared/rules/day.ts'

type Query = z.output<typeof staff.listAudit.query>

/**
 * Date clamped to this century, in which all entries lie, as time zones cannot be computed at the
 * limits of the date type.
 */
const bounded = (date: string): string => ['2000-01-01', date, '2099-12-31'].toSorted()[1]!

/**
 * Filter of the trail from a query (MOD-15), limited to the actions that the reader's roles may
 * see. Refused with `not_found` if the member in the query does not exist.
 */
export async function trailFilter(
  { staff, action, member: q, from, to }: Query,
  { roles }: Pick<Staff, 'roles'>,
  { country }: Site,
): Promise<TrailFilter> {
  const member = q === undefined ? undefined : await findSearchedMember(q)
  if (q !== undefined && member === undefined) throw new Refusal('not_found')
  return {
    staff,
    action,
    member,
    readable: readableActions(roles),
    since: from === undefined ? undefined : startOfDate(bounded(from), country.timeZone),
    until: to === undefined ? undefined : startOfDate(dateAfter(bounded(to), 1), country.timeZone),
  }
}

export const findTrail = (filter: TrailFilter, { cursor }: Query, limit: number, now: Date) =>
  listAudit(filter, { after: cursor, limit }, now)
