/**
 * What can happen to a payment. `refunded` and `charged_back` are money that the member gets or
 * took back, from the moment at which we owe it; `refund_dropped` takes a refund out again that the
 * bank was faster to return; the other `refund_...` events tell what became of the transfer.
 * `debt_paid` is credits that came back and paid spent ones whose money was returned.
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
 * the provider takes it; `sent` until the member has the money, `arrived`; `failed` where the
 * provider refused or lost it, until finance tries again or pays it `by_hand`; `dropped` where the
 * member's bank took the money back meanwhile.
 */
export const refundStates = ['waiting', 'declined', 'owed', 'sent', 'arrived', 'failed', 'by_hand', 'dropped'] as const
export type RefundState = (typeof refundStates)[number]
