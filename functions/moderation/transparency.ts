import { type AuditEntry, ageChecker, inspection } from '#functions/stores/staff/audit.ts'
import type { ReportRow } from '#shared/model/staff.ts'

const parts: Partial<Record<AuditEntry['action'], ReportRow['part']>> = {
  notice_received: 'received',
  notice_flagged: 'received',
  complaint_answered: 'notices',
  chat_photo_refused: 'decisions',
  photo_taken_down: 'decisions',
  text_removed: 'decisions',
  text_refused: 'decisions',
  name_removed: 'decisions',
  message_removed: 'decisions',
  member_warned: 'decisions',
  member_suspended: 'decisions',
  minor_suspected: 'decisions',
  abuse_suspected: 'decisions',
  member_banned: 'decisions',
  complaints_paused: 'decisions',
  photo_approved: 'photos',
  photo_approved_explicit: 'photos',
  photo_refused: 'photos',
  photo_escalated: 'photos',
  objection_upheld: 'objections',
  objection_refused: 'objections',
  objection_closed: 'objections',
  member_unbanned: 'lifted',
}

const machines: readonly string[] = [inspection.id, ageChecker.id]

/**
 * Counts entries of the trail for the transparency report (MOD-16). Entries with the same part,
 * item, ground, source, outcome and author (staff or machine) are one row. In older entries, which
 * have no counted fields, the item is the action.
 */
export function reportOf(entries: readonly AuditEntry[]): ReportRow[] {
  const rows = new Map<string, ReportRow>()
  for (const { action, staffId, counted } of entries) {
    const part = parts[action]
    if (!part) continue
    const { item = action, ground = null, source = null, outcome = null, minutes } = counted ?? {}
    const kind = { part, item, ground, source, outcome, automatic: machines.includes(staffId) }
    const row = rows.get(JSON.stringify(kind)) ?? { ...kind, count: 0, minutes: [] }
    rows.set(JSON.stringify(kind), {
      ...row,
      count: row.count + 1,
      minutes: minutes === undefined ? row.minutes : [...row.minutes, minutes],
    })
  }
  return [...rows.values()]
}
