import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as account from '#shared/contract/account.ts'
import { countries } from '#shared/countries/all.ts'
import { signupCreditsOnceDays } from '#shared/rules/safety-limits.ts'
import { buyAs } from '#test/support/full-member.ts'
import { confirmAddress, freshAddress, mailChangeToken } from '#test/support/mailed-links.ts'
import { passNight } from '#test/support/nights.ts'
import { confirm, type Newcomer, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
afterEach(() => void stack.clock.reset())

const free = countries.NL.signupCredits
const taggedAs = (email: string, tag: string) => email.replace('@', `+${tag}@`)
const use = (token: string) => confirmAddress(stranger(stack), token)
const moveTo = async (newcomer: Newcomer, email: string) => use(await mailChangeToken(stack, newcomer, email))
const creditsOf = async ({ id }: Newcomer) => (await findAccount(id, { consistent: true }))!.credits
const movementsOf = async ({ id }: Newcomer) =>
  (await listLedger(id, { consistent: true })).map(({ reason, credits }) => [reason, credits])

describe('SET-06 MOD-09 the free credits of a newcomer who moves before confirming', () => {
  test('SET-06 MOD-09 stay with the first account of a mailbox, and are taken from the next ones', async () => {
    const email = freshAddress()
    const first = await signUp(stack)
    await moveTo(first, taggedAs(email, 'a'))
    expect(await movementsOf(first)).toEqual([['signup', free]])
    for (const tag of ['b', 'c']) {
      const next = await signUp(stack)
      expect(await creditsOf(next)).toBe(free)
      await moveTo(next, taggedAs(email, tag))
      expect(await next.call(account.current)).toMatchObject({ status: 'active', credits: 0 })
      expect((await movementsOf(next)).sort()).toEqual([
        ['signup', -free],
        ['signup', free],
      ])
    }
    expect(await creditsOf(await signUp(stack, { email }))).toBe(0)
    // The mailbox of the first sign-up form still counts as one that has had free credits.
    expect(await creditsOf(await signUp(stack, { email: taggedAs(first.form.email, 'x') }))).toBe(0)
    expect((await passNight(stack))('ledger')).toMatchObject({ state: 'clean', found: 0 })
  })

  test('SET-06 stay when only the spelling of the address changes', async () => {
    const newcomer = await signUp(stack)
    await moveTo(newcomer, taggedAs(newcomer.form.email, 'right'))
    expect(await movementsOf(newcomer)).toEqual([['signup', free]])
  })

  test('SET-06 MOD-09 stay when the mailbox had its own half a year ago', async () => {
    const { form } = await signUp(stack)
    stack.clock.advance({ days: signupCreditsOnceDays, seconds: 60 })
    const newcomer = await signUp(stack)
    await moveTo(newcomer, taggedAs(form.email, 'again'))
    expect(await creditsOf(newcomer)).toBe(free)
  })

  test('SET-06 of a mailbox are not used up by an account that got none', async () => {
    const { form } = await signUp(stack)
    const without = await signUp(stack, { email: taggedAs(form.email, 'b') })
    const email = freshAddress()
    await moveTo(without, email)
    expect(await movementsOf(without)).toEqual([])
    expect(await creditsOf(await signUp(stack, { email: taggedAs(email, 'c') }))).toBe(free)
  })

  test('SET-06 are kept by one of two accounts that move to spellings of one mailbox in parallel', async () => {
    for (let round = 0; round < 3; round++) {
      const email = freshAddress()
      const both = [await signUp(stack), await signUp(stack)]
      const tokens = [
        await mailChangeToken(stack, both[0]!, taggedAs(email, 'a')),
        await mailChangeToken(stack, both[1]!, taggedAs(email, 'b')),
      ]
      await Promise.all(tokens.map(use))
      expect((await Promise.all(both.map(creditsOf))).sort()).toEqual([0, free])
    }
  })

  test('SET-06 TRAP-37 are taken once when the link is used five times in parallel, and bought credits stay', async () => {
    const { form } = await signUp(stack)
    const newcomer = await signUp(stack)
    const token = await mailChangeToken(stack, newcomer, taggedAs(form.email, 'b'))
    await buyAs(stack, newcomer)
    const before = await creditsOf(newcomer)
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)))
    // A repeat within ten minutes gets the same answer (decision 0125).
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await creditsOf(newcomer)).toBe(before - free)
    expect((await movementsOf(newcomer)).filter(([reason]) => reason === 'signup')).toHaveLength(2)
    expect((await passNight(stack))('ledger')).toMatchObject({ state: 'clean', found: 0 })
  })

  test('SET-06 are not taken from a member who had confirmed their address before', async () => {
    const { form } = await signUp(stack)
    const member = await confirm(stack, await signUp(stack))
    await moveTo(member, taggedAs(form.email, 'b'))
    expect(await movementsOf(member)).toEqual([['signup', free]])
  })
})
