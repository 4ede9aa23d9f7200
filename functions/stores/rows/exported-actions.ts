import { isDeskAction } from '#functions/stores/safety/moderation.ts'
import type { auditActions } from '#shared/model/staff.ts'

type Action = (typeof auditActions)[number]

/**
 * Actions of staff that the member's export contains. Actions on complaints and cases are hidden,
 * as both are confidential and their ids contain the time of filing. The removal from the queue of
 * risks is hidden, as complaints alone may have put the member there (MOD-12). Views of the
 * member's file are exported: they reveal no complaint, as staff also open files for payments,
 * questions and requests.
 */
const exported: readonly string[] = [
  'photo_approved',
  'photo_approved_explicit',
  'photo_refused',
  'chat_photo_refused',
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
  'member_viewed',
  'member_noted',
  'private_photos_viewed',
  'verification_viewed',
  'verification_approved',
  'verification_refused',
  'data_exported',
  'data_downloaded',
  'data_corrected',
  'erasure_requested',
  'erasure_approved',
  'erasure_declined',
  'request_declined',
  'debit_viewed',
  'debit_blocked',
  'debit_unblocked',
  'payment_viewed',
  'refund_requested',
  'refund_made',
  'refund_approved',
  'refund_declined',
  'refund_retried',
  'refund_paid_by_hand',
] satisfies Action[]

/** Actions on a suspicion, with the name of the decision under which the export lists them. */
const renamed: Partial<Record<string, Action>> = {
  photo_escalated: 'photo_refused',
  minor_suspected: 'member_suspended',
  abuse_suspected: 'member_suspended',
} satisfies Partial<Record<Action, Action>>

/** Section and name of an act in the member's export; undefined if it is hidden. */
export function exportedAct(action: string): { section: string; action: string } | undefined {
  if (isDeskAction(action)) return { section: 'read_by_hosts', action }
  const name = exported.includes(action) ? action : renamed[action]
  return name === undefined ? undefined : { section: 'moderation_decisions', action: name }
}
