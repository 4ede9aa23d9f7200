import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import { lastCancelDay } from '#shared/rules/cancel.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  stack.payments.isDown = false
})

const cancel = (member: Member, id: string) => member.call(credits.cancel, { body: { id } })
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
const send = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const sendMany = async (from: Member, to: Member, count: number) => {
  for (let n = 0; n < count; n++) await send(from, to)
}
const refund = async () => {
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}
/** A member without credits and with an expired time bonus. */
const settled = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const refundsOf = (id: string) => atProvider(stack, id).refunds.map(({ amount }) => amount.value)

describe('TRAP-20 PAY-53 cancelling unused credits', () => {
  test('TRAP-19 takes back credits and premium when the only purchase is unused, refunds the money and mails a confirmation', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    expect((await shown(a, id)).cancel).toEqual({
      credits: 25,
      price_cents: 999,
      last_day: lastCancelDay(stack.clock.now().toISOString(), 14, 'Europe/Amsterdam'),
      ends_premium: true,
    })
    const answer = await cancel(a, id)
    expect(answer).toMatchObject({ status: 'refunded', cancel: null, refund: { price_cents: 999, credits: 25 } })
    expect(await shown(a, id)).toEqual(answer)
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
    expect((await listLedger(a.id)).map((entry) => entry.credits).sort()).toEqual([-25, 25])

    await refund()
    expect(refundsOf(id)).toEqual(['9.99'])
    const [mail] = await mailsTo(stack, a.email)
    expect(mail!.subject).toBe('Je herroeping bij Vonk')
    expect(mail!.text).toContain('9,99')
    // The provider's callback about the refund changes nothing more.
    await refund()
    expect(refundsOf(id)).toEqual(['9.99'])
    expect(await accountOf(a)).toMatchObject({ credits: 0, purchases: 0 })
  })

  test("TRAP-19 refunds the share of a partly used purchase, rounded in the member's favour, and keeps premium", async () => {
    const [a, b] = [await settled(), await bram(stack)]
    const { id } = await buy(stack, a)
    await sendMany(a, b, 8)
    expect((await shown(a, id)).cancel).toMatchObject({ credits: 17, price_cents: 680, ends_premium: false })
    expect(await cancel(a, id)).toMatchObject({ refund: { credits: 17, price_cents: 680 } })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: true, purchases: 1 })
    await refund()
    expect(refundsOf(id)).toEqual(['6.80'])
  })

  test('TRAP-19 counts the oldest credits of two purchases as spent first, and keeps premium because some were spent', async () => {
    const [a, b] = [await anna(stack, { credits: 2, signupDate: '2026-01-01T00:00:00.000Z' }), await bram(stack)]
    const first = await buy(stack, a)
    stack.clock.advance({ seconds: 5 })
    const second = await buy(stack, a, { bundle: 'c60' })
    await sendMany(a, b, 5)
    expect((await shown(a, first.id)).cancel).toMatchObject({ credits: 22 })
    expect((await shown(a, second.id)).cancel).toMatchObject({ credits: 60, price_cents: 1999, ends_premium: false })
    const { payments } = await a.call(credits.payments, { query: {} })
    expect(payments.map((payment) => payment.cancel?.credits)).toEqual([60, 22])

    expect(await cancel(a, second.id)).toMatchObject({ refund: { credits: 60 } })
    expect(await accountOf(a)).toMatchObject({ credits: 22, premium: true, purchases: 1 })
    expect((await shown(a, first.id)).cancel).toMatchObject({ credits: 22 })
    expect(await cancel(a, first.id)).toMatchObject({ refund: { credits: 22 } })
    expect(await accountOf(a)).toMatchObject({ credits: 0, premium: true, purchases: 1 })
  })

  test('is refused for used credits and for an unpaid order', async () => {
    const [a, b] = [await settled(), await bram(stack)]
    const { id } = await buy(stack, a)
    await sendMany(a, b, 25)
    expect((await shown(a, id)).cancel).toBeNull()
    await expectRefusal(cancel(a, id), 'credits_used')
    const open = await order(a)
    expect(open.cancel).toBeNull()
    await expectRefusal(cancel(a, open.id), 'not_found')
    await expectRefusal(cancel(b, id), 'not_found')
  })

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('OPEN-12 is possible %i seconds from the end of the last day: %s', async (seconds, isOpen) => {
    const a = await settled()
    const { id, completed_at: completedAt } = await buy(stack, a)
    const day = lastCancelDay(completedAt!, 14, 'Europe/Amsterdam')
    // In winter, midnight in Amsterdam is 23:00 UTC.
    stack.clock.set(new Date(Date.parse(`${day}T23:00:00Z`) + seconds * 1000).toISOString())
    expect((await shown(a, id)).cancel === null).toBe(!isOpen)
    if (isOpen) expect(await cancel(a, id)).toMatchObject({ status: 'refunded' })
    else {
      await expectRefusal(cancel(a, id), 'cancel_too_late')
      expect(await accountOf(a)).toMatchObject({ credits: 25 })
    }
  })
})

describe('races of cancelling credits', () => {
  test('20 parallel cancellations are one: one refund, one ledger entry, one mail and one answer', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(a, id)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await accountOf(a)).toMatchObject({ credits: 0, purchases: 0 })
    await Promise.all([refund(), refund(), refund()])
    await refund()
    expect(refundsOf(id)).toEqual(['9.99'])
    const confirmations = (await mailsTo(stack, a.email)).filter(({ subject }) => subject === 'Je herroeping bij Vonk')
    expect(confirmations).toHaveLength(1)
    expect((await listLedger(a.id)).filter(({ reason }) => reason === 'refund')).toHaveLength(1)
  })

  test('a cancellation in parallel with messages either refunds or spends each credit', async () => {
    const [a, b] = [await settled(), await bram(stack)]
    const { id } = await buy(stack, a)
    await send(a, b)
    const sends = Array.from({ length: 6 }, () => send(a, b))
    const [cancelled, ...sent] = await Promise.allSettled([cancel(a, id), ...sends])
    // After five conflicts in a row the call is refused. A browser then retries by itself.
    const answer = cancelled!.status === 'fulfilled' ? (cancelled as { value: unknown }).value : await cancel(a, id)
    const { refund: given } = answer as Awaited<ReturnType<typeof cancel>>
    const spent = sent.filter(({ status }) => status === 'fulfilled').length + 1
    expect(given!.credits + spent).toBe(25)
    expect(await accountOf(a)).toMatchObject({ credits: 0 })
    expect((await listLedger(a.id)).reduce((sum, entry) => sum + entry.credits, 0)).toBe(0)
  })

  test('a refund waits while the provider is down, and is then sent once', async () => {
    const a = await settled()
    const { id } = await buy(stack, a)
    await cancel(a, id)
    stack.payments.isDown = true
    await refund()
    expect(refundsOf(id)).toEqual([])
    stack.payments.isDown = false
    stack.clock.advance({ hours: 2 })
    await refund()
    stack.clock.advance({ hours: 48 })
    await refund()
    expect(refundsOf(id)).toEqual(['9.99'])
  })
})
