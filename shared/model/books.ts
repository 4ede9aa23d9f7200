/**
 * Events of a payment. `refunded` is money that we owe to the member, `charged_back` money that the
 * member's bank took back. `refund_dropped` reverses `refunded` if the bank took that money back
 * before we refunded it. The other `refund_...` events are steps of a refund: its approval and its
 * transfer. `charge_back_reversed`: the provider reports that the bank reversed a charge-back and
 * returned the money to us; nothing else changes, because finance decides what to do. `debt_paid`:
 * credits returned for unanswered messages (CHAT-36) reduced the payment's debt, that is, the
 * credits that the member had spent before their money was returned.
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
