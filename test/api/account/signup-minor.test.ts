import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { minorRefusalHours } from '#shared/rules/safety-limits.ts'
import { dumpTable } from '#test/support/dump.ts'
import { signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void stack.clock.set('2026-11-20T12:00:00.000Z'))
afterEach(() => stack.clock.reset())

const [tooYoung, oldEnough] = ['2010-05-17', '1990-05-17']
const address = () => `jong.${newId().toLowerCase()}@example.org`
const check = (who: Visitor, body: { date_of_birth?: string; email?: string }) =>
  who.call(account.checkSignup, { body })
const refused = async (call: Promise<unknown>) => (await expectRefusal(call, 'minimum_age')).min_age

describe('MOD-06 a birth date below the minimum age', () => {
  test.each(['signup', 'step'] as const)(
    'when refused by the %s, bars any new date with that address for 24 hours to the second',
    async (by) => {
      const email = address()
      if (by === 'signup') expect(await refused(signUp(stack, { email, date_of_birth: tooYoung }))).toBe(18)
      else await refused(check(stranger(stack), { email, date_of_birth: tooYoung }))
      const startedAt = stack.clock.now().getTime()
      const at = (seconds: number) =>
        stack.clock.set(new Date(startedAt + minorRefusalHours * 3_600_000 + seconds * 1000))
      // The refusal also applies on another device and to another spelling of the address.
      expect(await refused(signUp(stack, { email, date_of_birth: oldEnough }))).toBe(18)
      const spelled = email.toUpperCase().replace('@', '+x@')
      await refused(check(stranger(stack), { email: spelled, date_of_birth: oldEnough }))
      at(-2)
      await refused(signUp(stack, { email, date_of_birth: oldEnough }))
      at(1)
      await signUp(stack, { email, date_of_birth: oldEnough })
    },
  )

  test.each(['signup', 'step'] as const)(
    'when refused by the %s, bars any new date on that device for as long, with any address',
    async (by) => {
      const device = stranger(stack)
      if (by === 'signup') await refused(signUp(stack, { date_of_birth: tooYoung }, device))
      else await refused(check(device, { date_of_birth: tooYoung }))
      const startedAt = stack.clock.now().getTime()
      const at = (seconds: number) =>
        stack.clock.set(new Date(startedAt + minorRefusalHours * 3_600_000 + seconds * 1000))
      expect([...device.cookies.keys()]).toEqual(['__Host-minor'])
      await refused(check(device, { date_of_birth: oldEnough }))
      await refused(signUp(stack, { date_of_birth: oldEnough }, device))
      at(-2)
      await refused(check(device, { date_of_birth: oldEnough }))
      at(1)
      await check(device, { date_of_birth: oldEnough })
      await signUp(stack, { date_of_birth: oldEnough }, device)
    },
  )

  test('is stored only as an expiring hash of the address, without the date or the address', async () => {
    const email = address()
    const device = stranger(stack)
    await refused(signUp(stack, { email, date_of_birth: tooYoung }, device))
    const marks = (await dumpTable(stack)).filter(({ PK }) => String(PK).startsWith('MINOR#'))
    expect(Object.keys(marks[0]!).sort()).toEqual(['PK', 'SK', 'ttl', 'until'])
    expect(JSON.stringify(await dumpTable(stack))).not.toMatch(new RegExp(`${email}|${tooYoung}`))
    const claims = Buffer.from(device.cookies.get('__Host-minor')!.split('.')[1]!, 'base64url').toString()
    expect(claims).not.toContain('2010')
  })

  test('bars nobody when the date is only missing or malformed', async () => {
    const [device, email] = [stranger(stack), address()]
    for (const date_of_birth of ['', '1990-02-30']) await check(device, { email, date_of_birth }).catch(() => undefined)
    expect([...device.cookies.keys()]).toEqual([])
    await signUp(stack, { email, date_of_birth: oldEnough }, device)
    // A forged cookie has no effect.
    const forged = stranger(stack)
    forged.cookies.set('__Host-minor', 'x.y.z')
    await check(forged, { date_of_birth: oldEnough })
  })
})
