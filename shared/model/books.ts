/**
 * Events of a payment. `refunded` is money that we owe to the member, `charged_back` money that the
 * member's bank took back. `refund_dropped` reverses `refunded` if the bank took that money back
 * before we refunded it. The other `refund_...` events are states of the transfer. `debt_paid`:
 * credits that were returned to the member pay off spent credits whose money was returned.
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
  'debt_paid',
] as const
export type BookEvent = (typeof bookEvents)[number]

/**
 * States of a refund. `waiting`: for a second person of finance. `declined`: by that person.
 * `owed`: until the provider accepts it. `sent`: until the member has the money. `arrived`: the
 * member has it. `failed`: the provider refused or lost it, until finance tries again or pays it
 * another way (`by_hand`). `dropped`: the member's bank has taken the money back since.
 */
export const refundStates = ['waiting', 'declined', 'owed', 'sent', 'arrived', 'failed', 'by_hand', 'dropped'] as const
export type RefundState = (typeof refundStates)[number]
