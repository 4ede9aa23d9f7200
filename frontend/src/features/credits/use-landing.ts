import { useEffect } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { landedPayment } from '#frontend/domain/credits/landed.ts'
import { forgetPaymentReturn, returnPathOf } from '#frontend/domain/credits/payment-return.ts'
import { navigate } from '#frontend/lib/router.ts'
import type { Payment } from '#shared/model/money.ts'

/**
 * Navigates from a completed payment back to the conversation from which the order was made. The
 * conversation then shows a link to the payment (CHAT-34). Waits for the new balance, without which
 * the conversation would offer bundles again.
 */
export function useLanding(payment: Payment, { isReady, isFirst }: { isReady: boolean; isFirst: boolean }): void {
  const memberId = useMember()?.id
  const { id, credits } = payment
  useEffect(() => {
    if (!isReady || !memberId) return
    const back = returnPathOf(memberId, id)
    if (!back?.isLanding) return
    forgetPaymentReturn(memberId, id)
    landedPayment.write({ path: back.path, payment: id, credits, isFirst })
    navigate(back.path, { isReplacing: true })
  }, [isReady, isFirst, memberId, id, credits])
}
