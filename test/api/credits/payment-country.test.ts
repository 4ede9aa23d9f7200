import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as credits from '#shared/contract/credits.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { paymentMethods } from '#shared/model/payment.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

/** Accounts of all countries use the Dutch site. */
const stack = openStack({ countries: ['NL'] })

const worldwide = ['paypal', 'creditcard', 'visa', 'mastercard', 'applepay']
const euro = [...worldwide, 'sdd', 'sct', 'paysafecard']
/** Payment methods per country (OPEN-50). */
const methods: Record<CountryCode, [currency: string, methods: string[]]> = {
  NL: ['EUR', ['ideal', ...euro]],
  BE: ['EUR', ['bancontact', ...euro]],
  DE: ['EUR', euro],
  AT: ['EUR', ['eps', ...euro]],
  FR: ['EUR', ['cartebancaire', ...euro]],
  IT: ['EUR', ['nexi', ...euro]],
  ES: ['EUR', euro],
  IE: ['EUR', euro],
  PL: ['PLN', ['prezelewy24', 'blik', ...worldwide, 'sct']],
  GB: ['GBP', worldwide],
  CH: ['CHF', worldwide],
  US: ['USD', worldwide],
  CA: ['CAD', worldwide],
  AU: ['AUD', worldwide],
  NZ: ['NZD', worldwide],
}

const of = (site: CountryCode) => anna(stack, { site, credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
const refusedMethods = async (member: Member) => {
  const refused: string[] = []
  for (const method of paymentMethods)
    await order(member, { method }).catch(async (error) => {
      await expectRefusal(Promise.reject(error), 'payment_method_unavailable')
      refused.push(method)
    })
  return refused
}

describe('PAY-23 PAY-61 the payment country', () => {
  test.each(countryCodes)(
    'OPEN-50 PAY-23 PAY-61 gives a member of %s the methods and the currency of that country, on any site',
    async (site) => {
      const member = await of(site)
      const [currency, offered] = methods[site]
      expect(await member.call(account.current)).toMatchObject({ payment_country: site })
      const answer = await member.call(credits.bundles, { query: {} })
      expect([...answer.methods].sort()).toEqual([...offered].sort())
      expect(new Set(answer.bundles.map((bundle) => bundle.currency))).toEqual(new Set([currency]))
      // A direct debit is ordered by its own call, with a mandate.
      const ordered = offered.filter((method) => method !== 'sdd')
      expect(await refusedMethods(member)).toEqual(paymentMethods.filter((method) => !ordered.includes(method)))
      const payment = await order(member, { method: 'paypal' })
      expect(payment.currency).toBe(currency)
      expect(atProvider(stack, payment.id).amount.currency).toBe(currency)
    },
  )

  test('PAY-23 is that of the site for a visitor', async () => {
    const answer = await stack.visitor().call(credits.bundles, { query: {} })
    expect([...answer.methods].sort()).toEqual([...methods.NL[1]].sort())
  })
})
