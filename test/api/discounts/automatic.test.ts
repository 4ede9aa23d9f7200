import { expect, test } from 'vitest'
import { findUse } from '#functions/stores/discounts/discount.ts'
import * as credits from '#shared/contract/credits.ts'
import * as directDebit from '#shared/contract/direct-debit.ts'
import { order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { freshAccount, orderDebit } from '#test/support/debits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()

const inDays = (days: number) => new Date(stack.clock.now().getTime() + days * 86_400_000).toISOString()
/** A member who never paid, and whose time bonus ended before the campaign. */
const unpaid = () => anna(stack, { credits: 0, signupDate: inDays(-30) })
const offered = (member: Member, code?: string) => member.call(credits.bundles, { query: { code } })
/** Runs a test during a campaign of 30 per cent for orders of at least `minOrderCents`. */
const inCampaign = (minOrderCents: number, run: () => Promise<void>) => {
  const campaign = { code: 'SPRING', percentage: 30, minOrderCents, startsAt: inDays(-1), endsAt: inDays(1) }
  return withCountry('NL', { welcomeCampaign: campaign }, run)
}

test('OPEN-15 PAY-38 a bundle below the minimum of an automatic discount is sold at the full price that is shown', () =>
  inCampaign(1999, async () => {
    const a = await unpaid()
    const { discount, bundles } = await offered(a)
    expect(discount).toMatchObject({ code: 'SPRING' })
    expect(bundles.slice(0, 2)).toMatchObject([
      { price_cents: 999, discount: null },
      { price_cents: 1399, discount: 30 },
    ])
    expect(await order(a)).toMatchObject({ price_cents: 999, discount_code: null })
    expect(await findUse(a.id, 'SPRING')).toBeUndefined()
    expect(await order(a, { bundle: 'c60' })).toMatchObject({ price_cents: 1399, discount_code: 'SPRING' })
    await expectRefusal(order(await unpaid(), { code: 'SPRING' }), 'code_not_applicable')
  }))

test('OPEN-15 PAY-55 a direct debit below the minimum of an automatic discount has the full price', () =>
  inCampaign(1999, async () => {
    const a = await unpaid()
    expect(await a.call(directDebit.mandate, { query: { bundle: 'c25' } })).toMatchObject({ price_cents: 999 })
    expect(await orderDebit(stack, a, freshAccount())).toMatchObject({ price_cents: 999, discount_code: null })
    const typed = a.call(directDebit.mandate, { query: { bundle: 'c25', code: 'SPRING' } })
    await expectRefusal(typed, 'code_not_applicable')
  }))

test('OPEN-15 PAY-38 an automatic discount that lowers no bundle is not shown, and typed it is refused', () =>
  inCampaign(20_000, async () => {
    const a = await unpaid()
    const { discount, discount_ends_at: endsAt, bundles } = await offered(a)
    expect([discount, endsAt, bundles.map((one) => one.discount)]).toEqual([null, null, [null, null, null, null]])
    expect(await order(a)).toMatchObject({ price_cents: 999, discount_code: null })
    await expectRefusal(offered(a, 'SPRING'), 'code_not_applicable')
  }))
