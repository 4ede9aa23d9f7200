import { afterEach, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as credits from '#shared/contract/credits.ts'
import * as finance from '#shared/contract/finance.ts'
import { atProvider, buy, report } from '#test/support/buying.ts'
import { emptyMember, passNight } from '#test/support/nights.ts'
import { type Member, onAnotherDevice } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'

const stack = openStack()
afterEach(() => {
  stack.clock.reset()
  vi.restoreAllMocks()
})

const chargedBack = async () => {
  const member = await emptyMember(stack)
  const { id, reference } = await buy(stack, member)
  const there = atProvider(stack, id)
  stack.payments.act(there.id, 'chargeBack')
  await stack.settle()
  return { member, id, reference, there }
}
const shown = (member: Member, id: string) => member.call(credits.payment, { query: { id } })
const reversalsOf = async (reference: string) => {
  const officer = await openStaff(stack, ['finance'])
  const { events } = await officer.call(finance.payment, { query: { reference } })
  return events.filter(({ event }) => event === 'charge_back_reversed')
}

test('PAY-54 FIN-06 a charge-back that the bank reverses weeks later is told to finance, once, and changes nothing else', async () => {
  const { member, id, reference, there } = await chargedBack()
  await passNight(stack)
  stack.clock.advance({ days: 40 })
  there.chargedBack = '0.00'
  await Promise.all(Array.from({ length: 5 }, () => report(stack, there.id)))
  await report(stack, there.id)
  expect(await reversalsOf(reference)).toMatchObject([{ cents: 0, credits: 0, reason: '9.99 EUR → 0.00 EUR' }])
  const again = await onAnotherDevice(stack, member)
  expect(await shown(again, id)).toMatchObject({ status: 'charged_back', charge_back: { price_cents: 999 } })
  expect(await findAccount(member.id, { consistent: true })).toMatchObject({ credits: 0, premium: false })
  vi.spyOn(console, 'error').mockReturnValue()
  expect((await passNight(stack))('payments')).toMatchObject({
    state: 'differs',
    differences: [{ kind: 'charge_back_reversed', payment_id: id, ours: '9.99 EUR', theirs: '0.00 EUR' }],
  })
})

test('PAY-54 a charge-back that is reversed in two parts has an entry for each part', async () => {
  const { reference, there } = await chargedBack()
  for (const left of ['4.00', '4.00', '0.00']) {
    there.chargedBack = left
    await report(stack, there.id)
  }
  const reasons = (await reversalsOf(reference)).map(({ reason }) => reason)
  expect(reasons).toEqual(['9.99 EUR → 4.00 EUR', '9.99 EUR → 0.00 EUR'])
})

test('PAY-54 FIN-06 a report that was read before the charge-back is outdated, and no reversal', async () => {
  const { reference, there } = await chargedBack()
  const { serve } = stack.payments
  let reads = 0
  stack.payments.serve = (ask) => {
    if (ask.method === 'GET') there.chargedBack = reads++ === 0 ? '0.00' : '9.99'
    return serve(ask)
  }
  await report(stack, there.id)
  stack.payments.serve = serve
  expect(reads).toBeGreaterThan(1)
  expect(await reversalsOf(reference)).toEqual([])
})
