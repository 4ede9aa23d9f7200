import { handle } from '#functions/auth/handle.ts'
import { findAccount, paymentCountryOf } from '#functions/stores/account/account.ts'
import { changePaymentCountry } from '#functions/stores/account/account-changes.ts'
import { checkNoLimits, findSpending, lockSpending } from '#functions/stores/credits/spending.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import { countryOf } from '#shared/countries/all.ts'
import { hasLimits } from '../limits.ts'

/**
 * Changes the payment country to another one that the member's site serves (PAY-61). Spending
 * limits are amounts of a currency, so a new currency would lift them at once: a country with
 * another currency is refused while there is a limit (PAY-65).
 */
export const handler = handle(credits.setPaymentCountry, {
  run: async ({ member, body: { country }, now, refuse }) =>
    retryOnConflict(async (attempt) => {
      const account = attempt === 0 ? member : ((await findAccount(member.id, { consistent: true })) ?? member)
      const existing = paymentCountryOf(account)
      if (country === existing) return { payment_country: country }
      if (!countryOf(account.site).memberCountries.includes(country)) refuse('payment_country_unavailable')
      const isOtherCurrency = countryOf(country).currency !== countryOf(existing).currency
      const spending = await findSpending(account.id)
      if (isOtherCurrency && spending && hasLimits(spending.limits, now)) refuse('limits_in_currency')
      await commit([
        changePaymentCountry(account, country),
        spending ? lockSpending(account.id, spending) : checkNoLimits(account.id),
      ])
      return { payment_country: country }
    }),
})
