import { handle } from '#functions/auth/handle.ts'
import { findAccount, paymentCountryOf } from '#functions/stores/account/account.ts'
import { checkPaymentCountry } from '#functions/stores/account/account-changes.ts'
import { listAllPayments } from '#functions/stores/credits/payment.ts'
import { findSpending, saveLimit } from '#functions/stores/credits/spending.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import { countryOf } from '#shared/countries/all.ts'
import { withLimit } from '#shared/rules/spending.ts'
import { shownSpending } from '../spending.ts'

export const handler = handle(credits.setSpendingLimit, {
  run: async ({ member, body: { period, cents }, now }) =>
    retryOnConflict(async (attempt) => {
      const account = attempt === 0 ? member : ((await findAccount(member.id, { consistent: true })) ?? member)
      const [existing, payments] = await Promise.all([findSpending(member.id), listAllPayments(member.id)])
      const limit = withLimit(existing?.limits[period], cents, now)
      const { currency } = countryOf(paymentCountryOf(account))
      await commit([
        saveLimit(member.id, existing, { currency, period, limit }),
        // The amount is in the currency of the payment country, which must not have changed.
        checkPaymentCountry(account),
      ])
      return shownSpending(account, { ...existing?.limits, [period]: limit }, payments, now)
    }),
})
