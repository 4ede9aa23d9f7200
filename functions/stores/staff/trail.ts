import { encodeTime } from 'ulid'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach, list } from '#functions/table/read.ts'
import { auditYears } from '#shared/rules/limits.ts'
import { AuditEntry, type AuditEntry as Entry, monthOf } from './audit.ts'

/**
 * Maximum number of entries read for one page. If matches are rare, a page may thus have few or
 * none.
 */
const maxRead = 2_000
/**
 * Entries per read: for `trail`, by a query of a month's partition; for `member`, by their keys
 * (limit of `findEach`).
 */
const readAtOnce = { trail: 500, member: 100 } as const

export type TrailFilter = {
  /** Part of the name of a member of staff. */
  staff?: string | undefined
  action?: string | undefined
  /** Actions that the reader may see; undefined: all. */
  readable?: readonly string[] | undefined
  /** Id of a member. */
  member?: string | undefined
  /** Inclusive start and exclusive end of the period. */
  since?: Date | undefined
  until?: Date | undefined
}
type Page = { after: string | undefined; limit: number }

const isMatch = ({ staff, action, readable, member, since, until }: TrailFilter, entry: Entry): boolean =>
  (staff === undefined || entry.staff.toLowerCase().includes(staff.toLowerCase())) &&
  (action === undefined || entry.action === action) &&
  (readable === undefined || readable.includes(entry.action)) &&
  (member === undefined || entry.member === member) &&
  (since === undefined || entry.at >= since.toISOString()) &&
  (until === undefined || entry.at < until.toISOString())

const cursorOf = ({ at, id }: Pick<Entry, 'at' | 'id'>) => `${monthOf(at)}#${id}`

/**
 * Cursor from which the list continues with entries before a time, as ids begin with their time.
 */
const cursorAt = (moment: Date) => `${monthOf(moment.toISOString())}#${encodeTime(moment.getTime())}${'0'.repeat(16)}`

/** Months that can still have entries, newest first: two years and the current month. */
const auditMonths = (now: Date): string[] =>
  Array.from({ length: auditYears * 12 + 1 }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString()),
  )

/** Up to `limit` matching entries after `after` (a MonthCursor), newest first. */
export async function listAudit(filter: TrailFilter, { after, limit }: Page, now: Date) {
  if (filter.member !== undefined) return listAuditOfMember({ ...filter, member: filter.member }, { after, limit })
  const isFiltered = Object.values(filter).some((part) => part !== undefined)
  const [afterMonth, afterId] = (after ?? (filter.until && cursorAt(filter.until)))?.split('#') ?? []
  const entries: Entry[] = []
  let read = 0
  for (const month of auditMonths(now)) {
    if (afterMonth && month > afterMonth) continue
    if (filter.since && month < monthOf(filter.since.toISOString())) break
    let bound = month === afterMonth ? afterId : undefined
    for (let hasMore = true; hasMore; ) {
      const page = await list(AuditEntry, {
        ...keys.auditOfMonth(month),
        newestFirst: true,
        limit: isFiltered ? readAtOnce.trail : limit - entries.length,
        after: bound && keys.audit(month, bound).SK,
      })
      for (const entry of page.items as Entry[]) {
        if (isMatch(filter, entry)) entries.push(entry)
        if (entries.length === limit) return { entries, next: cursorOf(entry) }
      }
      read += page.items.length
      bound = page.items.at(-1)?.id
      hasMore = page.more
      if (read >= maxRead && bound) return { entries, next: `${month}#${bound}` }
    }
  }
  return { entries, next: null }
}

/** Matching entries about a member, found by the references in the member's partition. */
async function listAuditOfMember(filter: TrailFilter & { member: string }, { after, limit }: Page) {
  const afterId = after?.split('#')[1]
  const rows = (await listModeration(filter.member)).filter(({ id }) => afterId === undefined || id < afterId)
  const entries: Entry[] = []
  for (let from = 0; from < rows.length; from += readAtOnce.member) {
    const audited = rows.slice(from, from + readAtOnce.member).flatMap(({ audit }) => audit ?? [])
    const found = (await findEach(AuditEntry, audited)) as Entry[]
    for (const entry of found.toSorted((a, b) => b.id.localeCompare(a.id))) {
      if (isMatch(filter, entry)) entries.push(entry)
      if (entries.length === limit) return { entries, next: cursorOf(entry) }
    }
  }
  return { entries, next: null }
}
