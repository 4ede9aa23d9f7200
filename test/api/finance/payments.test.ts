import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookDay } from '#functions/stores/credits/books.ts'
import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as staff from '#shared/contract/staff.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { atProvider, buy, order, report } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  stack.clock.reset()
  stack.payments.refundsWait = false
  vi.restoreAllMocks()
})

let officer: StaffVisitor
let second: StaffVisitor
beforeAll(async () => {
  ;[officer, second] = [await openStaff(stack, ['finance']), await openStaff(stack, ['finance'])]
})

const buyer = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const named = async (member: Member, id: string) => referenceOf((await findPayment(member.id, id))!)
/** A member with a paid purchase of 9.99 (`c25`) or 99.99 (`c400`). */
async function paid(bundle = 'c25') {
  const member = await buyer()
  const { id } = await buy(stack, member, { bundle })
  return { member, id, reference: await named(member, id) }
}
const open = (reference: string, who = officer) => who.call(finance.payment, { query: { reference } })
const find = (q: string) => officer.call(finance.findPayments, { query: { q } })
const refund = (reference: string, cents: number, { id = newId(), who = officer, reason = 'Dubbel betaald' } = {}) =>
  who.call(finance.refund, { body: { reference, id, cents, reason } })
type Action = 'approve' | 'decline' | 'retry' | 'by_hand'
const decide = (reference: string, id: string, action: Action, who = second, reason?: string) =>
  who.call(finance.decideRefund, { body: { reference, id, action, ...(reason && { reason }) } })
const runRefunds = async () => {
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}
const refundMails = async ({ email }: Member) =>
  (await mailsTo(stack, email)).filter(({ subject }) => subject.includes('voor je betaling'))
const openCases = async (reference: string) =>
  (await officer.call(finance.openRefunds)).open.filter((one) => one.reference === reference)

describe('FIN-01 a payment', () => {
  test('PROF-28 is found by reference in any spelling, id of the provider, email address and member number', async () => {
    const { member, id, reference } = await paid()
    const spelled = [reference, reference.toLowerCase(), reference.replace('-', ' '), reference.replace('-', '')]
    for (const q of [...spelled, atProvider(stack, id).id, member.email, member.id])
      expect((await find(q)).payments.map((one) => one.reference)).toEqual([reference])
    for (const q of ['NL-00000-00000', 'niemand@example.org', 'tr_unknown'])
      expect((await find(q)).payments).toEqual([])
  })

  test('is found by day and amount, of the order or of what went back', async () => {
    stack.clock.stopAt(new Date('2032-03-04T23:30:00Z'))
    const who = await openStaff(stack, ['finance'])
    const { reference } = await paid()
    const { reference: other } = await paid('c60')
    await refund(other, 123, { who })
    const day = bookDay('NL', stack.clock.now())
    expect(day).toBe('2032-03-05')
    const onDay = async (amount_cents?: number) => {
      const query = { country: 'NL', day, ...(amount_cents && { amount_cents }) } as const
      return (await who.call(finance.paymentsOfDay, { query })).payments.map((one) => one.reference)
    }
    // The day may also have payments of other tests, which expire as the clock moves on.
    expect(await onDay()).toEqual(expect.arrayContaining([reference, other]))
    expect(await onDay(123)).toEqual([other])
    expect(await onDay(1999)).toEqual([other])
    expect(await onDay(124)).toEqual([])
  })

  test('has its whole story, and the view is in the audit trail, but not among the decisions of moderators', async () => {
    const { member, id, reference } = await paid()
    const other = await bram(stack)
    await member.call(chats.send, { body: { member: other.id, id: newId(), text: 'Niet voor finance' } })
    stack.payments.act(atProvider(stack, id).id, 'chargeBack')
    await stack.settle()
    const story = await open(reference)
    expect(story).toMatchObject({
      reference,
      status: 'charged_back',
      email: member.email,
      provider_id: atProvider(stack, id).id,
      charged_back_cents: 999,
      refundable_cents: 0,
      refunded_credits: 24,
      debt: 1,
    })
    expect(story.events.map(({ event, cents, credits, debt }) => [event, cents, credits, debt])).toEqual([
      ['ordered', 0, 0, 0],
      ['completed', 999, 25, 0],
      ['charged_back', 999, -24, 1],
    ])
    expect(story.movements.map((entry) => [entry.reason, entry.credits, entry.debt])).toEqual([
      ['purchase', 25, 0],
      ['refund', -24, 1],
    ])
    expect(JSON.stringify(story)).not.toContain('Niet voor finance')
    const { entries } = await officer.call(staff.listAudit)
    expect(entries[0]).toMatchObject({ action: 'payment_viewed', member: member.id, reason: reference })
    const moderator = await openStaff(stack, ['moderator'])
    expect((await moderator.call(moderation.member, { query: { q: member.id } })).decisions).toEqual([])
  })

  test('of a member who is gone is found by number and reference, and its view names nobody', async () => {
    const { member, reference } = await paid()
    await leave(stack, member, member.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    officer = await openStaff(stack, ['finance'])
    second = await openStaff(stack, ['finance'])
    expect((await find(member.id)).payments).toHaveLength(1)
    expect((await find(member.email)).payments).toEqual([])
    expect(await open(reference)).toMatchObject({ email: null, movements: [], refundable_cents: 999 })
    const { entries } = await officer.call(staff.listAudit)
    expect(entries.find(({ action }) => action === 'payment_viewed')).toMatchObject({ member: null, reason: reference })
    // There is nobody to mail, but the money is refunded all the same.
    const { status, mails } = await refund(reference, 999)
    expect([status, mails.map(({ mail }) => mail)]).toEqual(['refunded', ['paymentReceipt']])
    stack.clock.reset()
    officer = await openStaff(stack, ['finance'])
    second = await openStaff(stack, ['finance'])
  })
})

test('PAY-62 FIN-02 money for a purged member of which the bank took back a part leaves the queue with the rest', async () => {
  const member = await buyer()
  const { id } = await order(member, { method: 'sct' })
  await leave(stack, member, member.email)
  stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
  officer = await openStaff(stack, ['finance'])
  const there = () => stack.payments.find(atProvider(stack, id).id)!
  there().status = 'open'
  stack.payments.act(there().id, 'pay')
  await stack.settle()
  there().chargedBack = '4.00'
  await report(stack, there().id)
  const reference = await named(member, id)
  expect(await openCases(reference)).toMatchObject([{ kind: 'without_member', cents: 599 }])
  await expectRefusal(refund(reference, 600), 'refund_too_high')
  await refund(reference, 599)
  await runRefunds()
  expect(await openCases(reference)).toEqual([])
  expect(await open(reference)).toMatchObject({ refundable_cents: 0, refunds: [{ cents: 599, state: 'arrived' }] })
  expect(there().refunds.map(({ amount }) => amount.value)).toEqual(['5.99'])
  stack.clock.reset()
  officer = await openStaff(stack, ['finance'])
})

describe('FIN-02 a refund', () => {
  test('in part takes the share of the credits, is mailed and sent once, however often it is pressed', async () => {
    const { member, id, reference } = await paid()
    const press = newId()
    const stories = await Promise.all([1, 2, 3].map(() => refund(reference, 400, { id: press })))
    for (const story of stories) expect(story).toMatchObject({ refunded_cents: 400, refundable_cents: 599 })
    await runRefunds()
    await refund(reference, 400, { id: press })
    await runRefunds()
    const story = await open(reference)
    expect(story).toMatchObject({ status: 'partially_refunded', refunded_cents: 400, refunded_credits: 10, debt: 0 })
    expect(story.refunds).toMatchObject([{ id: press, cents: 400, state: 'arrived', by: officer.name, mine: true }])
    expect(story.mails).toMatchObject([
      { mail: 'paymentReceipt', waiting: false },
      { mail: 'paymentRefunded', waiting: false },
    ])
    expect(stack.mailbox.list(member.email)[0]!.links).toContainEqual(expect.stringContaining(`/transactions/${id}`))
    expect(story.events.at(-2)).toMatchObject({
      event: 'refunded',
      cents: 400,
      by: officer.name,
      reason: 'Dubbel betaald',
    })
    expect(atProvider(stack, id).refunds.map(({ amount }) => amount.value)).toEqual(['4.00'])
    const [mail, ...more] = await refundMails(member)
    expect(more).toEqual([])
    expect(mail!.text).toContain(reference)
    expect(mail!.text).toMatch(/4,00/)
    expect(mail!.text).not.toContain('Dubbel betaald')
    const { entries } = await officer.call(staff.listAudit)
    expect(
      entries.filter(({ action, reason }) => action === 'refund_made' && reason?.startsWith(reference)),
    ).toMatchObject([{ member: member.id, reason: `${reference}, 4.00 EUR: Dubbel betaald` }])
  })

  test('follows on another, down to the whole price and no further, also by parallel presses', async () => {
    const { member, reference } = await paid()
    await refund(reference, 333)
    const tries = await Promise.allSettled([1, 2, 3].map(() => refund(reference, 333)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expectRefusal(refund(reference, 1), 'refund_too_high')
    expect(await open(reference)).toMatchObject({ status: 'refunded', refunded_cents: 999, refunded_credits: 25 })
    const me = await member.call(credits.bundles, { query: {} })
    expect(me.credits).toBe(0)
    expect(await refundMails(member)).toHaveLength(3)
  })

  test('with an id that was used for another amount, reason or by somebody else is refused', async () => {
    const { reference } = await paid()
    const id = newId()
    await refund(reference, 100, { id })
    await expectRefusal(refund(reference, 101, { id }), 'invalid_input')
    await expectRefusal(refund(reference, 100, { id, reason: 'Iets anders' }), 'invalid_input')
    await expectRefusal(refund(reference, 100, { id, who: second }), 'invalid_input')
  })

  test('is refused for a payment that was not paid, and after the bank took the money back', async () => {
    const member = await buyer()
    const { id } = await order(member)
    await expectRefusal(refund(await named(member, id), 1), 'refund_too_high')
    const other = await paid()
    stack.payments.act(atProvider(stack, other.id).id, 'chargeBack')
    await stack.settle()
    await expectRefusal(refund(other.reference, 1), 'refund_too_high')
  })

  test('above the limit of the country waits for a second person, who approves it once', async () => {
    const { member, reference } = await paid('c400')
    const id = newId()
    expect(await refund(reference, 5_001, { id })).toMatchObject({
      status: 'completed',
      refunded_cents: 0,
      refundable_cents: 4_998,
      refunds: [{ state: 'waiting', mine: true }],
    })
    expect(await openCases(reference)).toMatchObject([{ kind: 'waiting', cents: 5_001 }])
    await runRefunds()
    expect(await refundMails(member)).toEqual([])
    await expectRefusal(decide(reference, id, 'approve', officer), 'own_refund')
    await expectRefusal(decide(reference, id, 'decline', officer, 'Toch niet'), 'own_refund')
    const third = await openStaff(stack, ['finance'])
    const outcomes = await Promise.allSettled([
      ...[decide(reference, id, 'approve'), decide(reference, id, 'approve', third)],
      decide(reference, id, 'decline', third, 'Al betaald'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const story = await open(reference)
    const isApproved = story.refunds[0]!.state === 'owed'
    expect(story.refunded_cents).toBe(isApproved ? 5_001 : 0)
    expect(await refundMails(member)).toHaveLength(isApproved ? 1 : 0)
    expect(await openCases(reference)).toEqual([])
  })

  test('needs a second person also where several small ones exceed the limit together', async () => {
    const { reference } = await paid('c400')
    await withCountry('NL', { refundApprovalCents: 1_000 }, async () => {
      expect((await refund(reference, 600)).refunds).toMatchObject([{ state: 'owed' }])
      const id = newId()
      expect((await refund(reference, 401, { id })).refunds.at(-1)).toMatchObject({ state: 'waiting' })
      await expectRefusal(decide(reference, id, 'decline'), 'reason_required')
      // The history of a payment shows which mails are not sent yet, so they are sent first.
      await stack.settle()
      const declined = await decide(reference, id, 'decline', second, 'Eén is genoeg')
      expect(declined.refunds.at(-1)).toMatchObject({ state: 'declined', approved_by: second.name })
      expect(declined).toMatchObject({ refunded_cents: 600, refundable_cents: 9_399 })
      expect(declined.events.at(-1)).toMatchObject({
        event: 'refund_declined',
        by: second.name,
        reason: 'Eén is genoeg',
      })
      expect(await decide(reference, id, 'decline', second, 'Eén is genoeg')).toEqual(declined)
      await expectRefusal(decide(reference, id, 'approve'), 'refund_changed')
      expect((await refund(reference, 400)).refunds.at(-1)).toMatchObject({ state: 'owed' })
    })
  })
})

describe('PAY-62 a failed refund', () => {
  async function failed() {
    stack.payments.refundsWait = true
    const one = await paid()
    const id = newId()
    await refund(one.reference, 500, { id })
    await runRefunds()
    const fail = async () => {
      stack.payments.act(atProvider(stack, one.id).id, 'failRefund')
      await stack.settle()
    }
    await fail()
    return { ...one, refundId: id, fail }
  }

  test('is listed, sent again however often, and the money arrives once', async () => {
    const { id, reference, refundId, fail } = await failed()
    expect(await openCases(reference)).toMatchObject([{ kind: 'failed', cents: 500 }])
    await Promise.all([1, 2].map(() => decide(reference, refundId, 'retry')))
    await runRefunds()
    await fail()
    await decide(reference, refundId, 'retry')
    await runRefunds()
    stack.payments.act(atProvider(stack, id).id, 'deliverRefund')
    await stack.settle()
    const story = await open(reference)
    expect(story.refunds).toMatchObject([{ state: 'arrived' }])
    expect(story.events.filter(({ event }) => event === 'refund_retried')).toHaveLength(2)
    expect(atProvider(stack, id).refunded).toBe('5.00')
    expect(await openCases(reference)).toEqual([])
  })

  test('is marked as paid by hand with a reason, and never sent again', async () => {
    const { id, member, reference, refundId } = await failed()
    await expectRefusal(decide(reference, refundId, 'by_hand', officer), 'reason_required')
    const story = await decide(reference, refundId, 'by_hand', officer, 'Overgemaakt op 23 november')
    expect(story.refunds).toMatchObject([{ state: 'by_hand' }])
    expect(story.events.at(-1)).toMatchObject({ event: 'refund_paid_by_hand', by: officer.name, cents: 0 })
    await expectRefusal(decide(reference, refundId, 'retry'), 'refund_changed')
    await runRefunds()
    expect(atProvider(stack, id).refunds).toHaveLength(1)
    expect(await refundMails(member), 'the mail of the refund itself').toHaveLength(1)
    const { entries } = await officer.call(staff.listAudit)
    expect(entries.find(({ action }) => action === 'refund_paid_by_hand')).toMatchObject({ member: member.id })
  })
})
