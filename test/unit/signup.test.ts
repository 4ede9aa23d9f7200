import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isTooCommon } from '#functions/stores/account/common-password.ts'
import { countries } from '#shared/countries/all.ts'
import { suggestedEmail } from '#shared/rules/email.ts'
import {
  birthDateRefusal,
  hasSource,
  isSignupOpen,
  mayAskForMail,
  nextReminder,
  recentRequests,
} from '#shared/rules/signup.ts'

const nl = ['ziggo.nl', 'kpnmail.nl', 'hotmail.nl', 'live.nl']

describe('ACC-19 OPEN-80 the suggested address', () => {
  test.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['jan@gmail.co', 'jan@gmail.com'],
    ['jan@gmal.com', 'jan@gmail.com'],
    ['Jan@HOTMIAL.com', 'Jan@hotmail.com'],
    ['jan@outlok.com', 'jan@outlook.com'],
    ['jan@yaho.com', 'jan@yahoo.com'],
    ['jan@iclod.com', 'jan@icloud.com'],
    ['jan@zigo.nl', 'jan@ziggo.nl'],
    ['jan@kpnmial.nl', 'jan@kpnmail.nl'],
    ['jan@gmaaail.com', 'jan@gmail.com'],
    ['jan@gml.com', 'jan@gmail.com'],
    ['jan@gnaul.com', 'jan@gmail.com'],
    ['jan@gmial.com ', 'jan@gmail.com'],
  ])('%s is %s', (typed, meant) => expect(suggestedEmail(typed, nl)).toBe(meant))

  test.each([
    ...['jan@gmail.com', 'jan@gmail.com ', 'jan@ziggo.nl', 'jan@hotmail.fr', 'jan@live.be'],
    ...['jan@example.org', 'jan@gmaaaail.com', 'jan@gm.com', 'jan@gnauk.com', '@gmial.com', 'jan'],
  ])('"%s" has no suggestion', (typed) => expect(suggestedEmail(typed, nl)).toBeNull())

  test('a provider of another country is unknown here', () => expect(suggestedEmail('jan@zigo.nl', [])).toBeNull())
})

describe('OPEN-04 common passwords', () => {
  test.each(['password123', 'Wachtwoord123', 'QWERTYUIOP', '12345678', 'iloveyou', 'welkom2026'])('%s is one', (text) =>
    expect(isTooCommon(text, {})).toBe(true),
  )
  test('ASVS 6.2.4 the list has the 3,000 most common passwords of at least 8 characters', () => {
    const common = (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= 8).slice(0, 3000)
    expect(common).toHaveLength(3000)
    expect(common.filter((password) => !isTooCommon(password, {}))).toEqual([])
  })
  test.each(['drie gele fietsen', 'kX9#mmt2', 'regenjas-op-dinsdag'])('%s is allowed', (text) =>
    expect(isTooCommon(text, { email: 'jan@example.org', name: 'JanUtrecht' })).toBe(false),
  )
  test('the own address and the own profile name are refused, in any case', () => {
    expect(isTooCommon('JAN@example.org', { email: 'jan@example.org' })).toBe(true)
    expect(isTooCommon('janutrecht', { name: 'JanUtrecht' })).toBe(true)
  })
})

describe('ACC-14 ACC-15 ACC-16 the date of birth', () => {
  test.each([
    ['2008-11-20', '2026-11-20', null],
    ['2008-11-21', '2026-11-20', 'minimum_age'],
    ['2008-11-19', '2026-11-20', null],
    // A member born on a leap day turns 18 on 1 March of a year without one.
    ['2008-02-29', '2026-02-28', 'minimum_age'],
    ['2008-02-29', '2026-03-01', null],
    ['1990-02-31', '2026-11-20', 'invalid_date_of_birth'],
    ['1990-13-01', '2026-11-20', 'invalid_date_of_birth'],
    ['2026-11-21', '2026-11-20', 'invalid_date_of_birth'],
    ['1890-01-01', '2026-11-20', 'invalid_date_of_birth'],
    ['niet', '2026-11-20', 'invalid_date_of_birth'],
    ['31-02-1990', '2026-11-20', 'invalid_date_of_birth'],
  ] as const)('%s on %s: %s', (born, today, refusal) => expect(birthDateRefusal(born, today, 18)).toBe(refusal))
})

describe('ACC-09 ACC-10 ACC-11 ACC-12 LAND-06 TRAP-71 who may sign up', () => {
  test.each([
    ['all', undefined, true],
    ['with_trafficsource', { network: 'n' }, true],
    ['with_trafficsource', { ref: 'r' }, true],
    ['with_trafficsource', { network: ' ' }, false],
    ['with_trafficsource', undefined, false],
    ['closed', { network: 'n' }, false],
    ['anything', { network: 'n' }, false],
  ])('%s with %o: %s', (signups, tracking, isOpen) => expect(isSignupOpen(signups as 'all', tracking)).toBe(isOpen))

  test.each([{ network: ' ' }, { ref: ' ' }, { network: '', ref: '' }])('%o is no traffic source', (tracking) =>
    expect(hasSource(tracking)).toBe(false),
  )

  test('a sub id alone is no traffic source', () => expect(hasSource({ sub1: 'x' } as object)).toBe(false))
})

const at = (iso: string) => new Date(iso)

describe('OPEN-22 requests for a new confirmation mail', () => {
  test('are accepted once per minute', () => {
    expect(mayAskForMail([], at('2026-11-20T10:00:00Z'))).toBe(true)
    expect(mayAskForMail(['2026-11-20T10:00:00Z'], at('2026-11-20T10:00:59.999Z'))).toBe(false)
    expect(mayAskForMail(['2026-11-20T10:00:00Z'], at('2026-11-20T10:01:00Z'))).toBe(true)
  })
  test('are accepted five times per day', () => {
    const five = ['10:00', '11:00', '12:00', '13:00', '14:00'].map((hour) => `2026-11-20T${hour}:00Z`)
    expect(mayAskForMail(five, at('2026-11-21T09:59:59Z'))).toBe(false)
    expect(mayAskForMail(five, at('2026-11-21T10:00:00Z'))).toBe(true)
    expect(recentRequests(five, at('2026-11-21T10:00:00Z'))).toEqual(five.slice(1))
  })
})

test('OPEN-61 reminders are due 24 hours and 3 days after signup, and a missed one is skipped', () => {
  const signup = '2026-11-20T10:00:00.000Z'
  const next = (now: Date) => nextReminder(signup, countries.NL, now)
  expect(next(at(signup))).toEqual(at('2026-11-21T10:00:00Z'))
  expect(next(at('2026-11-21T10:00:00Z'))).toEqual(at('2026-11-23T10:00:00Z'))
  expect(next(at('2026-11-23T10:00:00Z'))).toBeUndefined()
})
