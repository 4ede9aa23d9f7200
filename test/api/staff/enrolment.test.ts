import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { tokenFor } from '#functions/platform/owner-token.ts'
import {
  addStaff,
  addStaffSession,
  disableStaff,
  findStaff,
  findStaffByEmail,
  findStaffSession,
  markUsed,
  resetStaff,
} from '#functions/stores/staff/staff.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as staff from '#shared/contract/staff.ts'
import { cookieIn, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { codeAt, inviteStaff, openStaff } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
const password = 'een-lang-staf-wachtwoord'

const look = (token: string) => stranger(stack).call(staff.invitation, { body: { token } })
const enrol = (token: string, code: string, more: { password?: string } = {}, visitor = stranger(stack)) =>
  visitor.call(staff.enrol, { body: { token, code, password: more.password ?? password } })

const enrolled = async () => {
  const invited = await inviteStaff(stack)
  const { secret } = await look(invited.token)
  await enrol(invited.token, codeAt(secret, stack.clock.now()))
  return { ...invited, secret }
}

const signIn = (
  { email, secret }: { email: string; secret: string },
  more: { password?: string; code?: string; at?: Date } = {},
  visitor = stranger(stack),
) =>
  visitor.call(staff.signIn, {
    body: {
      email,
      password: more.password ?? password,
      code: more.code ?? codeAt(secret, more.at ?? stack.clock.now()),
    },
  })

describe('OPEN-06 the invitation of staff', () => {
  test('shows the person and an authenticator key, and shows the same when opened again', async () => {
    const invited = await inviteStaff(stack, ['moderator', 'finance'])
    const told = await look(invited.token)
    expect(told).toMatchObject({ email: invited.email, name: invited.name })
    expect(told.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(told.uri)
    expect(uri.protocol).toBe('otpauth:')
    expect(uri.searchParams.get('secret')).toBe(told.secret)
    expect(uri.searchParams.get('issuer')).toBe('Vonk')
    expect(await look(invited.token)).toEqual(told)
    expect(JSON.stringify(await findStaff(invited.id))).not.toContain(invited.token.split('.')[1])
  })

  test('creates the account with a code of that key, and signs in with a cookie of its own', async () => {
    const invited = await inviteStaff(stack, ['moderator', 'finance'])
    const { secret } = await look(invited.token)
    const visitor = stranger(stack)
    const answer = await visitor.raw('PUT', staff.enrol.path, {
      body: { token: invited.token, password, code: codeAt(secret, stack.clock.now()) },
    })
    expect(answer.body).toEqual({
      id: invited.id,
      email: invited.email,
      name: invited.name,
      roles: ['moderator', 'finance'],
    })
    expect(cookieIn(answer.headers, '__Host-staff')).toMatchObject({
      path: '/',
      'max-age': '28800',
      secure: '',
      httponly: '',
      samesite: 'Strict',
    })
    expect(await visitor.call(staff.current)).toMatchObject({ email: invited.email })
    const stored = await findStaff(invited.id)
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(stored?.secret).not.toContain(secret)
  })

  test('works once, even for two in parallel', async () => {
    const { token } = await inviteStaff(stack)
    const { secret } = await look(token)
    const code = codeAt(secret, stack.clock.now())
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => enrol(token, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(look(token), 'link_invalid')
    await expectRefusal(enrol(token, code), 'link_invalid')
  })

  test('expires after 24 hours, to the second', async () => {
    const now = stack.clock.now()
    for (const [seconds, isAlive] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      const person = { id: ulid(), email: `grens${seconds}@example.org`, name: 'Grens', roles: ['moderator' as const] }
      const token = tokenFor(person.id, ulid())
      // The invitation expired `seconds` ago; -1 means that it expires in a second. The clock keeps
      // running, so the clock is set again after the write.
      const at = new Date(now.getTime() - 86_400_000 - seconds * 1000)
      stack.clock.set(now.toISOString())
      await commit(addStaff(person, { token, now: at }))
      stack.clock.set(now.toISOString())
      if (isAlive) expect(await look(token)).toMatchObject({ name: 'Grens' })
      else await expectRefusal(look(token), 'link_invalid')
    }
    stack.clock.reset()
  })

  test('refuses a wrong code and a short or common password, and remains valid after each', async () => {
    const { token } = await inviteStaff(stack)
    const { secret } = await look(token)
    const code = codeAt(secret, stack.clock.now())
    await expectRefusal(enrol(token, code === '000000' ? '000001' : '000000'), 'login_failed')
    await expectRefusal(enrol(token, code, { password: 'elf-letters' }), 'invalid_input')
    await expectRefusal(enrol(token, code, { password: 'administrator' }), 'password_too_common')
    await enrol(token, code)
  })

  test('refuses a token of nobody, of another kind, and with one letter changed', async () => {
    const [one, other] = [await inviteStaff(stack), await inviteStaff(stack)]
    for (const token of [
      'x'.repeat(40),
      `${one.id}.${other.token.split('.')[1]}`,
      `${one.token.slice(0, -1)}${one.token.endsWith('0') ? '1' : '0'}`,
    ])
      await expectRefusal(look(token), 'link_invalid')
  })

  test('can be opened a limited number of times per visitor', async () => {
    const visitor = stranger(stack)
    const ask = () => visitor.call(staff.invitation, { body: { token: 'x'.repeat(40) } })
    for (let n = 0; n < 30; n++) await expectRefusal(ask(), 'link_invalid')
    await expectRefusal(ask(), 'too_many_requests')
  })
})

describe('OPEN-06 the sign-in of staff', () => {
  const step = 30_000

  test('requires password and code together, and is audited', async () => {
    const person = await enrolled()
    const at = new Date(stack.clock.now().getTime() + step)
    const visitor = stranger(stack)
    expect(await signIn(person, { at }, visitor)).toMatchObject({ email: person.email, roles: ['moderator'] })
    const { entries } = await visitor.call(staff.listAudit, { query: {} })
    const own = entries.filter((entry) => entry.staff === person.name)
    expect(own.map(({ action, member }) => [action, member])).toEqual([
      ['signed_in', null],
      ['staff_enrolled', null],
    ])
  })

  test('accepts a code once, even for many in parallel, and no earlier code afterwards', async () => {
    const person = await enrolled()
    // The enrolment has used up the current code.
    await expectRefusal(signIn(person), 'login_failed')
    const at = new Date(stack.clock.now().getTime() + step)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(person, { at })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(signIn(person, { at }), 'login_failed')
    await expectRefusal(signIn(person), 'login_failed')
  })

  test('accepts the code of one step before or after, but not of two', async () => {
    // The middle of a step, so that the test does not cross into the next one.
    const now = new Date(Math.floor(Date.now() / step) * step + 15_000)
    for (const [steps, isTaken] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      stack.clock.set(new Date(now.getTime() - 10 * step).toISOString())
      const person = await enrolled()
      stack.clock.set(now.toISOString())
      const attempt = signIn(person, { at: new Date(now.getTime() + steps * step) })
      if (isTaken) await attempt
      else await expectRefusal(attempt, 'login_failed')
    }
    stack.clock.reset()
  })

  test('answers an unknown address, a wrong password and a wrong code alike', async () => {
    const person = await enrolled()
    const at = new Date(stack.clock.now().getTime() + step)
    const answers = await Promise.all([
      expectRefusal(signIn({ ...person, email: 'niemand@example.org' }, { at }), 'login_failed'),
      expectRefusal(signIn(person, { at, password: 'een-ander-wachtwoord' }), 'login_failed'),
      expectRefusal(signIn(person, { code: '000000' }), 'login_failed'),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('blocks a visitor for 15 minutes after five failures, but not the person elsewhere', async () => {
    const person = await enrolled()
    const at = new Date(stack.clock.now().getTime() + step)
    const guesser = stranger(stack)
    for (let n = 0; n < 5; n++) await expectRefusal(signIn(person, { code: '000000' }, guesser), 'login_failed')
    expect(await expectRefusal(signIn(person, { at }, guesser), 'login_blocked')).toMatchObject({ minutes: 15 })
    await signIn(person, { at })
  })

  test('refuses the password of a member', async () => {
    await expectRefusal(
      stranger(stack).call(staff.signIn, {
        body: { email: 'lid1@example.org', password: 'een-goed-wachtwoord-24', code: '123456' },
      }),
      'login_failed',
    )
  })
})

describe('OPEN-06 the session of staff', () => {
  const openAt = async (start: Date) => {
    stack.clock.set(start.toISOString())
    const person = await openStaff(stack)
    return person
  }
  const start = new Date('2027-02-01T09:00:00.000Z')
  const after = (seconds: number) => stack.clock.set(new Date(start.getTime() + seconds * 1000).toISOString())

  test('ends after 30 minutes without use, and polling the counts is no use', async () => {
    const person = await openAt(start)
    after(1_740)
    await person.call(moderation.overview)
    await person.call(staff.current)
    after(3_480)
    await person.call(moderation.overview)
    after(3_600)
    await expectRefusal(person.call(moderation.overview), 'staff_required')
    stack.clock.reset()
  })

  test.each([
    ['30 minutes without use', 1_800, 0],
    ['8 hours in all', 8 * 3_600, 8 * 3_600 - 60],
  ])('ends after %s to the second', async (_, seconds, usedAfter) => {
    const at = (more: number) => new Date(start.getTime() + more * 1000)
    const person = await enrolled()
    stack.clock.reset()
    const { enrolledAt } = (await findStaff(person.id))!
    expect(Date.parse(enrolledAt!)).toBeLessThan(start.getTime())
    const sessionId = ulid()
    await commit([addStaffSession(person.id, sessionId, start)])
    if (usedAfter > 0) await apply(markUsed(person.id, sessionId, at(usedAfter)))
    const holds = async (more: number) => !!(await findStaffSession({ id: person.id, sessionId }, at(more)))
    expect([await holds(seconds - 1), await holds(seconds), await holds(seconds + 1)]).toEqual([true, false, false])
  })

  test('is renewed for 30 minutes by use, and ends after 8 hours regardless', async () => {
    const person = await openAt(start)
    for (let minutes = 25; minutes < 480; minutes += 25) {
      after(minutes * 60)
      await person.call(staff.current)
    }
    after(8 * 3_600 - 2)
    await person.call(staff.current)
    after(8 * 3_600)
    await expectRefusal(person.call(staff.current), 'staff_required')
    stack.clock.reset()
  })

  test('ends at sign-out, even for a copy of its validly signed cookie', async () => {
    const person = await openStaff(stack)
    const kept = new Map(person.cookies)
    expect(await person.call(staff.signOut)).toEqual({ signed_out: true })
    expect(person.cookies.size).toBe(0)
    for (const [name, value] of kept) person.cookies.set(name, value)
    await expectRefusal(person.call(staff.current), 'staff_required')
  })

  test('ends at once when the person is disabled, whose password and code stop working', async () => {
    const person = await enrolled()
    const visitor = stranger(stack)
    const at = new Date(stack.clock.now().getTime() + 30_000)
    await signIn(person, { at }, visitor)
    await apply(disableStaff((await findStaff(person.id))!, stack.clock.now()))
    await expectRefusal(visitor.call(staff.current), 'staff_required')
    await expectRefusal(signIn(person, { at: new Date(at.getTime() + 30_000) }), 'login_failed')
  })

  test('ends when the person is reset, who gets a new invitation with another key', async () => {
    const person = await enrolled()
    const visitor = stranger(stack)
    await signIn(person, { at: new Date(stack.clock.now().getTime() + 30_000) }, visitor)
    const now = stack.clock.now()
    const token = tokenFor(person.id, ulid())
    await apply(resetStaff((await findStaff(person.id))!, person, { token, now }))
    await expectRefusal(visitor.call(staff.current), 'staff_required')
    await expectRefusal(look(person.token), 'link_invalid')
    const { secret } = await look(token)
    expect(secret).not.toBe(person.secret)
    await enrol(token, codeAt(secret, stack.clock.now()))
    await expectRefusal(visitor.call(staff.current), 'staff_required')
    expect(await findStaffByEmail(person.email)).toBe(person.id)
  })
})
