import { afterEach, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { listRefunds } from '#functions/stores/credits/refunds.ts'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import { atProvider, buy } from '#test/support/buying.ts'
import { fictive, write } from '#test/support/desk.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const cancel = (member: Member, id: string) => member.call(credits.cancel, { body: { id } })
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
const refund = async () => {
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}
const returnUnanswered = async () => {
  stack.clock.advance({ hours: 25 })
  await stack.runJob('desk', 'returnUnanswered')
}
/** A member who withdrew from 22 of 25 credits while 3 messages still waited for an answer. */
async function withdrawn() {
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const [member, profile] = [await anna(stack, { credits: 0, signupDate }), await fictive(stack)]
  const { id, reference } = await buy(stack, member)
  for (let n = 0; n < 3; n++) await write(member, profile)
  const first = await cancel(member, id)
  expect(first).toMatchObject({ status: 'partially_refunded', cancel: null, refund: { credits: 22, price_cents: 880 } })
  return { member, id, reference, first }
}

test('TRAP-20 CHAT-36 credits that come back after a withdrawal can be withdrawn too, once in 20 parallel tries', async () => {
  const { member, id, reference, first } = await withdrawn()
  // Without unused credits, a repeat changes nothing.
  expect(await cancel(member, id)).toEqual(first)
  await returnUnanswered()
  expect((await shown(member, id)).cancel).toMatchObject({ credits: 3, price_cents: 119, ends_premium: true })

  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(member, id)))
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'refunded', cancel: null, refund: { credits: 25, price_cents: 999 } })
  expect(await accountOf(member)).toMatchObject({ credits: 0, premium: false, purchases: 0 })
  expect((await listLedger(member.id)).reduce((sum, entry) => sum + entry.credits, 0)).toBe(0)

  await Promise.all([refund(), refund()])
  // One run of the job sends the two refunds, in any order.
  expect(
    atProvider(stack, id)
      .refunds.map(({ amount }) => amount.value)
      .toSorted(),
  ).toEqual(['1.19', '8.80'])
  const refunds = await listRefunds({ member: member.id, id })
  expect(refunds.map((one) => one.id).sort()).toEqual(['withdrawal', 'withdrawal-22'])
  const subjects = (await mailsTo(stack, member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Je herroeping bij Vonk')).toHaveLength(2)
  const officer = await openStaff(stack, ['finance'])
  const { mails, events } = await officer.call(finance.payment, { query: { reference } })
  expect(mails.filter(({ mail }) => mail === 'creditsCancelled')).toHaveLength(2)
  expect(events.filter(({ event }) => event === 'refunded').map(({ cents }) => cents)).toEqual([880, 119])
})

test('TRAP-20 OPEN-12 credits that come back after the last day cannot be withdrawn', async () => {
  const { member, id, first } = await withdrawn()
  await returnUnanswered()
  stack.clock.advance({ days: 14 })
  expect((await shown(member, id)).cancel).toBeNull()
  await expectRefusal(cancel(member, id), 'cancel_too_late')
  expect(await accountOf(member)).toMatchObject({ credits: 3, premium: true })
  expect((await shown(member, id)).refund).toEqual(first.refund)
})

test('TRAP-20 FIN-02 finance can handle the failed refund of a further withdrawal', async () => {
  const { member, id, reference } = await withdrawn()
  await returnUnanswered()
  await refund()
  await cancel(member, id)
  // The provider refuses a refund above the amount that it counts as left.
  atProvider(stack, id).refunded = '9.99'
  await refund()
  const officer = await openStaff(stack, ['finance'])
  const body = { reference, id: 'withdrawal-22', action: 'by_hand', reason: 'Overgemaakt' } as const
  await officer.call(finance.decideRefund, { body })
  const states = (await listRefunds({ member: member.id, id })).map((one) => [one.id, one.state])
  expect(states).toContainEqual(['withdrawal-22', 'by_hand'])
})
