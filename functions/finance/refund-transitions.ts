import type { StoredRefund } from '#functions/stores/credits/refunds.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { BookEvent, RefundState } from '#shared/model/books.ts'
import type { auditActions } from '#shared/model/staff.ts'

type Transition = {
  from: RefundState
  to: RefundState
  /** Event to enter in the books; null for an approval, as `oweRefund` enters its own event. */
  event: BookEvent | null
  audit: (typeof auditActions)[number] & `refund_${string}`
  /**
   * Whether the decision needs a second person: somebody of finance who did not request the refund.
   */
  isBySecond: boolean
  needsReason: boolean
}

/** Decisions of finance about a refund (FIN-02, PAY-62). */
export const refundTransitions: Record<'approve' | 'decline' | 'retry' | 'by_hand', Transition> = {
  approve: {
    from: 'waiting',
    to: 'owed',
    event: null,
    audit: 'refund_approved',
    isBySecond: true,
    needsReason: false,
  },
  decline: {
    from: 'waiting',
    to: 'declined',
    event: 'refund_declined',
    audit: 'refund_declined',
    isBySecond: true,
    needsReason: true,
  },
  retry: {
    from: 'failed',
    to: 'owed',
    event: 'refund_retried',
    audit: 'refund_retried',
    isBySecond: false,
    needsReason: false,
  },
  by_hand: {
    from: 'failed',
    to: 'by_hand',
    event: 'refund_paid_by_hand',
    audit: 'refund_paid_by_hand',
    isBySecond: false,
    needsReason: true,
  },
}

/** Whether a request is a repeat: its decision about the refund has already been made. */
export function isRepeatedDecision(
  refund: StoredRefund,
  own: Pick<Staff, 'id'>,
  action: keyof typeof refundTransitions,
): boolean {
  if (action === 'decline') return refund.state === 'declined' && refund.approvedBy === own.id
  if (action === 'approve') return refund.approvedBy === own.id && !['waiting', 'declined'].includes(refund.state)
  return refund.state === refundTransitions[action].to
}
