import { expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { listFunctions } from '#infra/inventory.ts'
import * as credits from '#shared/contract/credits.ts'
import { atProvider, buy, order } from '#test/support/buying.ts'
import { chargesOf, payByCard, storeCard } from '#test/support/cards.ts'
import { collect, freshAccount, orderDebit } from '#test/support/debits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

const settled = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })
const accountOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!
const purchasesOf = async ({ id }: Member) => (await listLedger(id)).filter(({ reason }) => reason === 'purchase')

test('PAY-02 PAY-56 TRAP-14 a simulated year of every job charges nothing and sells no credits; a stored card is charged once per press', async () => {
  const jobs = (await listFunctions()).filter(({ kind }) => kind === 'job')
  expect(jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['credits/expirePayments', 'credits/refundPayments']),
  )
  // Everything that could be mistaken for a recurring order: a card payment that was paid, one that
  // failed, an open payment and a cancelled purchase.
  const [bought, failed, open, withdrawn] = [await settled(), await settled(), await settled(), await settled()]
  await buy(stack, bought!, { method: 'creditcard' })
  const refused = await order(failed!, { method: 'creditcard' })
  stack.payments.act(atProvider(stack, refused.id).id, 'fail')
  await stack.settle()
  // The provider does not expire a payment that was begun at the bank, so the job must expire it.
  const begun = await order(open!, { method: 'sct' })
  stack.payments.act(atProvider(stack, begun.id).id, 'pend')
  await stack.settle()
  const { id } = await buy(stack, withdrawn!, { method: 'creditcard' })
  await withdrawn!.call(credits.cancel, { body: { id } })

  // Also a stored card that pays, a stored card whose charge waits for the member's confirmation,
  // and a direct debit.
  const [byCard, asked, debitor] = [await settled(), await settled(), await settled()]
  const card = await storeCard(stack, byCard!)
  for (const _ of [1, 2]) await payByCard(byCard!, card.id)
  const slow = await storeCard(stack, asked!, 'slow')
  const unconfirmed = await payByCard(asked!, slow.id)
  const [waiting] = chargesOf(stack, asked!)
  waiting!.failureReason = 'authentication_required'
  stack.payments.act(waiting!.id, 'fail')
  await collect(stack, (await orderDebit(stack, debitor!, freshAccount())).id)

  const made: string[] = []
  const { serve } = stack.payments
  stack.payments.serve = (ask) => {
    if (ask.method === 'POST') made.push(ask.url.pathname)
    return serve(ask)
  }
  const before = stack.payments.list().length
  for (let month = 0; month < 12; month++) {
    stack.clock.advance({ days: 31 })
    for (const { domain, key } of jobs) await stack.runJob(domain, key)
    await stack.settle()
  }
  stack.payments.serve = serve
  stack.clock.reset()

  expect(await open!.call(credits.payment, { query: { id: begun.id } })).toMatchObject({ status: 'failed' })
  // The refund of the cancelled purchase is the only POST to the provider.
  expect(made).toEqual([expect.stringMatching(/\/refunds$/)])
  expect(stack.payments.list()).toHaveLength(before)
  expect(await accountOf(bought!)).toMatchObject({ credits: 25, purchases: 1 })
  expect(await asked!.call(credits.payment, { query: { id: unconfirmed.id } })).toMatchObject({ status: 'failed' })
  expect(await accountOf(debitor!)).toMatchObject({ credits: 25, purchases: 1 })
  await payByCard(byCard!, card.id)
  await stack.settle()
  expect(chargesOf(stack, byCard!)).toHaveLength(3)
  expect(await accountOf(byCard!)).toMatchObject({ credits: 100, purchases: 4 })
  for (const member of [failed!, open!]) expect(await purchasesOf(member)).toEqual([])
  expect(await purchasesOf(bought!)).toHaveLength(1)
})
