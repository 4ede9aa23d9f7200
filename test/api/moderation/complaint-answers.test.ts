import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { ComplaintCategory, ComplaintOutcome } from '#shared/model/complaint.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { linkedDecision, objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())
let jo: StaffVisitor
let mo: StaffVisitor
let complainer: Member
let about: Member
beforeAll(async () => {
  jo = await openStaff(stack, ['moderator', 'lead'])
  mo = await openStaff(stack)
})
beforeEach(async () => {
  complainer = await anna(stack)
  about = await bram(stack, { about: 'Bel me op 0612345678.' })
})

type Effect = Parameters<typeof decisionOn>[1]
const warned = { kind: 'warned' } as const
const complain = async (category: ComplaintCategory = 'scam', by = complainer, member = about.id) => {
  const id = newId()
  await by.call(safety.complain, {
    body: { id, kind: 'profile', category, member, text: 'Hij vraagt om geld.', good_faith: true },
  })
  return id
}
const decide = async (complaint: string, effect: Effect = warned, { who = jo, member = about.id } = {}) => {
  const { number } = await who.call(moderation.decide, { body: { ...decisionOn(member, effect), complaint } })
  return number
}
const decideWithout = async (effect: Effect = warned, member = about.id) =>
  (await jo.call(moderation.decide, { body: decisionOn(member, effect) })).number
const answer = (id: string, outcome: ComplaintOutcome = 'upheld', more: object = {}) =>
  jo.call(moderation.answerComplaint, { body: { id, outcome, answer: 'We hebben gekeken.', ...more } })
const open = (id: string) => jo.call(moderation.complaint, { query: { id } })
const answersTo = async ({ email }: { email: string }, language = 'nl') => {
  await stack.settle()
  const { complaintAnswer: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
  const subject = texts.subject.split('{')[0]
  const mails = (await mailsTo(stack, email)).filter((mail) => mail.subject.startsWith(subject))
  return { texts, mails: mails.map(({ text }) => text.replaceAll(/[ \n]+/g, ' ')) }
}
const words = async (language = 'nl') => (await import(`../../../shared/i18n/${language}/mail.ts`)).mail.complaintAnswer

describe('MOD-18 TRAP-63 a decision that is made for a complaint', () => {
  test('is tied to it, both ways, with a notice as its source, and a repeat ties nothing twice', async () => {
    const id = await complain()
    const body = { ...decisionOn(about.id, warned), complaint: id }
    const made = await Promise.all([1, 2, 3].map(() => jo.call(moderation.decide, { body })))
    const { number } = made[0]!
    expect(new Set(made.map((one) => one.number)).size).toBe(1)
    expect(await jo.call(moderation.decide, { body })).toEqual({ number })
    expect(await findDecision(number)).toMatchObject({ complaints: [id], source: 'notice' })
    expect((await findComplaint(id))!.decisions).toEqual([number])
    expect((await open(id)).decisions).toMatchObject([{ number, kind: 'warned', tied: true }])
    // A repeat of the decision after the answer returns the same number.
    await answer(id)
    expect(await jo.call(moderation.decide, { body })).toEqual({ number })
  })

  test('is refused for a complaint about somebody else, an unknown one, a case, and with another source', async () => {
    const other = await bram(stack)
    await expectRefusal(decide(await complain('scam', complainer, other.id)), 'not_found')
    await expectRefusal(decide(newId()), 'not_found')
    const { case: opened } = await mo.call(moderation.suspectMember, { body: { member: other.id, suspicion: 'minor' } })
    await expectRefusal(decide(opened, warned, { member: other.id }), 'not_found')
    const body = { ...decisionOn(about.id, warned), source: 'own', complaint: await complain() } as const
    await expectRefusal(jo.call(moderation.decide, { body }), 'invalid_input')
    await stack.settle()
    expect((await mailsTo(stack, about.email)).length).toBe(0)
  })

  test('is refused for a complaint that is answered, or on which a colleague works, and then changes nothing', async () => {
    const id = await complain()
    await mo.call(moderation.ownComplaint, { body: { id } })
    await expectRefusal(decide(id, { kind: 'banned' }), 'complaint_owned')
    expect((await findAccount(about.id))!.status).toBe('active')
    await mo.call(moderation.releaseComplaint, { query: { id } })
    await answer(id, 'dismissed')
    await expectRefusal(decide(id, { kind: 'banned' }), 'already_decided')
    expect((await findAccount(about.id))!.status).toBe('active')
  })

  test('MOD-06 as a suspicion of a minor answers it too, until the case ends', async () => {
    const id = await complain('minor')
    await jo.call(moderation.suspectMember, { body: { member: about.id, suspicion: 'minor', complaint: id } })
    const [decision] = (await open(id)).decisions
    expect(decision).toMatchObject({ kind: 'age_suspended', tied: true })
    await expectRefusal(answer(id, 'dismissed'), 'outcome_mismatch')
    await answer(id)
    const { texts, mails } = await answersTo(complainer)
    expect(mails[0]).toContain(texts.decided.age_suspended)
    expect((await findDecision(decision!.number))!.complaints).toHaveLength(2)
  })
})

describe('MOD-18 TRAP-63 the answer to a complaint', () => {
  const effects = {
    text_removed: { kind: 'text_removed', field: 'about' },
    warned,
    suspended: { kind: 'suspended', days: 3 },
    banned: { kind: 'banned' },
  } as const
  test.each(
    languages.flatMap((language) =>
      Object.keys(effects).map((kind) => [language, kind as keyof typeof effects] as const),
    ),
  )('in %s names the decision %s by its kind, and neither another kind nor its number', async (language, kind) => {
    complainer = await anna(stack, { language })
    const id = await complain()
    const number = await decide(id, effects[kind])
    await answer(id)
    const { texts, mails } = await answersTo(complainer, language)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(texts.upheld)
    expect(mails[0]).not.toContain(number)
    const told = Object.entries<string>(texts.decided).filter(([, text]) => mails[0]!.includes(text))
    expect(told.map(([name]) => name)).toEqual([kind])
  })

  test('names each kind of several decisions once', async () => {
    const id = await complain()
    for (const effect of [warned, warned, effects.banned]) await decide(id, effect)
    await answer(id)
    const { texts, mails } = await answersTo(complainer)
    expect(mails[0]!.split(texts.decided.warned)).toHaveLength(2)
    expect(mails[0]).toContain(texts.decided.banned)
    expect((await open(id)).decisions).toHaveLength(3)
  })

  test('without a decision can be anything but upheld, and claims nothing', async () => {
    const id = await complain()
    // A decision about the member does not count unless the answer names the decision.
    await decideWithout()
    await expectRefusal(answer(id), 'outcome_mismatch')
    // A ban of the address does not count either, because the member still exists.
    await expectRefusal(answer(id, 'upheld', { ban: true }), 'outcome_mismatch')
    expect((await answersTo(complainer)).mails).toEqual([])
    await answer(id, 'agreed')
    const { texts, mails } = await answersTo(complainer)
    expect(mails[0]).toContain(texts.agreed)
    for (const text of [texts.upheld, ...Object.values<string>(texts.decided)]) expect(mails[0]).not.toContain(text)
  })

  test('OPEN-48 about nobody, such as a payment, can be agreed with, but not upheld', async () => {
    const [id, email] = [newId(), `${newId().toLowerCase()}@example.org`]
    const body = { id, kind: 'payment', category: 'payment', text: 'Twee keer betaald.', email } as const
    await stranger(stack).call(safety.complain, { body: { ...body, good_faith: true, name: 'Eva Jansen' } })
    await expectRefusal(answer(id), 'outcome_mismatch')
    await expectRefusal(answer(id, 'upheld', { decision: await decideWithout() }), 'not_found')
    await answer(id, 'agreed')
    expect((await answersTo({ email })).mails[0]).toContain((await words()).agreed)
  })

  test('with a decision is upheld and nothing else', async () => {
    const id = await complain()
    await decide(id)
    for (const outcome of ['agreed', 'dismissed'] as const) await expectRefusal(answer(id, outcome), 'outcome_mismatch')
    await answer(id)
  })

  test('does not rest on a decision that was taken back', async () => {
    const id = await complain()
    await decide(id, { kind: 'banned' })
    await jo.call(moderation.changeMember, { body: { id: about.id, action: 'unban', reason: 'Een vergissing.' } })
    expect((await open(id)).decisions).toEqual([])
    await expectRefusal(answer(id), 'outcome_mismatch')
    await answer(id, 'dismissed')
    expect((await answersTo(complainer)).mails[0]).toContain((await words()).dismissed)
  })

  test('does not rest on a ban that was lifted while an objection waits for a colleague', async () => {
    const id = await complain()
    await decide(id, { kind: 'banned' })
    const [statement] = await statementsTo(stack, about)
    await objectWith(stack, statement!.token)
    await jo.call(moderation.changeMember, { body: { id: about.id, action: 'unban', reason: 'Een vergissing.' } })
    expect(await linkedDecision(stack, statement!.token)).toMatchObject({ state: 'objected' })
    expect((await open(id)).decisions).toEqual([])
    await expectRefusal(answer(id), 'outcome_mismatch')
  })

  test('can rest on a suspension that has run out, which is then shown as over', async () => {
    const id = await complain()
    const number = await decide(id, { kind: 'suspended', days: 1 })
    const until = (await findDecision(number))!.until!
    stack.clock.set(new Date(Date.parse(until) - 60_000).toISOString())
    // A new sign-in, because no staff session lasts that long.
    const later = await openStaff(stack)
    const offered = async () => (await later.call(moderation.complaint, { query: { id } })).decisions
    expect(await offered()).toMatchObject([{ number, over: false }])
    stack.clock.set(until)
    expect(await offered()).toMatchObject([{ number, over: true }])
    await later.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer: 'We hebben gekeken.' } })
  })

  test('can rest on an earlier decision about the same member, which is then tied to both', async () => {
    const [first, second] = [await complain(), await complain('scam', await anna(stack))]
    const number = await decide(first, { kind: 'banned' })
    expect((await open(second)).decisions).toMatchObject([{ number, tied: false }])
    await answer(second, 'upheld', { decision: number })
    await answer(first)
    expect((await findDecision(number))!.complaints).toEqual([first, second])
    expect((await open(second)).decisions).toMatchObject([{ number, tied: true }])
  })

  test('cannot rest on a decision about somebody else, or one that refused what nobody saw', async () => {
    const id = await complain()
    const other = await bram(stack)
    const decision = await decideWithout(warned, other.id)
    await expectRefusal(answer(id, 'upheld', { decision }), 'not_found')
    await expectRefusal(answer(id, 'upheld', { decision: 'WM7P-CNVH' }), 'not_found')
    await about.call(profile.change, { body: { about: 'Bel 0687654321' } })
    const text = (await findProfile(about.id))!.held!.about!.id
    const refused = await decideWithout({ kind: 'text_refused', field: 'about', text })
    await expectRefusal(answer(id, 'upheld', { decision: refused }), 'not_found')
  })

  test('of a case has no outcome without a decision', async () => {
    const { case: opened } = await mo.call(moderation.suspectMember, { body: { member: about.id, suspicion: 'minor' } })
    await expectRefusal(answer(opened, 'agreed'), 'outcome_mismatch')
  })

  test('and a decision for it at the same moment never contradict each other', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await complain()
      const outcomes = await Promise.allSettled([decide(id, warned, { who: mo }), answer(id, 'dismissed')])
      const { status, decisions } = (await findComplaint(id, { consistent: true }))!
      const isAnswered = status === 'answered'
      // Whichever call is first makes the other call fail.
      expect(outcomes.map((one) => one.status)).toEqual(
        isAnswered ? ['rejected', 'fulfilled'] : ['fulfilled', 'rejected'],
      )
      expect(decisions?.length ?? 0).toBe(isAnswered ? 0 : 1)
    }
  })

  test('MOD-03 still names a decision to which the member objects meanwhile', async () => {
    const id = await complain()
    await decide(id)
    const [statement] = await statementsTo(stack, about)
    await objectWith(stack, statement!.token)
    expect(await linkedDecision(stack, statement!.token)).toMatchObject({ state: 'objected' })
    await answer(id)
    expect((await answersTo(complainer)).mails[0]).toContain((await words()).decided.warned)
  })
})
