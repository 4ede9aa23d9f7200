import { afterAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { addMember } from '#test/support/people.ts'
import { signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
afterAll(() => void stack.clock.reset())

const born = (date_of_birth: string) => signUp(stack, { date_of_birth })
const refused = (date_of_birth: string) => expectRefusal(born(date_of_birth), 'minimum_age')
const asked = (date_of_birth: string) => stranger(stack).call(account.checkSignup, { body: { date_of_birth } })

describe('ACC-15 ROLE-10 TRAP-24 the minimum age on the birthday', () => {
  test('accepts a member who is 18 today and refuses one who is 18 tomorrow, in the form and in its step', async () => {
    stack.clock.set('2026-11-20T12:00:00Z')
    expect((await born('2008-11-20')).user.profile.age).toBe(18)
    await refused('2008-11-21')
    await asked('2008-11-20')
    await expectRefusal(asked('2008-11-21'), 'minimum_age')
  })

  test('refuses a member of 17, and accepts them at 18 a day later', async () => {
    stack.clock.set('2026-06-30T12:00:00Z')
    await refused('2008-07-01')
    stack.clock.set('2026-07-01T12:00:00Z')
    expect((await born('2008-07-01')).user.profile.age).toBe(18)
  })

  test('is reached on 1 March by a member born on 29 February, in a year without that day', async () => {
    stack.clock.set('2026-02-28T12:00:00Z')
    await refused('2008-02-29')
    stack.clock.set('2026-03-01T12:00:00Z')
    expect((await born('2008-02-29')).user.profile.age).toBe(18)
  })

  test('is reached on 28 February by a member born on that day, also in a leap year', async () => {
    stack.clock.set('2028-02-28T12:00:00Z')
    await born('2010-02-28')
    await refused('2010-03-01')
    stack.clock.set('2028-02-29T12:00:00Z')
    await refused('2010-03-01')
    stack.clock.set('2028-03-01T12:00:00Z')
    await born('2010-03-01')
  })

  test('follows the day of the country, which begins in Amsterdam an hour before Greenwich', async () => {
    stack.clock.set('2026-11-20T22:59:00Z')
    await refused('2008-11-21')
    stack.clock.set('2026-11-20T23:01:00Z')
    expect((await born('2008-11-21')).user.profile.age).toBe(18)
  })
})

test("PROF-01 TRAP-66 a member's age increases on the birthday", async () => {
  stack.clock.set('2026-03-13T12:00:00Z')
  const member = await addMember(stack, { birthDate: '1992-03-14' })
  expect((await member.call(account.current)).profile.age).toBe(33)
  stack.clock.set('2026-03-14T12:00:00Z')
  expect((await member.call(account.current)).profile.age).toBe(34)
})
