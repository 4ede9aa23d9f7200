import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findOpenings } from '#functions/stores/chats/openings.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ secondsPerCall: 120 })
afterEach(() => void stack.clock.reset())

const send = (from: Member, to: Member, text: string, id = newId()) =>
  from.call(chats.send, { body: { member: to.id, id, text } })
const men = (number: number) => Promise.all(Array.from({ length: number }, () => bram(stack)))
const writer = () => anna(stack, { premium: true })
const creditsOf = async (member: Member) => (await findAccount(member.id, { consistent: true }))!.credits
const openingsOf = async (member: Member) => (await findOpenings(member.id, { consistent: true }))?.openings ?? []
/** Stops the clock at `minutes:seconds` after `start`. */
const at = (start: Date, minutes: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (minutes * 60 + seconds) * 1000))

/** Starts `number` conversations, each with a text of its own. */
async function startWith(from: Member, others: readonly Member[]) {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const [index, other] of others.entries()) await send(from, other, `Hoi ${letters[index]}`)
}

describe('CHAT-39 the same opening text', () => {
  test('reaches 5 members within an hour; the 6th is refused at 59:59, costs nothing, and is sent at 60:00', async () => {
    const [a, others] = [await writer(), await men(6)]
    const start = stack.clock.now()
    at(start, 0)
    await send(a, others[0]!, 'Zin in koffie?')
    at(start, 30)
    for (const other of others.slice(1, 5)) await send(a, other, 'Zin in koffie?')
    at(start, 59, 59)
    const id = newId()
    const refusal = await expectRefusal(send(a, others[5]!, 'Zin in koffie?', id), 'same_opening_limit')
    expect(refusal).toMatchObject({ max: 5, minutes: 1, until: new Date(start.getTime() + 3_600_000).toISOString() })
    expect(refusal.message).toContain('5 leden')
    expect(await creditsOf(a)).toBe(95)
    expect(await openingsOf(a)).toHaveLength(5)
    expect((await others[5]!.call(chats.list)).chats).toEqual([])

    at(start, 60)
    await send(a, others[5]!, 'Zin in koffie?', id)
    expect(await creditsOf(a)).toBe(94)
  })

  test('is recognised with other case, accents, digits, punctuation, emoji and recipient, but not with other words', async () => {
    const [a, others] = [await writer(), await men(6)]
    const variants = [
      'Hé, wat doe jij?',
      'he wat DOE jij 2',
      '🌹 He wat doe jij!!',
      'hé... wat doe jij',
      'H.e w\u200bat d oe jij',
    ]
    for (const [index, text] of variants.entries()) await send(a, others[index]!, `${text} ${others[index]!.card.n}`)
    await expectRefusal(send(a, others[5]!, `${others[5]!.card.n}, he wat doe jij?`), 'same_opening_limit')
    await send(a, others[5]!, 'He wat doe jij morgen?')
  })

  test('counts first messages only: replies and further messages may repeat', async () => {
    const [a, others] = [await writer(), await men(7)]
    for (const other of others) await send(other, a, 'Dag')
    for (const other of others) await send(a, other, 'Ja hoor')
    for (let n = 0; n < 6; n++) await send(a, others[0]!, 'Ja hoor')
    expect(await openingsOf(a)).toEqual([])
  })

  test('is stored as a hash that differs between members, and removed at the first start at which it no longer counts', async () => {
    const [a, b, others] = [await writer(), await writer(), await men(3)]
    const start = stack.clock.now()
    at(start, 0)
    await send(a, others[0]!, 'Geheim')
    await send(b, others[0]!, 'Geheim')
    const [ofA, ofB] = [await openingsOf(a), await openingsOf(b)]
    expect(ofA[0]!.text).toMatch(/^[\w-]{16}$/)
    expect(ofA[0]!.text).not.toBe(ofB[0]!.text)
    at(start, 60)
    await send(a, others[1]!, 'Iets anders')
    expect(await openingsOf(a)).toEqual([
      { at: start.getTime() },
      { at: start.getTime() + 3_600_000, text: expect.any(String) },
    ])
  })
})

describe('CHAT-39 newly started conversations', () => {
  test('are 20 within a day: the 21st is refused at 23:59:59, a gift too, and is sent at 24:00:00', async () => {
    const [a, others] = [await writer(), await men(21)]
    const start = stack.clock.now()
    at(start, 0)
    await startWith(a, others.slice(0, 10))
    at(start, 12 * 60)
    await startWith(a, others.slice(10, 20))
    at(start, 24 * 60, -1)
    const last = others[20]!
    const refusal = await expectRefusal(send(a, last, 'Nummer 21'), 'conversation_start_limit')
    expect(refusal).toMatchObject({ max: 20, hours: 1, until: new Date(start.getTime() + 86_400_000).toISOString() })
    await expectRefusal(
      a.call(chats.send, { body: { member: last.id, id: newId(), gift: 'rose' } }),
      'conversation_start_limit',
    )
    expect(await creditsOf(a)).toBe(80)
    expect(await openingsOf(a)).toHaveLength(20)
    expect((await last.call(chats.list)).chats).toEqual([])
    // Messages in an existing conversation are not limited.
    await send(a, others[0]!, 'Hoe gaat het?')

    at(start, 24 * 60)
    await send(a, last, 'Nummer 21')
    expect(await openingsOf(a)).toHaveLength(11)
  })

  test('are exactly 2 of 10 parallel ones when 2 are left', async () => {
    const [a, others] = [await writer(), await men(28)]
    await startWith(a, others.slice(0, 18))
    const outcomes = await Promise.allSettled(
      others.slice(18).map((other, index) => send(a, other, `Parallel ${'abcdefghij'[index]}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ body: { error: 'conversation_start_limit' } })
    expect(await creditsOf(a)).toBe(80)
    expect(await listLedger(a.id)).toHaveLength(20)
    // A row below 1 KB costs two write units in a transaction. The row is shorter in DynamoDB's
    // format than in JSON.
    expect(JSON.stringify(await openingsOf(a)).length).toBeLessThan(1000)
  })

  test('are counted once when the same message is sent 10 times at once, and the repeat of the 20th gets its answer', async () => {
    const [a, others] = [await writer(), await men(20)]
    await startWith(a, others.slice(0, 19))
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(a, others[19]!, 'De laatste', id)))
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
    expect((await send(a, others[19]!, 'De laatste', id)).message).toEqual(answers[0]!.message)
    expect(await openingsOf(a)).toHaveLength(20)
    expect(await creditsOf(a)).toBe(80)
  })

  test('CHAT-15 are refused by the limit of free members first, then by the balance', async () => {
    const [a, others] = [await writer(), await men(21)]
    await startWith(a, others.slice(0, 20))
    await changeAccount(a.id, { premium: false })
    await expectRefusal(send(a, others[20]!, 'Hoi'), 'free_conversation_limit')
    await changeAccount(a.id, { premium: true, credits: 0 })
    await expectRefusal(send(a, others[20]!, 'Hoi'), 'insufficient_credits')
  })

  test('are not those that the other member started', async () => {
    const a = await writer()
    for (const other of await men(2)) {
      await send(other, a, 'Hoi')
      await send(a, other, 'Hoi terug')
    }
    expect(await openingsOf(a)).toEqual([])
    const stranger = await addMember(stack, { gender: 'male' })
    await send(a, stranger, 'Hoi')
    expect(await openingsOf(a)).toHaveLength(1)
  })
})
