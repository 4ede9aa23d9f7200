import type { AuditAction } from '#shared/model/staff.ts'

/**
 * How the member's export names each action of staff; for an action on a suspicion, the name of the
 * resulting decision. Actions on complaints and cases are hidden: complaints and cases are
 * confidential, and their ids contain the time of filing. The removal from the queue of risks is
 * hidden, as complaints alone may have put the member there (MOD-12). Views of the member's file
 * are exported: they reveal no complaint, as staff also open files for payments, questions and
 * requests. Actions of hosts have a section of their own (CHAT-36).
 */
const namedAs: Record<AuditAction, 'exported' | 'hidden' | 'read_by_hosts' | AuditAction> = {
  signed_in: 'hidden',
  photo_approved: 'exported',
  photo_approved_explicit: 'exported',
  photo_refused: 'exported',
  chat_photo_refused: 'exported',
  photo_escalated: 'photo_refused',
  minor_suspected: 'member_suspended',
  abuse_suspected: 'member_suspended',
  private_photos_viewed: 'exported',
  verification_viewed: 'exported',
  verification_approved: 'exported',
  verification_refused: 'exported',
  complaint_answered: 'hidden',
  complaint_noted: 'hidden',
  complaint_handed: 'hidden',
  escalation_decided: 'hidden',
  complaint_viewed: 'hidden',
  evidence_viewed: 'hidden',
  member_viewed: 'exported',
  number_viewed: 'hidden',
  member_noted: 'exported',
  photo_taken_down: 'exported',
  text_removed: 'exported',
  text_approved: 'exported',
  text_refused: 'exported',
  name_removed: 'exported',
  message_removed: 'exported',
  member_warned: 'exported',
  member_suspended: 'exported',
  member_banned: 'exported',
  complaints_paused: 'exported',
  member_unbanned: 'exported',
  age_shown: 'exported',
  objection_upheld: 'exported',
  objection_refused: 'exported',
  objection_closed: 'exported',
  suspension_resumed: 'exported',
  sessions_ended: 'exported',
  risk_cleared: 'hidden',
  flagger_added: 'hidden',
  flagger_revoked: 'hidden',
  notice_flagged: 'hidden',
  notice_received: 'hidden',
  data_exported: 'exported',
  data_downloaded: 'exported',
  data_corrected: 'exported',
  erasure_requested: 'exported',
  erasure_approved: 'exported',
  erasure_declined: 'exported',
  request_declined: 'exported',
  fictional_made: 'hidden',
  fictional_changed: 'hidden',
  fictional_removed: 'hidden',
  desk_opened: 'read_by_hosts',
  desk_answered: 'read_by_hosts',
  desk_released: 'read_by_hosts',
  desk_noted: 'read_by_hosts',
  desk_photo_opened: 'read_by_hosts',
  campaign_saved: 'hidden',
  campaign_submitted: 'hidden',
  campaign_approved: 'hidden',
  campaign_refused: 'hidden',
  campaign_started: 'hidden',
  campaign_stopped: 'hidden',
  campaign_tested: 'hidden',
  debit_viewed: 'exported',
  debit_blocked: 'exported',
  debit_unblocked: 'exported',
  discount_made: 'hidden',
  discount_changed: 'hidden',
  discount_stopped: 'hidden',
  discount_resumed: 'hidden',
  payment_viewed: 'exported',
  refund_requested: 'exported',
  refund_made: 'exported',
  refund_approved: 'exported',
  refund_declined: 'exported',
  refund_retried: 'exported',
  refund_paid_by_hand: 'exported',
  trail_exported: 'hidden',
  terms_announced: 'hidden',
  staff_invited: 'hidden',
  staff_reset: 'hidden',
  staff_disabled: 'hidden',
  staff_enrolled: 'hidden',
}

/**
 * Section and name of an action of staff in the member's export; undefined if the action is hidden,
 * or if this release does not know it.
 */
export function exportedAct(action: string): { section: string; action: string } | undefined {
  const name: string | undefined = namedAs[action as AuditAction]
  if (name === undefined || name === 'hidden') return undefined
  if (name === 'read_by_hosts') return { section: name, action }
  return { section: 'moderation_decisions', action: name === 'exported' ? action : name }
}
