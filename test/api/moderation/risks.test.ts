import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRisk, listSignals } from '#functions/stores/safety/risk.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { urgentScore } from '#shared/rules/risk.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { banOrUnban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { type Newcomer, signUp, signUpAndConfirm } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let colleague: StaffVisitor

beforeAll(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
afterEach(() => void stack.clock.reset())

const send = (from: Member, to: Member, text: string, id = newId()) =>
  from.call(chats.send, { body: { member: to.id, id, text } })
const men = (number: number) => Promise.all(Array.from({ length: number }, () => bram(stack)))
const complain = (from: Member, about: Member, id = newId()) =>
  from.call(safety.complain, {
    body: { id, kind: 'profile', member: about.id, text: 'Dit is een oplichter.', good_faith: true },
  })
const answer = (id: string, outcome: 'agreed' | 'dismissed', who = moderator) =>
  who.call(moderation.answerComplaint, { body: { id, outcome, answer: 'Bekeken en beoordeeld.' } })
/** Approves a photo of the member. This adds an entry about the member that is not a signal. */
const approvePhoto = async ({ id: member }: Member) =>
  moderator.call(moderation.decidePhoto, {
    body: { member, id: await addWaitingPhoto(stack, member), verdict: 'main' },
  })
const queue = async () => {
  await stack.settle()
  return (await moderator.call(moderation.listRisks)).risks
}
const entryOf = async ({ id }: Member) => (await queue()).find(({ member }) => member.id === id)
const pointsOf = async (member: Member) =>
  Object.fromEntries((await entryOf(member))?.parts.map(({ part, points }) => [part, points]) ?? [])
const clear = (who: StaffVisitor, { id }: Member, last_at: string) =>
  who.call(moderation.clearRisk, { body: { id, last_at } })
/** An account that is not new. */
const older = async (make: typeof anna) => {
  const member = await make(stack, { premium: true })
  await changeAccount(member.id, { signupDate: '2026-01-01T00:00:00.000Z' })
  return member
}

describe('MOD-12 CHAT-39 an account is queued', () => {
  test('CHAT-39 when the same opening is refused, once a day however often it is tried, and not before', async () => {
    const [a, others] = [await older(anna), await men(6)]
    for (const other of others.slice(0, 5)) await send(a, other, 'Zin in koffie?')
    expect(await entryOf(a)).toBeUndefined()
    const id = newId()
    for (let n = 0; n < 3; n++) await expectRefusal(send(a, others[5]!, 'Zin in koffie?', id), 'same_opening_limit')
    expect(await entryOf(a)).toMatchObject({ score: 30, parts: [{ part: 'copied_text', count: 1, points: 30 }] })
  })

  test('CHAT-39 when the 21st conversation of a day is refused', async () => {
    const [a, others] = [await older(anna), await men(21)]
    for (const [index, other] of others.slice(0, 20).entries())
      await send(a, other, `Hoi ${'abcdefghijklmnopqrst'[index]}`)
    await expectRefusal(send(a, others[20]!, 'Nog een'), 'conversation_start_limit')
    expect(await pointsOf(a)).toEqual({ many_first_messages: 25 })
  })

  test('when it asks several members for money, of which no text is stored outside the conversations', async () => {
    const [a, others] = [await older(anna), await men(2)]
    const text = 'Kun je me 300 euro lenen? Stuur het naar NL91 ABNA 0417 1643 00'
    await send(a, others[0]!, text)
    await send(a, others[0]!, text)
    expect(await entryOf(a)).toBeUndefined()
    await send(a, others[1]!, text)
    expect(await entryOf(a)).toMatchObject({ score: 30, parts: [{ part: 'money_words', count: 2, points: 30 }] })
    const rows = (await dumpTable(stack)).filter(
      ({ PK, SK }) => PK === `MEMBER#${a.id}` && /^(RISK|SIGNAL)/.test(`${SK}`),
    )
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/euro|ABNA|lenen/)
    for (const { id } of others) expect(JSON.stringify(rows)).not.toContain(id)
  })

  test('when it is new and sends links, but neither for phone numbers nor for links that it receives', async () => {
    const [a, others] = [await anna(stack, { premium: true }), await men(2)]
    for (const other of others) await send(a, other, 'Kijk op https://bit.ly/x of bel 06 12345678')
    expect(await pointsOf(a)).toEqual({ link: 10, new_account: 10 })
    for (const other of others) expect(await entryOf(other)).toBeUndefined()
  })

  test('when somebody complains about it, highest score first', async () => {
    const [a, b, others] = [await older(anna), await older(anna), await men(2)]
    await complain(others[0]!, b)
    for (const other of others) await complain(other, a)
    const places = (await queue()).map(({ member }) => member.id)
    expect(places.indexOf(a.id)).toBeLessThan(places.indexOf(b.id))
    expect(await pointsOf(a)).toEqual({ complaint: 40 })
    const scores = (await queue()).map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test('and the overview says since when the first one waits, whatever its score, and how many are urgent', async () => {
    const [a, b, others] = [await older(anna), await older(anna), await men(3)]
    const before = (await moderator.call(moderation.overview)).risks
    const since = stack.clock.now().toISOString()
    stack.clock.stopAt(new Date(since))
    await complain(others[0]!, a)
    await stack.settle()
    const first = before.oldest_at ?? since
    stack.clock.advance({ minutes: 5 })
    for (const other of others) await complain(other, b)
    await stack.settle()
    // b has 3 complaints, which give exactly the score of an urgent member.
    expect((await entryOf(b))?.score).toBe(urgentScore)
    const now = (await moderator.call(moderation.overview)).risks
    expect(now).toEqual({ count: before.count + 2, oldest_at: first, urgent: before.urgent + 1 })
    // A later signal does not change the time from which a member has been waiting.
    stack.clock.advance({ minutes: 5 })
    await complain(others[1]!, a)
    await stack.settle()
    expect((await moderator.call(moderation.overview)).risks).toMatchObject({ oldest_at: first })
    await clear(moderator, a, (await entryOf(a))!.last_at)
    await clear(moderator, b, (await entryOf(b))!.last_at)
    const left = (await moderator.call(moderation.overview)).risks
    expect(left).toEqual(before)
  })

  test('and stays a member like any other: the score decides nothing', async () => {
    const [a, others] = [await older(anna), await men(5)]
    for (const other of others) await complain(other, a)
    expect((await entryOf(a))?.score).toBe(80)
    expect((await send(a, others[0]!, 'Hoi')).credits).toBe(99)
  })
})

describe('MOD-12 a member in the queue', () => {
  test('leaves it by one press, with an entry in the trail, until a new signal, which counts alone for 30 days', async () => {
    const [a, others] = [await older(anna), await men(3)]
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await complain(others[0]!, a)
    await complain(others[1]!, a)
    await clear(moderator, a, (await entryOf(a))!.last_at)
    expect(await entryOf(a)).toBeUndefined()
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.find(({ action, member }) => action === 'risk_cleared' && member === a.id)).toBeTruthy()
    stack.clock.advance({ hours: 1 })
    moderator = await openStaff(stack)
    await complain(others[2]!, a)
    expect(await pointsOf(a)).toEqual({ complaint: 20 })
    stack.clock.stopAt(new Date(start.getTime() + 30 * 86_400_000))
    moderator = await openStaff(stack)
    await complain(await bram(stack), a)
    expect(await pointsOf(a)).toEqual({ complaint: 80 })
  })

  test('does not come back by an act of staff after those 30 days, but by a new signal', async () => {
    const a = await older(anna)
    const start = stack.clock.now()
    await complain(await bram(stack), a)
    await clear(moderator, a, (await entryOf(a))!.last_at)
    stack.clock.stopAt(new Date(start.getTime() + 31 * 86_400_000))
    moderator = await openStaff(stack)
    await approvePhoto(a)
    expect(await entryOf(a)).toBeUndefined()
    await complain(await bram(stack), a)
    expect(await pointsOf(a)).toEqual({ complaint: 40 })
  })

  test('loses the points of a complaint that is dismissed, and keeps those of one that is right', async () => {
    const [a, others] = [await older(anna), await men(3)]
    const [dismissed, right, last] = [newId(), newId(), newId()]
    for (const [index, id] of [dismissed, right, last].entries()) await complain(others[index]!, a, id)
    await answer(dismissed, 'dismissed')
    expect(await pointsOf(a)).toEqual({ complaint: 40 })
    await answer(right, 'agreed')
    await answer(last, 'dismissed')
    expect(await pointsOf(a)).toEqual({ complaint: 20 })
  })

  test('leaves it when its only complaint or case is dismissed', async () => {
    const [a, b, [other]] = [await older(anna), await older(anna), await men(1)]
    const id = newId()
    await complain(other!, a, id)
    expect(await entryOf(a)).toBeDefined()
    await answer(id, 'dismissed')
    expect(await entryOf(a)).toBeUndefined()
    expect((await findRisk(a.id, { consistent: true }))?.score).toBe(0)
    const { case: opened } = await moderator.call(moderation.suspectMember, {
      body: { member: b.id, suspicion: 'minor' },
    })
    await stack.settle()
    await answer(opened, 'dismissed', await openStaff(stack, ['moderator', 'lead']))
    expect(await entryOf(b)).toBeUndefined()
  })

  test('stays in it if a signal came after the list was read, or a colleague was first', async () => {
    const [a, others] = [await older(anna), await men(2)]
    colleague = await openStaff(stack)
    await complain(others[0]!, a)
    const seen = (await entryOf(a))!.last_at
    stack.clock.advance({ seconds: 5 })
    await complain(others[1]!, a)
    await stack.settle()
    await expectRefusal(clear(moderator, a, seen), 'already_decided')
    const { last_at } = (await entryOf(a))!
    const outcomes = await Promise.allSettled([clear(moderator, a, last_at), clear(colleague, a, last_at)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await entryOf(a)).toBeUndefined()
  })

  test('leaves it with a ban, returns with its end, and is counted in the overview', async () => {
    const [a, [b]] = [await older(anna), await men(1)]
    await complain(b!, a)
    await stack.settle()
    const count = async () => {
      await stack.settle()
      return (await moderator.call(moderation.overview)).risks.count
    }
    const before = await count()
    const change = (action: 'ban' | 'unban') => banOrUnban(moderator, a.id, action)
    await change('ban')
    expect(await entryOf(a)).toBeUndefined()
    expect(await count()).toBe(before - 1)
    await change('unban')
    expect(await pointsOf(a)).toEqual({ complaint: 20 })
  })

  test('is forgotten 90 days after its last signal', async () => {
    const [a, [b]] = [await older(anna), await men(1)]
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await complain(b!, a)
    await stack.settle()
    const at = (seconds: number) => new Date(start.getTime() + 90 * 86_400_000 + seconds * 1000)
    expect(await listSignals(a.id, at(-1))).toHaveLength(1)
    expect(await listSignals(a.id, at(1))).toEqual([])
    expect((await findRisk(a.id, { consistent: true }))?.score).toBe(20)
    const row = (await dumpTable(stack)).find(({ PK, SK }) => PK === `MEMBER#${a.id}` && SK === 'RISK')
    expect(row?.ttl).toBe(Math.ceil(at(0).getTime() / 1000))
  })
})

describe('MOD-09 MOD-12 a signup', () => {
  /** Kinds of signals of a member who signs up with another address in the browser of `first`. */
  const again = async (first: Newcomer) => {
    const { id } = await signUp(stack, {}, first)
    return (await listSignals(id, stack.clock.now())).map(({ kind }) => kind)
  }
  const change = ({ id }: Newcomer, action: 'ban' | 'unban') => banOrUnban(moderator, id, action)

  test('on the device of a banned account is queued, not refused; the mark names nobody and lasts two years', async () => {
    moderator = await openStaff(stack)
    const first = await signUpAndConfirm(stack)
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await change(first, 'ban')
    expect(await again(first)).toEqual(['banned_device'])
    expect((await queue()).some(({ parts }) => parts[0]?.part === 'banned_device')).toBe(true)
    const marks = (await dumpTable(stack)).filter(({ PK }) => `${PK}`.startsWith('BANNED_DEVICE#'))
    expect(marks.map(({ until }) => until)).toEqual([new Date(start.getTime() + 2 * 365 * 86_400_000).toISOString()])
    expect(JSON.stringify(marks)).not.toMatch(new RegExp(`${first.id}|${first.form.email}`))
  })

  test('on the device of another account has some points, on a device of its own none', async () => {
    const first = await signUpAndConfirm(stack)
    expect(await listSignals(first.id, stack.clock.now())).toEqual([])
    expect(await again(first)).toEqual(['shared_device'])
  })

  test('after a ban that was lifted is that on any shared device', async () => {
    moderator = await openStaff(stack)
    const first = await signUpAndConfirm(stack)
    await change(first, 'ban')
    await change(first, 'unban')
    expect(await again(first)).toEqual(['shared_device'])
  })
})
