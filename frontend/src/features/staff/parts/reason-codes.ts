import type { AuditAction } from '#shared/model/staff.ts'

/** Kinds of codes in the reason of an audit entry (`useReasonText` has their words). */
export type ReasonCode =
  | 'photo'
  | 'verification'
  | 'outcome'
  | 'ground'
  | 'identityCheck'
  | 'declinedRequest'
  | 'discount'
  | 'roles'
  | 'termsDay'

/** No codes: the entry has no reason, or free text, a name, a title or a number. */
const asStored = [] as const

/**
 * Kinds of codes that the functions write into the reason of each action. Lists every action, so a
 * new one does not compile without its line.
 */
export const reasonCodes: Readonly<Record<AuditAction, readonly ReasonCode[]>> = {
  signed_in: asStored,
  photo_approved: asStored,
  photo_approved_explicit: asStored,
  // Earlier refusals include removals by a decision, whose reason is a ground.
  photo_refused: ['photo', 'ground'],
  chat_photo_refused: ['photo', 'ground'],
  photo_escalated: ['photo'],
  minor_suspected: ['ground'],
  abuse_suspected: ['ground'],
  private_photos_viewed: asStored,
  verification_viewed: asStored,
  verification_approved: asStored,
  verification_refused: ['verification'],
  complaint_answered: ['outcome'],
  complaint_noted: asStored,
  complaint_handed: asStored,
  escalation_decided: ['outcome'],
  complaint_viewed: asStored,
  evidence_viewed: asStored,
  member_viewed: asStored,
  number_viewed: asStored,
  member_noted: asStored,
  photo_taken_down: ['ground'],
  text_removed: ['ground'],
  text_approved: asStored,
  text_refused: ['ground'],
  name_removed: ['ground'],
  message_removed: ['ground'],
  member_warned: ['ground'],
  member_suspended: ['ground'],
  // If the member has left, only the address is banned, and the reason is the complaint's outcome.
  member_banned: ['ground', 'outcome'],
  complaints_paused: ['ground'],
  member_unbanned: asStored,
  age_shown: asStored,
  objection_upheld: asStored,
  objection_refused: asStored,
  objection_closed: asStored,
  suspension_resumed: asStored,
  sessions_ended: asStored,
  risk_cleared: asStored,
  flagger_added: asStored,
  flagger_revoked: asStored,
  notice_flagged: asStored,
  notice_received: asStored,
  data_exported: ['identityCheck'],
  data_downloaded: asStored,
  data_corrected: ['identityCheck'],
  erasure_requested: ['identityCheck'],
  erasure_approved: ['identityCheck'],
  erasure_declined: asStored,
  request_declined: ['declinedRequest'],
  fictional_made: asStored,
  fictional_changed: asStored,
  fictional_removed: asStored,
  desk_opened: asStored,
  desk_answered: asStored,
  desk_released: asStored,
  desk_noted: asStored,
  desk_photo_opened: asStored,
  campaign_saved: asStored,
  campaign_submitted: asStored,
  campaign_approved: asStored,
  campaign_refused: asStored,
  campaign_started: asStored,
  campaign_stopped: asStored,
  campaign_tested: asStored,
  debit_viewed: asStored,
  debit_blocked: asStored,
  debit_unblocked: asStored,
  discount_made: ['discount'],
  discount_changed: ['discount'],
  discount_stopped: ['discount'],
  discount_resumed: ['discount'],
  payment_viewed: asStored,
  refund_requested: asStored,
  refund_made: asStored,
  refund_approved: asStored,
  refund_declined: asStored,
  refund_retried: asStored,
  refund_paid_by_hand: asStored,
  trail_exported: asStored,
  terms_announced: ['termsDay'],
  staff_invited: ['roles'],
  staff_reset: ['roles'],
  staff_disabled: ['roles'],
  staff_enrolled: asStored,
}
