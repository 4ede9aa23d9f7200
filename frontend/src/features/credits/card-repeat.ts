import type { Payment } from '#shared/model/money.ts'
import { isSameChoice, paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { usePayments } from './queries.ts'

/**
 * Whether `payment` repeats a purchase (OPEN-52): an earlier payment of the same bundle by the same
 * option of the payment page was completed. True however the order was started.
 */
const isRepeat = (payment: Payment, payments: readonly Payment[]): boolean =>
  payments.some(
    ({ bundle, method, completed_at }) =>
      bundle === payment.bundle &&
      isSameChoice(method, payment.method) &&
      completed_at !== null &&
      completed_at < payment.created_at,
  )

/**
 * Whether a credit card payment repeats a purchase (PAY-22): always if it is by a stored card, else
 * according to the loaded payments; undefined while loading, false after a failure.
 */
export function useIsCardRepeat(payment: Payment): boolean | undefined {
  const isCard = paymentMethodFacts[payment.method].isCreditCard && !payment.stored_card
  const { data, error } = usePayments({ isWanted: isCard })
  if (!isCard) return payment.stored_card
  if (!data) return error ? false : undefined
  return isRepeat(
    payment,
    data.pages.flatMap((page) => page.payments),
  )
}
