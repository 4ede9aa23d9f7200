import * as z from 'zod/mini'
import { type StaffRole, staffRoles } from './staff-roles.ts'

export const StaffUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
export type StaffUser = z.infer<typeof StaffUser>

/**
 * Actions of the audit trail, and whether finance can read the entries of each: finance reads its
 * own work, views of members' files, and changes of staff accounts. The reasons of other entries
 * contain facts about members that finance must not see (MOD-08).
 */
const isReadByFinance = {
  signed_in: true,
  photo_approved: false,
  photo_approved_explicit: false,
  photo_refused: false,
  chat_photo_refused: false,
  photo_escalated: false,
  minor_suspected: false,
  abuse_suspected: false,
  private_photos_viewed: false,
  verification_viewed: false,
  verification_approved: false,
  verification_refused: false,
  complaint_answered: false,
  complaint_noted: false,
  complaint_handed: false,
  escalation_decided: false,
  complaint_viewed: false,
  evidence_viewed: false,
  member_viewed: true,
  number_viewed: false,
  member_noted: false,
  photo_taken_down: false,
  text_removed: false,
  text_approved: false,
  text_refused: false,
  name_removed: false,
  message_removed: false,
  member_warned: false,
  member_suspended: false,
  member_banned: false,
  complaints_paused: false,
  member_unbanned: false,
  age_shown: false,
  objection_upheld: false,
  objection_refused: false,
  objection_closed: false,
  suspension_resumed: false,
  sessions_ended: false,
  risk_cleared: false,
  flagger_added: false,
  flagger_revoked: false,
  notice_flagged: false,
  notice_received: false,
  data_exported: false,
  data_downloaded: false,
  data_corrected: false,
  erasure_requested: false,
  erasure_approved: false,
  erasure_declined: false,
  request_declined: false,
  fictional_made: false,
  fictional_changed: false,
  fictional_removed: false,
  desk_opened: false,
  desk_answered: false,
  desk_released: false,
  desk_noted: false,
  desk_photo_opened: false,
  campaign_saved: false,
  campaign_submitted: false,
  campaign_approved: false,
  campaign_refused: false,
  campaign_started: false,
  campaign_stopped: false,
  campaign_tested: false,
  debit_viewed: true,
  debit_blocked: true,
  debit_unblocked: true,
  discount_made: true,
  discount_changed: true,
  discount_stopped: true,
  discount_resumed: true,
  payment_viewed: true,
  refund_requested: true,
  refund_made: true,
  refund_approved: true,
  refund_declined: true,
  refund_retried: true,
  refund_paid_by_hand: true,
  trail_exported: true,
  terms_announced: false,
  staff_invited: true,
  staff_reset: true,
  staff_disabled: true,
  staff_enrolled: true,
} satisfies Record<string, boolean>
export type AuditAction = keyof typeof isReadByFinance

export const auditActions = Object.keys(isReadByFinance) as AuditAction[]

/** Actions whose entries staff with these roles can read in the trail; undefined means all. */
export const readableActions = (roles: readonly StaffRole[]): readonly AuditAction[] | undefined =>
  roles.includes('moderator') ? undefined : auditActions.filter((action) => isReadByFinance[action])

/** Entry of the audit trail. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /**
   * Name of the member of staff; empty for the automatic inspection of photos, the external age
   * check, the site itself and the operator's command.
   */
  staff: z.string(),
  action: z.enum(auditActions),
  /** Member concerned; null if there is none or the account is purged. */
  member: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/**
 * Parts of the transparency report (MOD-16; DSA 15 and 24). `received`: all notices. `notices`:
 * answered notices.
 */
export const reportParts = ['received', 'notices', 'decisions', 'photos', 'objections', 'lifted'] as const

/** Row of the transparency report: number of equal events in a month. */
export const ReportRow = z.object({
  part: z.enum(reportParts),
  /** Category of a notice, kind of a decision, or reason of a refused photo. */
  item: z.string(),
  /**
   * Ground of a decision or of a photo's refusal; null for other events, and for a photo that was
   * refused because its file is invalid.
   */
  ground: z.nullable(z.string()),
  /** Source of a decision or refused photo; `trusted_flagger` for a trusted flagger's notice. */
  source: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  /** Whether a machine decided. */
  automatic: z.boolean(),
  count: z.int(),
  /** Minutes from each notice or objection to its answer. */
  minutes: z.array(z.int()),
})
export type ReportRow = z.infer<typeof ReportRow>
