import type { Account } from '#functions/stores/account/account.ts'
import { isCharge, listAllPayments, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { StoredSpending } from '#functions/stores/credits/spending.ts'
import { countryOf } from '#shared/countries/all.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { limitAt, type ReachedLimit, reachedLimit, type SpendingLimits } from '#shared/rules/spending.ts'

export const hasLimits = (limits: SpendingLimits, now: Date): boolean =>
  Object.values(limits).some((limit) => limitAt(limit, now).cents !== null)

type Fit = {
  reached: ReachedLimit | null
  /**
   * Open payments that must be ended for the order to fit the limits, oldest first; empty if ending
   * them is not enough.
   */
  inTheWay: StoredPayment[]
  /**
   * Id of an open payment that counts towards the limit, shown so that the member can end it;
   * preferably one that this order cannot end itself.
   */
  open: string | undefined
}

/**
 * Checks an order against the member's spending limits (PAY-65). Open payments count towards them.
 * A payment left open on the provider's page must not keep the member from paying in another way
 * (PAY-59), so the result lists it in `inTheWay`, to be ended. An open bank transfer is not listed,
 * as the money may already be on its way.
 */
export async function fitLimits(
  member: Pick<Account, 'id' | 'site'>,
  order: Pick<StoredPayment, 'priceCents' | 'currency'>,
  spending: StoredSpending | undefined,
  now: Date,
): Promise<Fit> {
  if (!spending || !hasLimits(spending.limits, now)) return { reached: null, inTheWay: [], open: undefined }
  const payments = await listAllPayments(member.id)
  const { timeZone } = countryOf(member.site)
  const reachedWith = (counted: readonly StoredPayment[]) =>
    reachedLimit(spending.limits, counted, { ...order, timeZone, now })
  const open = payments.filter(({ status }) => isPaymentOpen(status))
  const inCurrency = open.filter(({ currency }) => currency === order.currency)
  const inTheWay: StoredPayment[] = []
  const isCounted = (payment: StoredPayment) => !inTheWay.includes(payment)
  for (const payment of open) {
    if (!reachedWith(payments.filter(isCounted))) break
    if (isOnPage(payment)) inTheWay.push(payment)
  }
  const isInVain = reachedWith(payments.filter(isCounted)) !== null
  return {
    reached: reachedWith(payments),
    inTheWay: isInVain ? [] : inTheWay,
    open: (inCurrency.find((payment) => !isOnPage(payment)) ?? inCurrency[0])?.id,
  }
}

/** Whether a payment waits on the provider's page, which the member may have abandoned. */
const isOnPage = (payment: StoredPayment): boolean =>
  paymentMethodFacts[payment.method].timeout === 'online' && !isCharge(payment)
