import { handle } from '#functions/auth/handle.ts'
import { paymentCountryOf } from '#functions/stores/account/account.ts'
import { findPopularBundle } from '#functions/stores/credits/sales.ts'
import { readDiscounts, shownDiscount, situationOf } from '#functions/stores/discounts/discount.ts'
import { guessDiscount } from '#functions/stores/discounts/guesses.ts'
import * as credits from '#shared/contract/credits.ts'
import { countryOf } from '#shared/countries/all.ts'
import { automaticDiscount, lowers, priceWith } from '#shared/rules/discount.ts'
import { methodsAt, storesCards } from '#shared/rules/payment-providers.ts'
import { pricePerCreditCents } from '#shared/rules/price.ts'

export const handler = handle(credits.bundles, {
  load: ({ memberId, query, site, now }) => ({
    popular: findPopularBundle(site.country, now),
    discounts: memberId ? readDiscounts(memberId, query.code) : Promise.resolve(null),
  }),
  run: async ({ member, popular, discounts, query, site, now, visitorAddress, refuse }) => {
    const country = member ? countryOf(paymentCountryOf(member)) : site.country
    const home = member ? countryOf(member.site) : site.country
    const situation = member && discounts && situationOf(member, discounts.uses, now)
    const chosen =
      situation &&
      (query.code
        ? await guessDiscount({ code: query.code, stored: discounts.stored, situation, visitorAddress, now })
        : automaticDiscount(situation))
    const found = typeof chosen === 'string' ? refuse(chosen) : chosen
    const discount = found && country.bundles.some((bundle) => lowers(found, bundle)) ? found : null
    if (query.code && found && !discount) refuse('code_not_applicable')

    return {
      bundles: country.bundles.map((bundle) => {
        const priceCents = priceWith(discount, bundle)
        return {
          id: bundle.id,
          credits: bundle.credits,
          currency: country.currency,
          full_price_cents: bundle.priceCents,
          price_cents: priceCents,
          price_per_credit_cents: pricePerCreditCents({ ...bundle, priceCents }),
          popular: bundle.id === popular,
          discount: discount && priceCents < bundle.priceCents ? discount.percentage : null,
        }
      }),
      methods: methodsAt(home, country),
      stores_cards: storesCards(home),
      payment_country: country.code,
      vat_percent: country.vatPercent,
      payment_countries: member ? home.memberCountries : [],
      discount: discount && shownDiscount(discount, now),
      discount_ends_at: discount?.expires ?? null,
      credits: member?.credits ?? null,
    }
  },
})
