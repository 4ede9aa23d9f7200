/**
 * Events of a payment. `refunded` is money that we owe to the member, `charged_back` money that the
 * member's bank took back. `refund_dropped` reverses `refunded` if the bank took that money back
 * before we refunded it. The other `refund_...` events are states of the transfer.
 * `charge_back_reversed`: according to the provider, the bank reversed a charge-back and returned
 * its money to us; nothing else changes, as finance decides about it. `debt_paid`: credits refunded
 * to the member reduce the debt of a member whose money was returned after the credits were spent.
 */
export const bookEvents = [
  'ordered',
  'completed',
  'failed',
  'refund_requested',
  'refund_declined',
  'refunded',
  'refund_sent',
  'refund_arrived',
  'refund_failed',
  'refund_retried',
  'refund_paid_by_hand',
  'refund_dropped',
  'charged_back',
  'charge_back_reversed',
  'debt_paid',
] as const
export type BookEvent = (typeof bookEvents)[number]

/**
 * States of a refund. `waiting`: needs the approval of a second member of finance. `declined`: that
 * person refused it. `owed`: the provider has not accepted it yet. `sent`: the provider accepted
 * it, but the member does not have the money yet. `arrived`: the member has the money. `failed`:
 * the provider refused or lost the refund; finance retries it or pays in another way (`by_hand`).
 * `dropped`: the member's bank took the money back before the refund.
 */
export const refundStates = ['waiting', 'declined', 'owed', 'sent', 'arrived', 'failed', 'by_hand', 'dropped'] as const
export type RefundState = (typeof refundStates)[number]
