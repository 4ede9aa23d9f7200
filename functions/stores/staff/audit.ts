import * as z from 'zod/mini'
import { addModeration, type Moderation } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import type { auditActions } from '#shared/model/staff.ts'
import { daySeconds, minuteMs } from '#shared/rules/durations.ts'
import { auditYears } from '#shared/rules/limits.ts'
import type { Staff } from './staff.ts'

/** Facts from which the transparency report is computed, besides action and reason (MOD-16). */
const Counted = z.object({
  item: z.string(),
  ground: z.optional(z.string()),
  source: z.optional(z.string()),
  outcome: z.optional(z.string()),
  minutes: z.optional(z.int()),
})

/**
 * Authors who are not staff: inspection of photos, external age check, operator's command, and the
 * site itself, for events that are counted although no member of staff acted.
 */
export const inspection = { id: 'inspection', name: '' } as const
export const ageChecker = { id: 'age_check', name: '' } as const
export const operator = { id: 'operator', name: '' } as const
export const siteItself = { id: 'site', name: '' } as const
export const nonStaffAuthors = [inspection, ageChecker, operator, siteItself] as const

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  staffId: z.string(),
  /** Name of the staff member at the time of the action. */
  staff: z.string(),
  action: z.string(),
  /** Null if it concerns no member, and after the member's purge. */
  member: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  counted: z.optional(Counted),
})
export type AuditEntry = Omit<z.infer<typeof AuditEntry>, 'action'> & { action: (typeof auditActions)[number] }

/** Whole minutes since a time stamp, for the handling times in the transparency report. */
export const minutesBetween = (from: string, now: Date): number =>
  Math.round((now.getTime() - Date.parse(from)) / minuteMs)

/** Month, such as `2026-11`, that names the partition of an entry. */
export const monthOf = (moment: string) => moment.slice(0, 7)

/**
 * Writes that add an audit entry, for the transaction of the action. If it is about a member, a row
 * in the member's partition is added too, by which the purge finds the entry.
 */
export function addAudit(
  staff: Pick<Staff, 'id' | 'name'>,
  entry: Pick<AuditEntry, 'id' | 'action' | 'counted'> &
    Partial<Record<'member' | 'reason' | 'subject' | 'photo', string>>,
  now: Date,
): Write[] {
  const { id, action, member = null, reason = null, subject, photo, counted } = entry
  const at = now.toISOString()
  const key = keys.audit(monthOf(at), id)
  const ttl = Math.floor(now.getTime() / 1000) + auditYears * 366 * daySeconds
  return [
    putNew(
      key,
      { id, at, staffId: staff.id, staff: staff.name, action, member, reason, ...(counted && { counted }), ttl },
      undefined,
    ),
    ...(member
      ? [
          addModeration(member, {
            id,
            at,
            by: staff.id,
            action,
            reason,
            audit: key,
            ...(subject && { subject }),
            ...(photo && { photo }),
          }),
        ]
      : []),
  ]
}

/** Up to `limit` entries of a month, oldest first; `next` is the id to continue after. */
export async function listAuditOfMonth(month: string, { after, limit }: { after: string | undefined; limit: number }) {
  const range = { ...keys.auditOfMonth(month), limit, after: after && keys.audit(month, after).SK }
  const { items, more } = await list(AuditEntry, range)
  return { entries: items as AuditEntry[], next: more ? items.at(-1)!.id : null }
}

/** Removes the member from an audit entry, for the purge; Conflict if the entry has expired. */
export const forgetInAudit = (audit: NonNullable<Moderation['audit']>): Write =>
  update(audit, 'SET #member = :nobody', {
    condition: 'attribute_exists(PK)',
    names: { '#member': 'member' },
    values: { ':nobody': null },
    onConflict: () => new Conflict('the entry has expired'),
  })
