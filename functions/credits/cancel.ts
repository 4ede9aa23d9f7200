import type { Account } from '#functions/stores/account/account.ts'
import { isCancellable, type Purchase, type StoredPayment } from '#functions/stores/credits/payment.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { Payment } from '#shared/model/money.ts'
import { isCancelOpen, lastCancelDay, refundCents, unusedCredits } from '#shared/rules/cancel.ts'
import { keptCents } from '#shared/rules/payment-state.ts'

type Balance = Pick<Account, 'credits' | 'purchases'>

/**
 * Offer to cancel a purchase now, by the terms of its country: whether this is still possible, the
 * refund, and whether premium would end. `credits` is 0 if all credits are used.
 */
export function cancelOffer(purchase: Purchase, purchases: readonly Purchase[], account: Balance, now: Date) {
  const { refundDays, timeZone } = countryOf(purchase.site)
  const unused = unusedCredits(purchase, purchases, account.credits)
  const cents = refundCents(purchase, unused)
  const isWhole = cents === keptCents(purchase)
  return {
    isOpen: isCancelOpen(purchase.completedAt, refundDays, timeZone, now),
    lastDay: lastCancelDay(purchase.completedAt, refundDays, timeZone),
    credits: unused,
    cents,
    isWhole,
    endsPremium: isWhole && account.purchases === 1,
  }
}

/**
 * Offer to cancel a purchase now, as shown to its member: credits that the member gives back,
 * refund in cents, last day, and whether premium ends. Null if the purchase cannot be cancelled,
 * its last day is over or all its credits are used.
 */
export function shownOffer(
  payment: StoredPayment,
  purchases: readonly Purchase[],
  account: Balance,
  now: Date,
): Payment['cancel'] {
  if (!isCancellable(payment)) return null
  const { isOpen, credits, cents, lastDay, endsPremium } = cancelOffer(payment, purchases, account, now)
  if (!isOpen || credits === 0) return null
  return { credits, price_cents: cents, last_day: lastDay, ends_premium: endsPremium }
}
