import * as z from 'zod/mini'
import { type StaffRole, staffRoles } from './staff-roles.ts'

export const StaffUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
export type StaffUser = z.infer<typeof StaffUser>

export const auditActions = [
  'signed_in',
  'photo_approved',
  'photo_approved_explicit',
  'photo_refused',
  'chat_photo_refused',
  'photo_escalated',
  'minor_suspected',
  'abuse_suspected',
  'private_photos_viewed',
  'verification_viewed',
  'verification_approved',
  'verification_refused',
  'complaint_answered',
  'complaint_noted',
  'complaint_handed',
  'escalation_decided',
  'complaint_viewed',
  'evidence_viewed',
  'member_viewed',
  'number_viewed',
  'member_noted',
  'photo_taken_down',
  'text_removed',
  'text_approved',
  'text_refused',
  'name_removed',
  'message_removed',
  'member_warned',
  'member_suspended',
  'member_banned',
  'complaints_paused',
  'member_unbanned',
  'age_shown',
  'objection_upheld',
  'objection_refused',
  'objection_closed',
  'suspension_resumed',
  'sessions_ended',
  'risk_cleared',
  'flagger_added',
  'flagger_revoked',
  'notice_flagged',
  'notice_received',
  'data_exported',
  'data_downloaded',
  'data_corrected',
  'erasure_requested',
  'erasure_approved',
  'erasure_declined',
  'request_declined',
  'fictional_made',
  'fictional_changed',
  'fictional_removed',
  'desk_opened',
  'desk_answered',
  'desk_released',
  'desk_noted',
  'desk_photo_opened',
  'campaign_saved',
  'campaign_submitted',
  'campaign_approved',
  'campaign_refused',
  'campaign_started',
  'campaign_stopped',
  'campaign_tested',
  'debit_viewed',
  'debit_blocked',
  'debit_unblocked',
  'discount_made',
  'discount_changed',
  'discount_stopped',
  'discount_resumed',
  'payment_viewed',
  'refund_requested',
  'refund_made',
  'refund_approved',
  'refund_declined',
  'refund_retried',
  'refund_paid_by_hand',
  'trail_exported',
  'terms_announced',
  'staff_invited',
  'staff_reset',
  'staff_disabled',
  'staff_enrolled',
] as const

type AuditAction = (typeof auditActions)[number]

/**
 * Entries of the trail that finance can read: the work of finance, views of members' files, and
 * changes of staff accounts. The reasons of other entries contain facts about members that finance
 * must not see (MOD-08).
 */
const financeActions: readonly AuditAction[] = [
  'signed_in',
  'member_viewed',
  'debit_viewed',
  'debit_blocked',
  'debit_unblocked',
  'discount_made',
  'discount_changed',
  'discount_stopped',
  'discount_resumed',
  'payment_viewed',
  'refund_requested',
  'refund_made',
  'refund_approved',
  'refund_declined',
  'refund_retried',
  'refund_paid_by_hand',
  'trail_exported',
  'staff_invited',
  'staff_reset',
  'staff_disabled',
  'staff_enrolled',
]

/** Actions whose entries staff with these roles can read in the trail; undefined means all. */
export const readableActions = (roles: readonly StaffRole[]): readonly AuditAction[] | undefined =>
  roles.includes('moderator') ? undefined : financeActions

/** Entry of the audit trail. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /**
   * Name of the member of staff; empty for the automatic inspection of photos, the site itself and
   * the operator's command.
   */
  staff: z.string(),
  action: z.enum(auditActions),
  /** Member concerned; null if there is none or the account is purged. */
  member: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/**
 * Parts of the transparency file (MOD-16; DSA 15 and 24). `received`: all notices. `notices`:
 * answered notices.
 */
export const reportParts = ['received', 'notices', 'decisions', 'photos', 'objections', 'lifted'] as const

/** Number of cases of one kind in a month. */
export const ReportRow = z.object({
  part: z.enum(reportParts),
  /** Category of a notice, kind of a decision, or reason of a refused photo. */
  item: z.string(),
  /** Ground of a decision or of a photo's refusal; null if the file was not a valid photo. */
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
