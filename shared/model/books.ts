/**
 * Events of a payment. `refunded` is money that we owe to the member, `charged_back` money that the
 * member's bank took back; `refund_dropped` reverses `refunded` where the bank took that money back
 * first; the other `refund_...` events are states of the transfer. `debt_paid`: returned credits
 * that pay off spent ones whose money was returned.
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
 * States of a refund: `waiting` for a second person of finance, or `declined` by them; `owed` until
 * the provider accepts it; `sent` until the member has the money, `arrived`; `failed` where the
 * provider refused or lost it, until finance tries again or pays it `by_hand`; `dropped` where the
 * member's bank took the money back meanwhile.
 */
export const refundStates = ['waiting', 'declined', 'owed', 'sent', 'arrived', 'failed', 'by_hand', 'dropped'] as const
export type RefundState = (typeof refundStates)[number]
