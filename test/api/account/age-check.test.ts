import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAgeCheck } from '#functions/stores/account/age-check.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import * as account from '#shared/contract/account.ts'
import * as ageCheck from '#shared/contract/age-check.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { countries } from '#shared/countries/all.ts'
import { ageCheckLimits } from '#shared/rules/safety-limits.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, type Member } from '#test/support/people.ts'
import { login } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let member: Member
beforeAll(() => void Object.assign(countries.NL, { ageCheck: 'yoti' }))
afterAll(() => void Object.assign(countries.NL, { ageCheck: null }))
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stack.yoti.isDown = false
  member = await anna(stack, { credits: 10 })
})

const stateOf = async (who: Visitor = member) => (await who.call(ageCheck.ageCheck)).state
const start = async (who: Visitor = member) =>
  new URL((await who.call(ageCheck.startAgeCheck)).url).searchParams.get('sessionId')!
const search = () => member.call(members.search, { query: { gender: 'female', min_age: 18, max_age: 99 } })
const report = (body: Record<string, unknown>) =>
  new Visitor(stack.url).raw('POST', ageCheck.ageCheckReport.path, { body })
const bodyOf = (session: string, more: Record<string, unknown> = {}) =>
  stack.yoti.signed({ session_key: session, state: 'COMPLETE', sequence_number: 1, ...more })

describe('TRAP-24 a member who has not passed the age check of the country', () => {
  test('sees, writes to and buys from nobody, and reaches own data, profile, money and way out', async () => {
    const { id } = await anna(stack)
    const refused = [
      search,
      () => member.call(members.profile, { query: { id } }),
      () => member.call(chats.send, { body: { member: id, id: newId(), text: 'Hoi' } }),
      () =>
        member.call(credits.startPayment, {
          body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true },
        }),
      () => member.call(photos.listOpened),
    ]
    for (const call of refused) await expectRefusal(call(), 'age_check_required')
    expect((await member.call(account.current)).age_check).toBe(true)
    await member.call(photos.list)
    await member.call(credits.payments, { query: {} })
    await member.call(ownAccount.requestExport, { body: {} })
    await member.call(account.logout)
  })

  test('is let in by a passed check, of which only result, time, provider and reference are stored', async () => {
    expect(await stateOf()).toBe('none')
    const session = await start()
    expect(await stateOf()).toBe('open')
    await stack.yoti.answer(session, 'adult')
    await search()
    expect(await stateOf()).toBe('passed')
    expect((await member.call(account.current)).age_check).toBe(false)
    expect(Object.keys((await findAgeCheck(member.id))!).sort()).toEqual([
      ...['checker', 'decidedAt', 'reference', 'session', 'startedAt', 'state'],
    ])
    await expectRefusal(member.call(ageCheck.startAgeCheck), 'age_check_off')
  })

  test('is let in on return where the report did not arrive', async () => {
    const session = await start()
    stack.yoti.isDown = true
    await stack.yoti.answer(session, 'adult')
    expect(await stateOf()).toBe('open')
    stack.yoti.isDown = false
    expect(await stateOf()).toBe('passed')
  })

  test('gets the same page until it is over, and three checks a day under parallel tries', async () => {
    const ids = new Set<string | undefined>()
    for (let attempt = 0; attempt < ageCheckLimits.triesPerDay; attempt++) {
      await Promise.all(Array.from({ length: 4 }, () => start()))
      ids.add((await findAgeCheck(member.id))?.reference)
      expect(await start()).toBe(await start())
      await stack.yoti.answer(await start(), 'unclear')
      expect(await stateOf()).toBe('failed')
    }
    const { body } = await member.raw('POST', ageCheck.startAgeCheck.path)
    expect([body.error, ids.size]).toEqual(['age_check_limit', 3])
    expect(body.message).toContain('al 3 keer')
    expect((await findAccount(member.id))?.status).toBe('active')
  })

  test('gets another page half an hour after the first', async () => {
    const first = await start()
    stack.clock.advance({ seconds: 30 * 60 - 5 })
    expect(await start()).toBe(first)
    stack.clock.advance({ seconds: 5 })
    expect(await start()).not.toBe(first)
  })

  test('whose provider is down is told so, and the try counts once', async () => {
    stack.yoti.isDown = true
    const { status, body } = await member.raw('POST', ageCheck.startAgeCheck.path)
    expect([status, body.error]).toEqual([502, 'age_check_unavailable'])
    const first = await findAgeCheck(member.id)
    stack.yoti.isDown = false
    await start()
    expect((await findAgeCheck(member.id))?.reference).toBe(first?.reference)
  })
})

const password = 'een-goed-wachtwoord'
/** Member whom a check found to be under age, suspended until staff decide. */
async function foundUnderAge() {
  member = await anna(stack, { passwordHash: await hashPassword(password) })
  const session = await start()
  await stack.yoti.answer(session, 'minor')
  await stack.settle()
  const suspended = (await findAccount(member.id))!
  expect(suspended.suspendedFor).toBeDefined()
  return { session, suspended, case: suspended.suspendedFor! }
}
async function signedInAgain(): Promise<Visitor> {
  const back = stack.visitor()
  await login(back, { email: member.email, password })
  return back
}
const letIn = (id: string, age_shown?: string, outcome: 'dismissed' | 'upheld' = 'dismissed') => ({
  body: { id, outcome, answer: 'Paspoort gezien: 21 jaar.', ...(age_shown && { age_shown }) },
})
const shown = 'Paspoort bij een videogesprek'

describe('TRAP-24 a report of the provider', () => {
  test('is refused without its signature, and with one of other fields', async () => {
    const session = await start()
    const { signature, ...unsigned } = bodyOf(session)
    const forged = [unsigned, { ...unsigned, signature: 'x' }, { ...unsigned, state: 'FAIL', signature }]
    for (const body of forged) expect((await report(body)).status).toBe(400)
    expect(await stateOf()).toBe('open')
  })

  test('is harmless when repeated, unknown, or true before the person answered', async () => {
    const session = await start()
    expect((await report(bodyOf(session))).status).toBe(200)
    expect(await stateOf()).toBe('open')
    expect((await report(bodyOf('unknown'))).status).toBe(200)
    await stack.yoti.answer(session, 'adult')
    const { decidedAt } = (await findAgeCheck(member.id))!
    expect(await Promise.all([stack.yoti.report(session), stack.yoti.report(session)])).toEqual([200, 200])
    expect((await findAgeCheck(member.id))?.decidedAt).toBe(decidedAt)
  })

  test('about a check that another has replaced decides nothing', async () => {
    const old = await start()
    await stack.yoti.answer(old, 'unclear')
    await start()
    await stack.yoti.answer(old, 'adult')
    expect(await stateOf()).toBe('open')
  })

  test('MOD-06 MOD-08 that a member is under age suspends until staff decide, and dismissed lets them try again', async () => {
    const { session, suspended } = await foundUnderAge()
    await stack.yoti.report(session)
    await stack.settle()
    const [opener, colleague] = [await openStaff(stack), await openStaff(stack, ['moderator', 'lead'])]
    const { complaints } = await opener.call(moderation.listComplaints, { query: { status: 'open' } })
    expect(complaints.filter(({ about }) => about?.id === member.id)).toHaveLength(1)
    const file = await opener.call(moderation.member, { query: { q: member.id } })
    expect(file.age_check).toEqual({ state: 'under_age', provider: 'Yoti', at: expect.any(String) })
    // An empty name, so that the console says that it was automatic.
    expect(file.decisions.map(({ action, staff }) => [action, staff])).toContainEqual(['minor_suspected', ''])
    const statement = stack.mailbox.list(member.email)[0]!.text.replace(/\s+/g, ' ')
    expect(statement).toContain('Een leeftijdscontrole kwam uit op jonger dan 18.')
    expect(statement).toContain('Een computer heeft dit besloten, geen mens.')
    expect(statement).not.toMatch(/moderator|controle van teksten/)
    await colleague.call(moderation.answerComplaint, letIn(suspended.suspendedFor!))
    expect((await findAccount(member.id))?.status).toBe('active')
    const back = await signedInAgain()
    expect(await stateOf(back)).toBe('under_age')
    await stack.yoti.answer(await start(back), 'adult')
    expect(await stateOf(back)).toBe('passed')
  })
})

describe('TRAP-24 a member who showed their age to staff after a false result', () => {
  test('is let in without a further check, by one transaction whose reason is in the trail', async () => {
    const { session, suspended, case: id } = await foundUnderAge()
    const lead = await openStaff(stack, ['moderator', 'lead'])
    await lead.call(moderation.answerComplaint, letIn(id, shown))
    expect((await listModeration(member.id)).filter(({ action }) => action === 'age_shown')).toMatchObject([
      { by: lead.id, reason: shown, subject: suspended.bannedBy },
    ])
    const back = await signedInAgain()
    expect((await back.call(account.current)).age_check).toBe(false)
    await back.call(members.search, { query: { gender: 'female', min_age: 18, max_age: 99 } })
    expect(await stateOf(back)).toBe('not_needed')
    await expectRefusal(back.call(ageCheck.startAgeCheck), 'age_check_off')
    // A repeated notification of the earlier result must not suspend the member again.
    await stack.yoti.report(session)
    await stack.settle()
    expect((await findAccount(member.id))?.status).toBe('active')
    const file = await lead.call(moderation.member, { query: { q: member.id } })
    expect(file.age_check).toEqual({ state: 'shown', provider: null, at: expect.any(String) })
  })

  test('is let in by an objection too, and marked only where it is reversed', async () => {
    const { suspended, case: id } = await foundUnderAge()
    const [made] = await statementsTo(stack, member)
    await objectWith(stack, made!.token)
    const colleague = await openStaff(stack, ['moderator', 'lead'])
    const review = (outcome: 'upheld' | 'reversed') =>
      colleague.call(moderation.answerObjection, {
        body: { number: made!.number, outcome, answer: 'Paspoort gezien: 21 jaar.', age_shown: shown },
      })
    await expectRefusal(review('upheld'), 'invalid_input')
    await review('reversed')
    expect(await findComplaint(id)).toMatchObject({ status: 'answered', outcome: 'dismissed' })
    expect((await listModeration(member.id)).filter(({ action }) => action === 'age_shown')).toMatchObject([
      { by: colleague.id, reason: shown, subject: suspended.bannedBy },
    ])
    expect((await (await signedInAgain()).call(account.current)).age_check).toBe(false)
  })

  test('is not marked by a ban, by another complaint, or in a country without a check', async () => {
    const { case: id } = await foundUnderAge()
    const colleague = await openStaff(stack, ['moderator', 'lead'])
    const refused = (body: object) =>
      expectRefusal(colleague.call(moderation.answerComplaint, body as never), 'invalid_input')
    await refused(letIn(id, shown, 'upheld'))
    const other = newId()
    await (await anna(stack)).call(safety.complain, {
      body: {
        id: other,
        kind: 'profile',
        category: 'minor',
        member: member.id,
        text: 'Lijkt me 15.',
        good_faith: true,
      },
    })
    await refused(letIn(other, shown))
    Object.assign(countries.NL, { ageCheck: null })
    await refused(letIn(id, shown))
    Object.assign(countries.NL, { ageCheck: 'yoti' })
    expect((await findAccount(member.id))?.ageCheckedAt).toBeUndefined()
  })
})

test('TRAP-24 the developer page lists the checks and can answer and report them', async () => {
  const page = async () => (await fetch(`${stack.url}/dev/age-checks`)).text()
  const press = (session: string, action: string) =>
    fetch(`${stack.url}/dev/age-checks/${session}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action }),
    })
  const session = await start()
  expect(await page()).toContain(`<a href="/yoti?sessionId=${session}">`)
  expect((await press(session, 'report')).status).toBe(404)
  expect((await press(session, 'adult')).status).toBe(303)
  expect(await stateOf()).toBe('passed')
  expect((await press(session, 'minor')).status).toBe(404)
  await press(session, 'report')
  expect(await page()).toMatch(/COMPLETE, AGE_ESTIMATION<\/td><td>200, 200</)
})
