import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as discounts from '#shared/contract/discounts.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import * as finance from '#shared/contract/finance.ts'
import * as staff from '#shared/contract/staff.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, type Member } from '#test/support/people.ts'
import { discountForm } from '#test/support/samples.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

type Form = Input<typeof finance.saveDiscount>['body']
let officer: StaffVisitor
beforeAll(async () => {
  officer = await openStaff(stack, ['finance'])
})
const save = (more: Partial<Form> = {}, who = officer) =>
  who.call(finance.saveDiscount, { body: discountForm(more) as Form })
const opened = (code: string) => officer.call(finance.discount, { query: { code } })
/** A member whose time bonus has expired. */
const buyer = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const find = (member: Member, code: string) => member.call(discounts.find, { query: { code } })
const trail = async (code: string) =>
  (await officer.call(staff.listAudit)).entries
    .filter(({ reason }) => reason?.startsWith(code))
    .map(({ action, reason, member }) => [action, reason, member])

describe('FIN-03 a discount code', () => {
  test('is made with every limit, which the order then respects, and is changed, stopped and resumed', async () => {
    const a = await buyer()
    const expires = new Date(stack.clock.now().getTime() + 3_600_000).toISOString()
    const made = await save({
      country: 'NL',
      user_id: a.id,
      expires,
      currency: 'EUR',
      minimum_order_value: 1500,
      paymentmethods: ['ideal'],
    })
    expect(made).toMatchObject({
      percentage: 20,
      value_percentage: 20,
      expired: false,
      version: 1,
      reserved: 0,
      paid: [],
    })
    expect(await find(a, made.code)).toMatchObject({ percentage: 20, minimum_order_value: 1500, user_id: a.id })
    await expectRefusal(find(await buyer(), made.code), 'code_not_applicable')
    await expectRefusal(order(a, { code: made.code }), 'code_not_applicable')
    await expectRefusal(order(a, { code: made.code, bundle: 'c60', method: 'paypal' }), 'code_not_applicable')

    const fields = { code: made.code, version: 1, user_id: a.id, country: 'NL' } as const
    const changed = await save({ ...fields, percentage: 30 })
    expect(changed).toMatchObject({ percentage: 30, minimum_order_value: null, expires: null, version: 2 })
    await save({ ...fields, percentage: 30, status: 'inactive', version: 2 })
    await expectRefusal(find(a, made.code), 'code_not_applicable')
    await save({ ...fields, percentage: 30, version: 3 })
    expect(await order(a, { code: made.code })).toMatchObject({ price_cents: 699, discount_code: made.code })
    const limits = `country NL, expires ${expires}, currency EUR, minOrderCents 1500, paymentMethods, userId`
    expect(await trail(made.code)).toEqual([
      ['discount_resumed', made.code, null],
      ['discount_stopped', made.code, null],
      [
        'discount_changed',
        `${made.code}, percentage 20 → 30, expires ${expires} → –, currency EUR → –, minOrderCents 1500 → –, paymentMethods`,
        null,
      ],
      ['discount_made', `${made.code}, percentage 20, validity once-per-user, ${limits}`, null],
    ])
  })

  test('is refused under a name that the site uses itself, in any country', async () => {
    for (const code of ['TIMEBONUS25', 'timebonus25', 'STAY']) await expectRefusal(save({ code }), 'code_reserved')
    const day = '2026-01-01T00:00:00.000Z'
    const campaign = { code: 'WILLKOMMEN', percentage: 25, minOrderCents: null, startsAt: day, endsAt: day }
    await withCountry('DE', { welcomeCampaign: campaign }, async () => {
      await expectRefusal(save({ code: 'WILLKOMMEN' }), 'code_reserved')
    })
  })

  test.each<[Partial<Form>, ErrorCode]>([
    [{ country: 'GB', currency: 'EUR' }, 'currency_mismatch'],
    [{ expires: '2020-01-01T00:00:00.000Z' }, 'expiry_past'],
    [{ user_id: newId() }, 'member_unknown'],
    [{ percentage: 100 }, 'invalid_input'],
    [{ paymentmethods: [] }, 'invalid_input'],
    [{ code: 'MET SPATIE' }, 'invalid_input'],
  ])('with %j is refused as %s', async (more, refusal) => {
    await expectRefusal(save(more), refusal)
  })

  test('can be stopped after it has expired, and resumed only with a later expiry', async () => {
    const expires = new Date(stack.clock.now().getTime() + 60_000).toISOString()
    const { code } = await save({ expires })
    stack.clock.advance({ seconds: 120 })
    expect(await save({ code, expires, version: 1, status: 'inactive' })).toMatchObject({
      status: 'inactive',
      expired: true,
    })
    await expectRefusal(save({ code, expires, version: 2 }), 'expiry_past')
    const later = new Date(stack.clock.now().getTime() + 60_000).toISOString()
    expect(await save({ code, expires: later, version: 2 })).toMatchObject({ status: 'active', expired: false })
  })

  test('takes only the first of two parallel changes, and a repeat changes nothing', async () => {
    const other = await openStaff(stack, ['finance'])
    const { code } = await save()
    await expectRefusal(save({ code }, other), 'code_taken')
    const outcomes = await Promise.allSettled([
      save({ code, version: 1, percentage: 30 }),
      save({ code, version: 1, percentage: 40 }, other),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const now = await opened(code)
    expect(now.version).toBe(2)
    const [winner, loser] = now.percentage === 30 ? [officer, other] : [other, officer]
    const again = { code, version: 1, percentage: now.percentage }
    expect(await save(again, winner)).toEqual(now)
    await expectRefusal(save(again, loser), 'discount_changed')
    expect(await trail(code)).toHaveLength(2)
  })

  test('is found by the begin of its name, a page at a time', async () => {
    const start = `X${newId().slice(-6)}`
    const codes = ['B', 'A', 'C'].map((end) => start + end)
    for (const code of codes) await save({ code })
    await stack.settle()
    const page = await officer.call(finance.listDiscounts, { query: { q: start.toLowerCase() } })
    expect(page.discounts.map(({ code }) => code)).toEqual([...codes].sort())
    expect(page.next).toBeNull()
    const rest = await officer.call(finance.listDiscounts, { query: { q: start, cursor: `${start}A` } })
    expect(rest.discounts.map(({ code }) => code)).toEqual([`${start}B`, `${start}C`])
  })

  test('shows open and paid orders with their money, and what went back', async () => {
    const { code } = await save({ percentage: 10 })
    const [a, b, c] = [await buyer(), await buyer(), await buyer()]
    const open = await order(a, { code })
    const failed = await order(b, { code })
    stack.payments.act(atProvider(stack, failed.id).id, 'fail')
    const paid = await buy(stack, c, { code, bundle: 'c60' })
    await stack.settle()
    expect(await opened(code)).toMatchObject({
      reserved: 1,
      spent: 1,
      paid: [{ currency: 'EUR', cents: paid.price_cents }],
      returned: [],
    })
    stack.payments.act(atProvider(stack, open.id).id, 'pay')
    stack.payments.act(atProvider(stack, paid.id).id, 'chargeBack')
    await stack.settle()
    expect(await opened(code)).toMatchObject({
      reserved: 0,
      spent: 2,
      paid: [{ currency: 'EUR', cents: paid.price_cents + open.price_cents }],
      returned: [{ currency: 'EUR', cents: paid.price_cents }],
    })
  })

  test('ACC-49 TRAP-46 for a single member is stopped and forgets them when they are purged', async () => {
    const a = await buyer()
    const { code } = await save({ user_id: a.id })
    const { code: moved } = await save({ user_id: a.id })
    const b = await buyer()
    await save({ code: moved, user_id: b.id, version: 1 })
    await leave(stack, a, a.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    const later = await openStaff(stack, ['finance'])
    const open = (one: string) => later.call(finance.discount, { query: { code: one } })
    expect(await open(code)).toMatchObject({ user_id: 'GONE', status: 'inactive' })
    expect(await open(moved)).toMatchObject({ user_id: b.id, status: 'active' })

    // Refused in either status: until the stopped code names another member, nobody can use it.
    const { version } = await open(code)
    for (const status of ['active', 'inactive'] as const)
      await expectRefusal(save({ code, version, status }, later), 'member_gone')
    await expectRefusal(find(b, code), 'code_not_applicable')
    expect(await save({ code, version, user_id: b.id }, later)).toMatchObject({ user_id: b.id, status: 'active' })
    expect(await find(b, code)).toMatchObject({ percentage: 20 })
  })
})
