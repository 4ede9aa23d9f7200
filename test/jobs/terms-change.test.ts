import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToEverybody, countEverybody } from '#functions/stores/campaigns/everybody.ts'
import { addTermsChange, findTermsChange } from '#functions/stores/campaigns/terms-change.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { firstTermsDay } from '#shared/rules/terms-notice.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { runCampaigns } from '#test/support/campaigns.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
beforeEach(() => {
  stack.clock.stopAt(start)
  const said = vi.spyOn(console, 'info').mockReturnValue()
  return () => {
    said.mockRestore()
    stack.clock.reset()
  }
})

const changes = Object.fromEntries(
  languages.map((language) => [language, `Een foto kost meer (${language}).`]),
) as Record<Language, string>
const announce = (from: string) =>
  commit([addTermsChange({ site: 'NL', from, changes }, () => new Conflict('announced'), stack.clock.now())])
/** A member who is in the list of all members, as after a signup. */
const listed = async (more: Parameters<typeof anna>[1] = {}): Promise<Member> => {
  const member = await anna(stack, more)
  await commit([addToEverybody(member.id, 'NL')])
  return member
}
/**
 * Text with one space for each run of white space: mails wrap lines, and French has non-breaking
 * spaces.
 */
const flattened = (text: string) => text.replace(/\s+/g, ' ')
const toldOf = async ({ email }: { email: string }, day: string) =>
  (await mailsTo(stack, email)).filter(({ subject }) => subject.includes(day))

describe('TRAP-36 new terms', () => {
  test.each(languages)('are announced in %s by a mail with day, changes and the way out', async (language) => {
    const member = await listed({ language })
    const from = `2027-07-${10 + languages.indexOf(language)}`
    await announce(from)
    await runCampaigns(stack, 3)
    const mail = (await mailsTo(stack, member.email))[0]!
    const { termsChanged: words } = (await import(`../../shared/i18n/${language}/mail.ts`)).mail
    const flat = flattened(mail.text)
    for (const part of [changes[language], words.disagree, words.action]) expect(flat).toContain(flattened(part))
    expect(mail.subject).toContain('2027')
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\{\w+\}/)
  })

  test('reach every member who can come back, whatever they switched off, once, and are counted', async () => {
    const before = await countEverybody('NL')
    const silent = await listed()
    await silent.call(notifications.change, { body: { mail: { news: false, promotions: false } } })
    await stack.tellMailFeedback(silent.email, 'complaint')
    const unconfirmed = await signUp(stack)
    const suspended = await listed()
    await changeAccount(suspended.id, { status: 'banned', suspendedUntil: '2027-07-01T00:00:00.000Z' })
    const banned = await listed({ status: 'banned' })
    const gone = await listed({ status: 'deletion_pending', deletionDueAt: start.toISOString() })
    await stack.settle()
    expect(await countEverybody('NL')).toBe(before + 5)
    await announce('2027-08-20')
    await runCampaigns(stack, 4)
    const numbers = async (...all: { email: string }[]) =>
      Promise.all(all.map(async (one) => (await toldOf(one, '20 augustus 2027')).length))
    expect(await numbers(silent, suspended, unconfirmed.form)).toEqual([1, 1, 1])
    expect(await numbers(banned, gone)).toEqual([0, 0])
    const change = (await findTermsChange('NL', '2027-08-20'))!
    expect(change.endedAt).toBeDefined()
    expect(change.dueAt).toBeUndefined()
    expect(change.ordered).toBe(before + 3)
  })

  test('are announced once per day, also by parallel runs', async () => {
    const member = await listed()
    await announce('2027-09-10')
    await expect(announce('2027-09-10')).rejects.toThrow('announced')
    await Promise.all([1, 2, 3].map(() => stack.runJob('campaigns', 'runCampaigns')))
    await runCampaigns(stack, 3)
    expect(await toldOf(member, '10 september 2027')).toHaveLength(1)
  })

  test('reach a member once who changes the language afterwards', async () => {
    const member = await listed()
    await announce('2027-10-01')
    await runCampaigns(stack, 3)
    await changeAccount(member.id, { language: 'de' })
    await stack.settle()
    await runCampaigns(stack, 3)
    expect(await toldOf(member, '2027')).toHaveLength(1)
  })

  test('can be announced from 31 days ahead, as sending takes until the next day, later if it takes longer', () => {
    expect(firstTermsDay('2027-01-01', 0)).toBe('2027-02-01')
    expect(firstTermsDay('2027-01-01', 432_000)).toBe('2027-02-01')
    expect(firstTermsDay('2027-01-01', 1_000_000)).toBe('2027-02-03')
  })
})
