import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkWarned } from '#functions/moderation/prior-warning.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { languages } from '#shared/i18n/languages.ts'
import { type ComplaintCategory, complaintCategories } from '#shared/model/complaint.ts'
import { decisionGrounds } from '#shared/model/decision.ts'
import { ban, decisionOn, facts } from '#test/support/decisions.ts'
import { linkedDecision, objectWith, statementOf, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const dayMs = 86_400_000
const confirmedAt = '2026-01-01T00:00:00.000Z'
let first: StaffVisitor
let second: StaffVisitor
let member: Member
beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack)
})
beforeEach(async () => {
  member = await anna(stack, { confirmedAt })
})

type Effect = Parameters<typeof decisionOn>[1]
const paused = { kind: 'complaints_paused', days: 7 } as const
const onMisuse = (id: string, effect: Effect) => ({ ...decisionOn(id, effect), ground: 'misuse' as const })
const misuse = async (effect: Effect, who = first, id = member.id) =>
  (await who.call(moderation.decide, { body: onMisuse(id, effect) })).number
const warn = () => misuse({ kind: 'warned' })
const pause = async (who = first) => {
  await warn()
  return misuse(paused, who)
}
const fileIn = () => first.call(moderation.member, { query: { q: member.id } })
const review = (number: string, outcome: 'upheld' | 'reversed') =>
  second.call(moderation.answerObjection, { body: { number, outcome, answer: 'We keken er opnieuw naar.' } })

type Told = { id?: string; category?: ComplaintCategory; email?: string; member?: string; flagger?: string }
const complain = (who: Visitor, told: Told = {}) =>
  who.call(safety.complain, {
    body: {
      id: newId(),
      kind: 'other',
      category: 'spam',
      text: 'Dit klopt niet.',
      good_faith: true,
      ...told,
      ...(told.email && { name: 'Eva Jansen' }),
    } as const,
  })
const visitor = (told: Told = {}) => complain(stranger(stack), { email: member.email, ...told })

describe('MOD-01 a decision that pauses complaints', () => {
  test('needs an earlier warning for misuse that is in force', async () => {
    await expectRefusal(misuse(paused), 'warning_required')
    await first.call(moderation.decide, { body: decisionOn(member.id, { kind: 'warned' }) })
    await expectRefusal(misuse(paused), 'warning_required')
    const other = await bram(stack)
    await misuse({ kind: 'warned' }, first, other.id)
    await expectRefusal(misuse(paused), 'warning_required')
    expect(await fileIn()).toMatchObject({ misuse_warned: false, complaints_paused_until: null })
    const warning = await warn()
    expect(await fileIn()).toMatchObject({ misuse_warned: true })
    await objectWith(stack, (await statementOf(stack, member, warning)).token)
    await review(warning, 'reversed')
    await expectRefusal(misuse(paused), 'warning_required')
    expect(await fileIn()).toMatchObject({ misuse_warned: false })
    await complain(member)
  })

  test('has no other ground, and answers no complaint, as its author would learn who filed', async () => {
    await warn()
    for (const ground of decisionGrounds.filter((one) => one !== 'misuse'))
      await expectRefusal(
        first.call(moderation.decide, { body: { ...decisionOn(member.id, paused), ground } }),
        'invalid_input',
      )
    const id = newId()
    await complain(await bram(stack), { id, member: member.id })
    const body = { ...onMisuse(member.id, paused), complaint: id }
    await expectRefusal(first.call(moderation.decide, { body }), 'invalid_input')
    const number = await misuse(paused)
    const { decisions } = await first.call(moderation.complaint, { query: { id } })
    expect(decisions.map((one) => one.number)).not.toContain(number)
  })

  test('lasts until exactly its end, for the account and for its confirmed address', async () => {
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    const number = await pause()
    const until = new Date(start.getTime() + 7 * dayMs)
    expect(await fileIn()).toMatchObject({ complaints_paused_until: until.toISOString() })
    stack.clock.stopAt(new Date(until.getTime() - 1_000))
    for (const file of [() => complain(member), visitor, () => visitor({ email: member.email.toUpperCase() })])
      expect(await expectRefusal(file(), 'complaints_paused')).toMatchObject({ number, until: until.toISOString() })
    stack.clock.stopAt(until)
    await complain(member)
    await visitor()
    stack.clock.stopAt(new Date(until.getTime() + 1_000))
    await complain(member)
    const later = await openStaff(stack)
    const shown = await later.call(moderation.member, { query: { q: member.id } })
    expect(shown).toMatchObject({ complaints_paused_until: null, misuse_warned: true })
    await stack.runJob('moderation', 'endSuspensions')
    expect(await findAccount(member.id)).not.toHaveProperty('complaintPause')
  })

  test('says in seven languages until when, why and that children and intimate images can be reported', async () => {
    const number = await pause()
    for (const language of languages) {
      const { errors } = await import(`../../../shared/i18n/${language}/errors.ts`)
      member.cookies.set('language', language)
      const refused = await expectRefusal(complain(member), 'complaints_paused')
      const { until, moment, message } = refused as Record<string, string>
      expect(message).toBe(errors.complaints_paused.replace('{moment}', moment).replace('{number}', number))
      const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Amsterdam' })
      expect(moment).toContain(day.format(new Date(until!)))
      expect(message).not.toMatch(/[{}]/)
    }
  })

  test.each(complaintCategories)(
    'MOD-07 refuses a complaint of category %s unless it is of the first priority',
    async (category) => {
      await pause()
      const isTaken = ['minor', 'child_abuse', 'intimate_image'].includes(category)
      for (const file of [(told: Told) => complain(member, told), visitor]) {
        const id = newId()
        const filed = file({ id, category })
        if (isTaken) await filed
        else await expectRefusal(filed, 'complaints_paused')
        expect((await findComplaint(id)) !== undefined).toBe(isTaken)
      }
    },
  )

  test('does not stop blocking, objections, trusted flaggers and other members', async () => {
    const number = await pause()
    const other = await bram(stack)
    expect(await member.call(safety.block, { body: { id: other.id } })).toEqual({ blocked: true })
    const id = newId()
    const body = { id, name: 'Meldpunt', email: `meldpunt.${id}@example.org`, country: 'NL', days: 30 } as const
    const lead = await openStaff(stack, ['moderator', 'lead'])
    const { url } = await lead.call(flaggers.addFlagger, { body: { ...body, language: 'nl' } })
    await complain(member, { flagger: url.split('#flagger=')[1]! })
    await complain(other)
    await visitor({ email: `x.${other.email}` })
    const made = await statementOf(stack, member, number)
    expect(await objectWith(stack, made.token)).toEqual({ received: true })
  })

  test('does not reach an address that its account never confirmed', async () => {
    member = await anna(stack, { status: 'not_confirmed' })
    await pause()
    await visitor()
    await expectRefusal(complain(member), 'complaints_paused')
  })

  test('of a banned member reaches their address', async () => {
    await warn()
    await ban(first, member.id)
    await misuse(paused)
    await expectRefusal(visitor(), 'complaints_paused')
  })

  test('counts refused visitors towards their limit, so that nobody can try addresses', async () => {
    await pause()
    const one = stranger(stack)
    for (let n = 0; n < 5; n++) await expectRefusal(complain(one, { email: member.email }), 'complaints_paused')
    await expectRefusal(complain(one, { email: member.email }), 'too_many_requests')
    await visitor({ category: 'minor' })
  })

  test('answers a repeat of a complaint that was filed before as the first time', async () => {
    const id = newId()
    const answer = await complain(member, { id })
    await pause()
    expect(await complain(member, { id })).toEqual(answer)
  })
})

describe('MOD-01 parallel decisions that pause complaints', () => {
  test('are one where a request is repeated, and where two members of staff decide at once', async () => {
    await warn()
    const body = onMisuse(member.id, paused)
    const answers = await Promise.all([1, 2, 3].map(() => first.call(moderation.decide, { body })))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    await expectRefusal(misuse(paused, second), 'already_decided')
    member = await anna(stack, { confirmedAt })
    await warn()
    const both = await Promise.allSettled([first, second].map((who) => misuse(paused, who)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await statementsTo(stack, member)).toHaveLength(2)
  })

  test('take or refuse each complaint filed meanwhile, and take none afterwards', async () => {
    await warn()
    const ids = [1, 2, 3, 4].map(() => newId())
    const [, ...filed] = await Promise.allSettled([misuse(paused), ...ids.map((id) => complain(member, { id }))])
    const stored = await Promise.all(ids.map(async (id) => (await findComplaint(id)) !== undefined))
    expect(stored).toEqual(filed.map(({ status }) => status === 'fulfilled'))
    await expectRefusal(complain(member), 'complaints_paused')
  })

  test('do not use a warning that a colleague reverses at the same time', async () => {
    const warning = await warn()
    await objectWith(stack, (await statementOf(stack, member, warning)).token)
    const writes = await checkWarned(member.id, { kind: 'complaints_paused', ground: 'misuse' })
    const [decided] = await Promise.allSettled([misuse(paused), review(warning, 'reversed')])
    expect((await findAccount(member.id))?.complaintPause !== undefined).toBe(decided.status === 'fulfilled')
    if (decided.status === 'rejected') await expectRefusal(Promise.reject(decided.reason), 'warning_required')
    await expect(commit(writes)).rejects.toThrow(Conflict)
  })
})

describe('MOD-02 MOD-03 the statement of reasons of paused complaints', () => {
  test.each(languages)('in %s has what, why, until when, and the way to object', async (language) => {
    member = await anna(stack, { confirmedAt, language })
    const number = await pause()
    const made = await statementOf(stack, member, number)
    const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
    const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
    const flat = made.text.replace(/\s+/g, ' ')
    const lead = texts.lead.complaints_paused.replaceAll('{site}', 'Vonk').replace(/\s+/g, ' ')
    for (const part of [
      lead,
      words.kinds.complaints_paused,
      words.grounds.misuse,
      facts,
      texts.facts.until,
      texts.note,
    ])
      expect(flat).toContain(part.replace(/\s+/g, ' '))
    expect(made.text).not.toMatch(/\{\w+\}/)
    expect(await linkedDecision(stack, made.token)).toMatchObject({ kind: 'complaints_paused', ground: 'misuse' })
  })

  test('an objection that is reversed takes complaints again at once, with words of its own', async () => {
    const number = await pause()
    const made = await statementOf(stack, member, number)
    await objectWith(stack, made.token)
    await expectRefusal(complain(member), 'complaints_paused')
    await review(number, 'reversed')
    await complain(member)
    await visitor()
    await stack.settle()
    const { objectionAnswer } = (await import('../../../shared/i18n/nl/mail.ts')).mail
    const told = objectionAnswer.reversed.complaints_paused.replace('{number}', number)
    const texts = (await mailsTo(stack, member.email)).map(({ text }) => text.replace(/\s+/g, ' '))
    expect(texts.filter((text) => text.includes(told))).toHaveLength(1)
    // A later pause must not end when the reversed pause would have ended.
    const later = await misuse({ ...paused, days: 30 })
    stack.clock.advance({ seconds: 8 * 86_400 })
    await stack.runJob('moderation', 'endSuspensions')
    expect((await findAccount(member.id))?.complaintPause).toMatchObject({ number: later })
  })
})

describe('MOD-15 MOD-16 paused complaints', () => {
  test('are in the trail, the file and the counts of the transparency file', async () => {
    const now = stack.clock.now()
    const number = await pause()
    const { decisions } = await fileIn()
    expect(decisions[0]).toMatchObject({ action: 'complaints_paused', number, reason: `misuse: ${facts}` })
    const month = now.toISOString().slice(0, 7)
    const { rows } = await first.call(moderation.transparency, { query: { month } })
    const row = rows.find(({ item }) => item === 'complaints_paused')
    expect(row).toMatchObject({ part: 'decisions', ground: 'misuse', source: 'notice', automatic: false })
  })
})
