import { afterEach, describe, expect, test, vi } from 'vitest'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as profile from '#shared/contract/profile.ts'
import { answerOf } from '#test/support/answers.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { everyEndpoint } from '#test/support/samples.ts'
import { confirm, mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import type { Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => vi.restoreAllMocks())

/** Every GET call that is open to callers other than staff. */
const reads = everyEndpoint.filter(({ spec }) => spec.access !== 'staff' && spec.method === 'GET')

const readAll = async (who: Visitor, about: Member) => {
  const answers: Record<string, Awaited<ReturnType<typeof answerOf>>> = {}
  for (const { name, spec, sample } of reads) answers[name] = await answerOf(who, spec, sample(about))
  return answers
}

describe('TRAP-16 no profile is passed on, because no member agreed to it', () => {
  test.each([
    ['a visitor', () => stranger(stack)],
    ['a member', () => anna(stack)],
    ['a premium member', () => anna(stack, { premium: true })],
  ] as const)('TRAP-16 OPEN-82 with the setting on, %s reads the same as with it off', async (_, make) => {
    const about = await bram(stack, { about: 'Alleen voor leden.' })
    const who = await make()
    // The first read marks likes as seen, so only later ones are comparable.
    await readAll(who, about)
    const off = await readAll(who, about)
    const on = await withCountry('NL', { memberResell: true }, () => readAll(who, about))
    const { 'site.settings': settingsOff, ...othersOff } = off
    const { 'site.settings': settingsOn, ...othersOn } = on
    expect(JSON.parse(settingsOn!.body)).toEqual({ ...JSON.parse(settingsOff!.body), member_resell: true })
    expect(othersOn).toEqual(othersOff)
  })

  test("TRAP-16 a member's data goes to no external service, whatever the setting", () =>
    withCountry('NL', { memberResell: true }, async () => {
      const asked = vi.spyOn(globalThis, 'fetch')
      const mailsBefore = stack.mailbox.list().length
      const newcomer = await confirm(stack, await signUp(stack))
      await newcomer.call(profile.change, { body: { about: 'Ik houd van de zee.', interests: ['reading'] } })
      await newcomer.call(ownAccount.requestExport, { body: {} })
      await stack.settle()
      const hosts = asked.mock.calls.map(([to]) => new URL(to instanceof Request ? to.url : to).hostname)
      expect(hosts.filter((host) => host !== '127.0.0.1' && !/(^|\.)localhost$/.test(host))).toEqual([])
      // Every mail went to the member.
      const own = await mailsTo(stack, newcomer.form.email)
      expect(own.length).toBeGreaterThan(0)
      expect(stack.mailbox.list().length - mailsBefore).toBe(own.length)
    }))
})
