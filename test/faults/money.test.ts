import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'

import { atProvider, report } from '#test/support/buying.ts'
import { chargesOf, payByCard, storeCard } from '#test/support/cards.ts'

import { dieAt, sequence, withRetries } from '#test/support/faults.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack({ secondsPerCall: 120 })
// Silences the logs of the injected faults, which would bury everything else.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  proxy.fate = () => 'pass'
})

const send = (from: Member, to: Member, id: string, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id, text } })
/** Sends one message like a browser, with the same id in every retry. */
const sendOnce = (from: Member, to: Member, text?: string) => {
  const id = newId()
  return withRetries(() => send(from, to, id, text))
}
const messagesOf = async (member: Member, partner: Member) =>
  (await member.call(chats.open, { query: { member: partner.id } })).messages
const accountOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!
const ledgerSum = async (member: Member) => (await listLedger(member.id)).reduce((sum, entry) => sum + entry.credits, 0)

const oldMember = () =>
  anna(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })

// The process leaves the same table whether it dies after call n or before call n + 1, so each
// variant needs only every second call.
describe.each(['before', 'after'] as const)('when the process dies %s a table call', (when) => {
  test('while a message is sent, retries leave one message and one debit', async () => {
    for (let n = 0; ; n += 2) {
      const [a, b] = [await anna(stack, { credits: 10 }), await bram(stack)]
      const id = newId()
      const death = dieAt(proxy, n, when)
      await send(a, b, id).catch(() => {})
      death.revive()
      await withRetries(() => send(a, b, id))
      expect(await messagesOf(b, a), `call ${n}`).toHaveLength(1)
      expect((await accountOf(a)).credits, `call ${n}`).toBe(9)
      expect(await ledgerSum(a)).toBe(-1)
      if (!death.wasReached()) break
    }
  })

  test('PAY-56 while a stored card is charged, retries charge it once and book the credits once', async () => {
    const a = await oldMember()
    const card = await storeCard(stack, a)
    for (let n = 0; ; n += 2) {
      const id = newId()
      const death = dieAt(proxy, n, when)
      await payByCard(a, card.id, { id }).catch(() => {})
      death.revive()
      await withRetries(() => payByCard(a, card.id, { id }))
      await report(stack, atProvider(stack, id).id)
      const charged = n / 2 + 1
      expect(chargesOf(stack, a), `call ${n}`).toHaveLength(charged)
      expect(await accountOf(a), `call ${n}`).toMatchObject({ credits: 25 * (charged + 1), purchases: charged + 1 })
      if (!death.wasReached()) break
    }
    await stack.settle()
  })
})

test('CHAT-11 of 1,000 parallel sends on 500 credits exactly 500 succeed, with no negative balance and correct ledgers', async () => {
  const b = await bram(stack)
  const wallets = [10, 20, 30, 40, 50, 50, 60, 70, 80, 90]
  const senders = await Promise.all(wallets.map((amount) => anna(stack, { credits: amount })))
  const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, (_, n) => sendOnce(senders[n % 10]!, b)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(
    wallets.reduce((sum, amount) => sum + Math.min(amount, 100), 0),
  )
  for (const [index, sender] of senders.entries()) {
    const { credits: left } = await accountOf(sender)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(await ledgerSum(sender)).toBe(left - wallets[index]!)
  }
})

test('with 30 % of the table calls failing, retries neither lose nor double an acknowledged message', async () => {
  const random = sequence(20_261_120)
  const [a, b] = [await anna(stack, { credits: 100 }), await bram(stack)]
  await send(a, b, newId(), 'Begin')
  proxy.fate = () => {
    const dice = random()
    return dice < 0.1 ? 'refuse-connection' : dice < 0.2 ? 'unavailable' : dice < 0.3 ? 'lose-answer' : 'pass'
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => sendOnce(a, b, `Bericht ${n}`)))
  proxy.fate = () => 'pass'
  const acknowledged = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(acknowledged).toBeGreaterThan(30)
  const spent = 100 - (await accountOf(a)).credits
  expect(await ledgerSum(a)).toBe(-spent)
  const texts = new Set<string>()
  let before: string | undefined
  let count = 0
  do {
    const page = await b.call(chats.open, { query: { member: a.id, before } })
    for (const { text } of page.messages) texts.add(text)
    count += page.messages.length
    before = page.older ?? undefined
  } while (before)
  expect(texts.size).toBe(count)
  expect(count).toBe(spent)
  expect(count).toBeGreaterThanOrEqual(acknowledged + 1)
})

test('with conflicts in 10 % of the transactions, every send succeeds', async () => {
  const random = sequence(7)
  const [a, b] = [await anna(stack, { credits: 300 }), await bram(stack)]
  await send(a, b, newId())
  proxy.fate = (operation) => (operation === 'TransactWriteItems' && random() < 0.1 ? 'conflict' : 'pass')
  for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 20 }, () => send(a, b, newId())))
  proxy.fate = () => 'pass'
  expect((await accountOf(a)).credits).toBe(99)
})
