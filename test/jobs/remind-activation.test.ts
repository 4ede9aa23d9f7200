import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { confirm, mailsTo, type Newcomer, signUp, stranger, tokenIn } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (hours: number, seconds = 0) => stack.clock.set(new Date(start.getTime() + (hours * 3600 + seconds) * 1000))
beforeEach(() => void at(0))
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

const remind = () => stack.runJob('account', 'remindActivation')
/** Mails after the sign-up mail, newest first. */
const reminders = async ({ form }: Newcomer) => (await mailsTo(stack, form.email)).slice(0, -1)
/**
 * Runs the job at each hour from `from` to `until`, by default the first eight days. Returns the
 * hours at which a mail was sent.
 */
async function hoursOfMails(newcomer: Newcomer, from = 0, until = 8 * 24): Promise<number[]> {
  const came: number[] = []
  let before = (await reminders(newcomer)).length
  for (let hour = from; hour <= until; hour++) {
    at(hour, 30)
    await remind()
    const now = (await reminders(newcomer)).length
    for (let n = before; n < now; n++) came.push(hour)
    before = now
  }
  return came
}

describe('OPEN-61 an unconfirmed member', () => {
  test('is reminded after 24 hours and after 3 days, and then no more', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    expect(await hoursOfMails(newcomer)).toEqual([24, 72])
  })

  test('is reminded at the hours that the country sets', () =>
    withCountry('NL', { activationReminderHours: [2, 5] }, async () => {
      const newcomer = await signUp(stack)
      await stack.settle()
      expect(await hoursOfMails(newcomer)).toEqual([2, 5])
    }))

  test('is not reminded a second earlier', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    at(24, -2)
    await remind()
    expect(await reminders(newcomer)).toEqual([])
    at(24, 2)
    await remind()
    expect(await reminders(newcomer)).toHaveLength(1)
  })

  test("gets a reminder in the member's language, whose link confirms for 7 days", async () => {
    const [dutch, english] = [await signUp(stack), await signUp(stack, { language: 'en' })]
    await stack.settle()
    at(73)
    await remind()
    const [mail] = await reminders(dutch)
    expect((await reminders(english))[0]!.subject).not.toBe(mail!.subject)
    at(73 + 7 * 24 - 1)
    await stranger(stack).call(account.activate, { body: { token: tokenIn(mail) } })
    expect((await dutch.call(account.current)).status).toBe('active')
  })

  test('NOTIF-09 gets a reminder with a header to unsubscribe', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    at(25)
    await remind()
    const [mail] = await reminders(newcomer)
    expect(mail!.headers['list-unsubscribe']).toBeTruthy()
    // Mails that are always sent have no such header.
    const signupMail = (await mailsTo(stack, newcomer.form.email)).at(-1)!
    expect(signupMail.headers['list-unsubscribe']).toBeUndefined()
  })

  test('is reminded once when the job missed both times, and when it runs 5 times in parallel', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    at(100)
    await Promise.all(Array.from({ length: 5 }, remind))
    expect(await reminders(newcomer)).toHaveLength(1)
    expect(await hoursOfMails(newcomer, 101)).toEqual([])
  })

  test('is reminded once after an hour without the mail service', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    stack.mailbox.isDown = true
    at(24, 10)
    await remind()
    expect(await reminders(newcomer)).toEqual([])
    for (let minutes = 1; minutes < 60; minutes += 7) {
      at(24, minutes * 60)
      await stack.runJob('mail', 'retryMail')
      await stack.settle()
    }
    stack.mailbox.isDown = false
    at(26)
    await stack.runJob('mail', 'retryMail')
    await stack.runJob('mail', 'retryMail')
    await stack.settle()
    await remind()
    expect(await reminders(newcomer)).toHaveLength(1)
  })
})

describe('no activation reminder', () => {
  test('OPEN-61 goes to a confirmed member, also between the first and the second reminder', async () => {
    const [soon, later] = [await signUp(stack), await signUp(stack)]
    await stack.settle()
    await confirm(stack, soon)
    at(25)
    await remind()
    await confirm(stack, later)
    await hoursOfMails(later, 70, 75)
    expect(await reminders(soon)).toEqual([])
    expect(await reminders(later)).toHaveLength(1)
  })

  const states: [string, Partial<Account>][] = [
    ['TRAP-46 a banned member', { status: 'banned' }],
    ['TRAP-46 a leaving member', { status: 'deletion_pending', deletionDueAt: '2027-06-15T12:00:00.000Z' }],
    ['NOTIF-09 TRAP-50 who marked a mail as spam', { notificationsDisabled: ['fbl'] }],
    ['NOTIF-09 TRAP-50 whose address bounced', { notificationsDisabled: ['bounce'] }],
    ['NOTIF-09 TRAP-50 who unsubscribed', { notificationsDisabled: ['listunsubscribe'] }],
  ]
  test.each(states)('goes to %s', async (_, changed) => {
    const newcomer = await signUp(stack)
    await stack.settle()
    await changeAccount(newcomer.id, changed)
    expect(await hoursOfMails(newcomer, 23, 26)).toEqual([])
    expect(await hoursOfMails(newcomer, 71, 74)).toEqual([])
  })

  test('TRAP-50 prevents a requested confirmation mail, which is sent whatever is disabled', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    await changeAccount(newcomer.id, { notificationsDisabled: ['fbl', 'bounce', 'listunsubscribe'] })
    at(1)
    await newcomer.call(account.activate, { body: { resend: true } })
    expect(await reminders(newcomer)).toHaveLength(1)
  })

  test('goes to a member who confirmed while the mail was pending', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    const token = tokenIn((await mailsTo(stack, newcomer.form.email))[0])
    stack.mailbox.isDown = true
    at(25)
    await remind()
    await stack.settle()
    await stranger(stack).call(account.activate, { body: { token } })
    stack.mailbox.isDown = false
    at(27)
    await stack.runJob('mail', 'retryMail')
    expect(await reminders(newcomer)).toEqual([])
  })
})
