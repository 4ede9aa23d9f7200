import { describe, expect, test } from 'vitest'
import { cookieIn } from '#shared/rules/cookies.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { findForbidden, isProfileName, nameClaim } from '#shared/rules/name.ts'
import { isPushServiceUrl } from '#shared/rules/push-service.ts'
import { townKey } from '#shared/rules/town.ts'
import { typedCents } from '#shared/rules/typed-amount.ts'

describe('OPEN-20 ACC-20 ACC-21 a profile name', () => {
  test.each(['Kim', 'Łucja_88', 'a.b-c', '3kids', 'kim123456', 'wwwow', 'x'.repeat(20)])('may be %s', (name) => {
    expect(isProfileName(name)).toBe(true)
  })

  test.each([
    ...['Ki', 'x'.repeat(21), '@kim', '.kim', '_kim', 'kim@example.org', 'Kim 88'],
    ...['kim1234567', '06-1234-567', 'www.kim', 'kim.nl', 'kim.COM'],
  ])('may not be %s', (name) => {
    expect(isProfileName(name)).toBe(false)
  })

  test('PROF-27 has its first forbidden character reported, ignoring surrounding spaces', () => {
    expect([' Kim ', 'Kim 88', 'K!m@', 'Łucja'].map(findForbidden)).toEqual([null, ' ', '!', null])
  })

  test('PROF-27 has a dot, dash or underscore reported at its start, where alone it is forbidden', () => {
    expect([' .kim', '_kim', '-k!m', '.', 'a.b-c_'].map(findForbidden)).toEqual(['.', '_', '-', '.', null])
  })

  test('is equal to one that differs only in case or accents', () => {
    expect(nameClaim('Zoë_88')).toBe('zoe_88')
  })
})

test('OPEN-05 characters are counted as a reader counts them', () => {
  expect(['', 'Hoi!\nDag', 'é', 'e\u0301', '👨‍👩‍👧', '😀a'].map(visibleLength)).toEqual([0, 8, 1, 1, 1, 2])
})

describe('the endpoint of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5.notify.windows.com/w/?token=abc',
  ])('is %s', (address) => expect(isPushServiceUrl(address)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://:secret@fcm.googleapis.com/abc',
    'https://a.fcm.googleapis.com/abc',
    'https://evilpush.apple.com/abc',
    'https://web.push.apple.com.example.org/abc',
    'https://169.254.169.254/abc',
    'fcm.googleapis.com',
  ])('is not %s', (address) => expect(isPushServiceUrl(address)).toBe(false))
})

test('PROF-27 towns match regardless of case, accents and dashes', () => {
  const typed = ["'s-Hertogenbosch", 'S Hertogenbosch', 'Łódź', 'Gießen', 'Curaçao 2']
  expect(typed.map(townKey)).toEqual(['shertogenbosch', 'shertogenbosch', 'lodz', 'giessen', 'curacao2'])
})

test('a cookie is read by its full name', () => {
  const cookies = 'xlanguage=a; language=nl;consent=1'
  expect([cookieIn(cookies, 'language'), cookieIn(cookies, 'consent'), cookieIn(cookies, 'nothing')]).toEqual([
    'nl',
    '1',
    undefined,
  ])
})

test.each([
  ['19,99', 1999],
  ['19.9', 1990],
  [' 20 ', 2000],
  ['1.999', null],
  ['', null],
  ['-5', null],
])('FIN-03 the amount %j is %j cents', (typed, cents) => expect(typedCents(typed)).toBe(cents))
