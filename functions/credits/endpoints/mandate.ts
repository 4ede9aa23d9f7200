import { handle } from '#functions/auth/handle.ts'
import { readDebits } from '#functions/stores/credits/debits.ts'
import { readDiscounts } from '#functions/stores/discounts/discount.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import { isWithinDebitLimits } from '#shared/rules/direct-debit.ts'
import { priceWith } from '#shared/rules/discount.ts'
import { mandateOf } from '../mandate-text.ts'
import { termsOf } from '../place-order.ts'

export const handler = handle(directDebit.mandate, {
  load: ({ memberId, query }) => ({
    discounts: readDiscounts(memberId, query.code),
    debits: readDebits(memberId),
  }),
  run: async ({ member, discounts, debits, query, language, visitorAddress, now, refuse }) => {
    const choice = { ...query, method: 'sdd' } as const
    const { country, bundle, discount } = await termsOf(choice, { member, discounts, visitorAddress, now })
    const { currency } = country
    const priceCents = priceWith(discount, bundle)
    if (!isWithinDebitLimits(priceCents, debits.payments, country.directDebit!, now)) refuse('direct_debit_limit')
    const { text, version, collectOn } = await mandateOf(
      { credits: bundle.credits, priceCents, currency },
      { country, language, now },
    )
    return { text, version, price_cents: priceCents, currency, collect_on: collectOn }
  },
})
