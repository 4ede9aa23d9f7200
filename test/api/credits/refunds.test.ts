import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { variableNames } from '#functions/platform/resources.ts'
import { ledgerDifferences } from '#functions/proofs/ledger-check.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { bookDay, eachOfDay, findByReference, listStory } from '#functions/stores/credits/books.ts'
import { listLedger, returnCredits } from '#functions/stores/credits/ledger.ts'
import { findPayment, listAllPayments, referenceOf } from '#functions/stores/credits/payment.ts'
import { changeRefundState, findRefund, withdrawal } from '#functions/stores/credits/refunds.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { json } from '#infra/local/http.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { creditsOwed } from '#shared/rules/payment-state.ts'
import { atProvider, buy, order, report } from '#test/support/buying.ts'
import { fictive, write } from '#test/support/desk.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  stack.clock.reset()
  stack.payments.refundsWait = false
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const settled = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const sendRefunds = async () => {
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}
const stateOf = async (member: Member, id: string) => (await findRefund(member.id, id, withdrawal))?.state
/** The same write as when finance retries the refund. */
const retry = async (member: Member, id: string) =>
  apply(changeRefundState((await findRefund(member.id, id, withdrawal))!, 'owed', stack.clock.now()))
const storyOf = async (member: Member, id: string) => (await listStory(member.id, id)).map(({ event }) => event)

async function withdrawn(wait = true) {
  stack.payments.refundsWait = wait
  const member = await settled()
  const { id } = await buy(stack, member)
  await member.call(credits.cancel, { body: { id } })
  return { member, id, act: (action: 'deliverRefund' | 'failRefund') => act(id, action) }
}
const act = async (id: string, action: 'deliverRefund' | 'failRefund' | 'chargeBack') => {
  stack.payments.act(atProvider(stack, id).id, action)
  await stack.settle()
}

describe('PAY-62 the way of a refund', () => {
  test('PAY-62 is owed, sent and arrived, each told in the books once', async () => {
    const { member, id, act } = await withdrawn()
    expect(await stateOf(member, id)).toBe('owed')
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('sent')
    await act('deliverRefund')
    expect(await stateOf(member, id)).toBe('arrived')
    expect(await storyOf(member, id)).toEqual(['ordered', 'completed', 'refunded', 'refund_sent', 'refund_arrived'])
  })

  test('PAY-62 one that fails after it was sent is listed for finance, and a new attempt sends it once', async () => {
    const { member, id, act } = await withdrawn()
    await sendRefunds()
    await act('failRefund')
    expect(await findRefund(member.id, id, withdrawal)).toMatchObject({
      state: 'failed',
      dueAt: expect.any(String),
      failure: expect.stringContaining('failed'),
    })
    expect(await findPayment(member.id, id), 'the money is still owed').toMatchObject({ refundedCents: 999 })
    await retry(member, id)
    await sendRefunds()
    await act('deliverRefund')
    expect(await stateOf(member, id)).toBe('arrived')
    expect(atProvider(stack, id).refunds.map(({ status }) => status)).toEqual(['failed', 'refunded'])
    expect(atProvider(stack, id).refunded).toBe('9.99')
  })

  test('PAY-62 a failure that was not reported is noticed by the daily look', async () => {
    const { member, id } = await withdrawn()
    await sendRefunds()
    const there = atProvider(stack, id)
    there.refunds = there.refunds.map((one) => ({ ...one, status: 'failed' }))
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('sent')
    stack.clock.advance({ days: 1 })
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('failed')
  })

  test('PAY-62 one that the provider refuses is listed with its words, and not tried again by itself', async () => {
    const { member, id } = await withdrawn(false)
    atProvider(stack, id).refunded = '9.99'
    await sendRefunds()
    const refund = await findRefund(member.id, id, withdrawal)
    expect(refund).toMatchObject({ state: 'failed', failure: expect.stringContaining('higher than the maximum') })
    stack.clock.advance({ days: 3 })
    await sendRefunds()
    expect(await findRefund(member.id, id, withdrawal)).toEqual(refund)
  })

  test.each([404, 410])(
    'PAY-62 FIN-02 one of a payment that the provider no longer has (%i) is left to finance, and sent once on a retry',
    async (status) => {
      const { member, id } = await withdrawn(false)
      const lost = vi.spyOn(stack.payments, 'serve').mockResolvedValue(json(status, { status, title: 'Not there' }))
      await sendRefunds()
      lost.mockRestore()
      const refund = await findRefund(member.id, id, withdrawal)
      expect(refund).toMatchObject({ state: 'failed', failure: expect.stringContaining(`${status}`) })
      await retry(member, id)
      await sendRefunds()
      expect(await stateOf(member, id)).toBe('arrived')
      expect(atProvider(stack, id).refunds).toHaveLength(1)
    },
  )

  test('PAY-62 FIN-02 one that the provider does not answer is tried for three days, then left to finance', async () => {
    const { member, id } = await withdrawn(false)
    vi.stubEnv(variableNames.paymentApiKey, 'revoked_key')
    const start = stack.clock.now()
    for (let n = 0; n < 13; n++) {
      await sendRefunds()
      expect(await stateOf(member, id)).toBe('owed')
      const { dueAt } = (await findRefund(member.id, id, withdrawal))!
      stack.clock.stopAt(new Date(dueAt!.split('#')[0]!))
    }
    expect(stack.clock.now().getTime() - start.getTime()).toBeGreaterThan(3 * 86_400_000)
    await sendRefunds()
    vi.unstubAllEnvs()
    expect(await findRefund(member.id, id, withdrawal)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('HTTP 401'),
    })
    vi.stubEnv(variableNames.paymentApiKey, 'revoked_key')
    await retry(member, id)
    await sendRefunds()
    expect(await stateOf(member, id), 'has as many attempts again').toBe('owed')
    vi.unstubAllEnvs()
    stack.clock.advance({ minutes: 2 })
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('arrived')
  })

  test('PAY-62 FIN-02 one that was checked often before it failed is tried again as often as any', async () => {
    const { member, id, act } = await withdrawn()
    await sendRefunds()
    for (let n = 0; n < 14; n++) {
      stack.clock.advance({ days: 1 })
      await sendRefunds()
    }
    await act('failRefund')
    expect(await stateOf(member, id)).toBe('failed')
    vi.stubEnv(variableNames.paymentApiKey, 'revoked_key')
    await retry(member, id)
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('owed')
  })

  test('PAY-62 the check of a sent one whose payment the provider no longer has is logged, not failed', async () => {
    const { member, id } = await withdrawn()
    await sendRefunds()
    const lost = vi.spyOn(stack.payments, 'serve').mockResolvedValue(json(410, { status: 410, title: 'Gone' }))
    stack.clock.advance({ days: 1 })
    vi.mocked(console.error).mockClear()
    await sendRefunds()
    lost.mockRestore()
    expect(await stateOf(member, id)).toBe('sent')
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'refund_missing', payment: id, cents: 999 }),
    )
  })

  test('PAY-60 PAY-62 one of a method that takes no refunds waits for finance, without asking the provider', async () => {
    const member = await settled()
    const { id } = await buy(stack, member, { method: 'paysafecard' })
    await member.call(credits.cancel, { body: { id } })
    await sendRefunds()
    expect(await findRefund(member.id, id, withdrawal)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('by hand'),
    })
    expect(atProvider(stack, id).refunds).toEqual([])
  })

  test('PAY-54 one that is owed is dropped when the bank takes the money back first', async () => {
    const { member, id } = await withdrawn(false)
    await act(id, 'chargeBack')
    await sendRefunds()
    expect(await stateOf(member, id)).toBe('dropped')
    expect(atProvider(stack, id).refunds).toEqual([])
  })
})

describe('PAY-62 money of a member who is gone', () => {
  const leaveForGood = async (member: Member) => {
    await leave(stack, member, member.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
  }

  test('PAY-62 is booked and listed, and returned once', async () => {
    const member = await settled()
    const { id } = await order(member, { method: 'sct' })
    await leaveForGood(member)
    stack.payments.find(atProvider(stack, id).id)!.status = 'open'
    stack.payments.act(atProvider(stack, id).id, 'pay')
    await stack.settle()
    expect(await findPayment(member.id, id)).toMatchObject({
      status: 'completed',
      isWithoutMember: true,
      dueAt: expect.any(String),
    })
    stack.payments.act(atProvider(stack, id).id, 'refund')
    await stack.settle()
    const returned = await findPayment(member.id, id)
    expect(returned).toMatchObject({ status: 'refunded' })
    expect(returned?.dueAt).toBeUndefined()
    const story = await listStory(member.id, id)
    expect(story.at(-2)).toMatchObject({ event: 'completed', cents: 999, credits: 0, isWithoutMember: true })
    expect(story.at(-1)).toMatchObject({ event: 'refunded', cents: 999 })
    expect(story.at(-1)?.debt).toBeUndefined()
    expect(await findAccount(member.id)).toBeUndefined()
  })
})

describe('PAY-54 debts', () => {
  test('PAY-54 credits that were spent before the charge-back are a debt in ledger and books, never a negative balance', async () => {
    const [member, other] = [await settled(), await bram(stack)]
    const { id } = await buy(stack, member)
    for (let n = 0; n < 4; n++) await member.call(chats.send, { body: { member: other.id, id: newId(), text: 'Hoi' } })
    await act(id, 'chargeBack')
    const entries = await listLedger(member.id)
    expect(entries.filter(({ debt }) => debt)).toEqual([expect.objectContaining({ credits: -21, debt: 4 })])
    expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(0)
    expect((await listStory(member.id, id)).at(-1)).toMatchObject({
      event: 'charged_back',
      cents: 999,
      credits: -21,
      debt: 4,
    })
  })
})

describe('PAY-54 CHAT-36 credits that come back to a member who owes some', () => {
  const give = (member: Member, to: { id: string }) =>
    member.call(chats.send, { body: { member: to.id, id: newId(), gift: 'rose' } })
  /**
   * Lets the messages to fictional profiles become overdue. Runs of the job are parallel and
   * repeated, because the job must be idempotent.
   */
  const passDay = async () => {
    stack.clock.advance({ hours: 25 })
    const run = () => stack.runJob('desk', 'returnUnanswered')
    await Promise.all([run(), run(), run()])
    await run()
  }
  const booksOf = async (member: Member) => {
    const [account, ledger, payments] = await Promise.all([
      findAccount(member.id, { consistent: true }),
      listLedger(member.id),
      listAllPayments(member.id),
    ])
    const differences = ledgerDifferences({ account: account!, ledger, payments })
    return { balance: account!.credits, debts: payments.map(creditsOwed), differences }
  }

  test('pay the debt first, once, and only the rest is balance', async () => {
    const [member, other, profile] = [await settled(), await bram(stack), await fictive(stack)]
    const { id } = await buy(stack, member)
    await write(member, other)
    await write(member, other)
    await give(member, profile)
    await act(id, 'chargeBack')
    expect(await booksOf(member)).toEqual({ balance: 0, debts: [5], differences: [] })
    await passDay()
    expect(await booksOf(member)).toEqual({ balance: 0, debts: [2], differences: [] })
    const paid = (await listStory(member.id, id)).at(-1)
    expect(paid).toMatchObject({ event: 'debt_paid', cents: 0, credits: -3, debt: -3 })
    await buy(stack, member)
    await give(member, await fictive(stack))
    await give(member, profile)
    await write(member, profile)
    await write(member, profile)
    await passDay()
    expect(await booksOf(member)).toEqual({ balance: 25 - 2, debts: [0, 0], differences: [] })
  })

  test('pay the debts of several purchases', async () => {
    const [member, profile] = [await settled(), await fictive(stack)]
    const bought = [await buy(stack, member), await buy(stack, member), await buy(stack, member)]
    await apply(update(keys.account(member.id), 'SET credits = :n', { values: { ':n': 6 } }))
    await give(member, profile)
    await give(member, profile)
    for (const { id } of bought) await act(id, 'chargeBack')
    await passDay()
    const { balance, debts } = await booksOf(member)
    expect([balance, debts.toSorted()]).toEqual([0, [19, 25, 25]])
  })

  test('are decided again where the debt arose meanwhile', async () => {
    const [member, profile] = [await settled(), await fictive(stack)]
    const { id } = await buy(stack, member)
    for (let n = 0; n < 8; n++) await give(member, profile)
    await write(member, profile)
    const before = (await findAccount(member.id, { consistent: true }))!
    stack.payments.find(atProvider(stack, id).id)!.refunded = '4.00'
    await report(stack, atProvider(stack, id).id)
    expect(await booksOf(member)).toMatchObject({ balance: 0, debts: [10] })
    const returned = [{ message: newId(), credits: 1, conversation: conversationOf(member.id, profile.id) }]
    await expect(commit(returnCredits(before, returned, 0, stack.clock.now()))).rejects.toBeInstanceOf(Conflict)
    await passDay()
    expect(await booksOf(member)).toEqual({ balance: 15, debts: [0], differences: [] })
    const [payment] = await listAllPayments(member.id)
    await act(id, 'chargeBack')
    expect(payment).toMatchObject({ refundedCredits: 10 })
    expect(await booksOf(member)).toEqual({ balance: 0, debts: [0], differences: [] })
  })
})

describe('FIN-01 FIN-05 the books', () => {
  test('FIN-01 a payment is found by its reference and by the id of the provider', async () => {
    const member = await settled()
    const { id } = await order(member)
    const stored = (await findPayment(member.id, id))!
    const named = { member: member.id, payment: id }
    expect(referenceOf(stored)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await findByReference(referenceOf(stored))).toEqual(named)
    expect(await findByReference(atProvider(stack, id).id)).toEqual(named)
  })

  test('FIN-05 a day has every event of its payments once, by the clock of the country', async () => {
    // Half past midnight in Amsterdam: still the day before in UTC.
    stack.clock.stopAt(new Date('2031-06-14T22:30:00Z'))
    const member = await settled()
    const { id } = await buy(stack, member)
    const there = atProvider(stack, id).id
    await Promise.all(Array.from({ length: 5 }, () => stack.payments.report(there)))
    const failing = await order(member)
    stack.payments.act(atProvider(stack, failing.id).id, 'fail')
    await stack.settle()
    const day = bookDay('NL', stack.clock.now())
    expect(day).toBe('2031-06-15')
    const entries = []
    // The books also have payments of the tests above, which expire as the clock moves on.
    for await (const { payment, event, cents } of eachOfDay('NL', day))
      if ([id, failing.id].includes(payment)) entries.push([payment, event, cents])
    expect(entries.sort()).toEqual(
      [
        [id, 'ordered', 0],
        [id, 'completed', 999],
        [failing.id, 'ordered', 0],
        [failing.id, 'failed', 0],
      ].sort(),
    )
  })
})
