import { hashed } from '#functions/platform/hash.ts'
import { type Key, own, ownOf } from '../key.ts'

/** Keys of staff, and of what they did and noted. */
export const staffKeys = {
  /**
   * Decision of staff or the inspection about a member, or access of staff to the member's data
   * (TRAP-63). Read by the staff's member view, by an export, and by the purge, which removes the
   * member from the audit entry that `audit` refers to.
   */
  moderation: (id: string, entry: string): Key => own(id, 'MODERATION', entry),
  moderationOfMember: (id: string) => ownOf(id, 'MODERATION'),
  /**
   * Note of staff about a member (MOD-08). Read by the staff's member view and by an export.
   */
  staffNote: (id: string, note: string): Key => own(id, 'STAFF_NOTE', note),
  staffNotesOf: (id: string) => ownOf(id, 'STAFF_NOTE'),
  /**
   * Staff member: roles, password, second factor. Read by every call with a staff session, and by
   * the operator's command.
   */
  staff: (id: string): Key => ({ PK: `STAFF#${id}`, SK: 'STAFF' }),
  staffSession: (id: string, session: string): Key => ({ PK: `STAFF#${id}`, SK: `SESSION#${session}` }),
  /** Claim that makes a staff member's email address unique. Read by their sign-in. */
  staffClaim: (email: string): Key => ({ PK: `STAFF_EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  /**
   * Claim of a member of staff on an entry of a queue; expires by TTL. The console reads all claims
   * of a queue at once.
   */
  queueClaim: (queue: string, item: string): Key => ({ PK: `QUEUE_CLAIMS#${queue}`, SK: `ITEM#${item}` }),
  queueClaims: (queue: string) => ({ PK: `QUEUE_CLAIMS#${queue}`, prefix: 'ITEM#' }),
  /**
   * Audit trail of staff, a partition per month (`2026-11`); expires after two years. Read by the
   * console, newest first. An entry that names a member has a row in the member's partition
   * (`moderation`) that refers to it.
   */
  audit: (month: string, entry: string): Key => ({ PK: `AUDIT#${month}`, SK: `ENTRY#${entry}` }),
  auditOfMonth: (month: string) => ({ PK: `AUDIT#${month}`, prefix: 'ENTRY#' }),
}
