import { type Account, paymentCountryOf } from '#functions/stores/account/account.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { countryOf } from '#shared/countries/all.ts'
import { type Spending, spendingPeriods } from '#shared/model/spending.ts'
import { limitAt, periodAt, reservedCents, type SpendingLimits, spentSince } from '#shared/rules/spending.ts'

/** What a member spent, with their limits (PAY-65). */
export function shownSpending(
  member: Account,
  limits: SpendingLimits,
  payments: readonly StoredPayment[],
  now: Date,
): Spending {
  const { timeZone } = countryOf(member.site)
  const { currency } = countryOf(paymentCountryOf(member))
  const month = periodAt('month', now, timeZone).startsAt
  const currencies = new Set([currency, ...payments.filter((one) => one.completedAt).map((one) => one.currency)])
  return {
    currency,
    spent: [...currencies].map((one) => ({
      currency: one,
      month_cents: spentSince(payments, one, month),
      total_cents: spentSince(payments, one),
    })),
    limits: spendingPeriods.map((period) => {
      const { cents, next } = limitAt(limits[period], now)
      const { startsAt, endsAt } = periodAt(period, now, timeZone)
      return {
        period,
        limit_cents: cents,
        used_cents: spentSince(payments, currency, startsAt) + reservedCents(payments, currency, now),
        ends_at: endsAt,
        next: next && { limit_cents: next.cents, starts_at: next.at },
      }
    }),
  }
}
