import { afterEach, describe, expect, test, vi } from 'vitest'
import { mailLifeSeconds } from '#functions/stores/mail/outbox.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram } from '#test/support/people.ts'
import { signupForm } from '#test/support/samples.ts'
import { confirm, mailsTo, signUp, signUpAndConfirm, signUpMany, stranger, tokenIn } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  vi.restoreAllMocks()
  stack.mailbox.isDown = false
  stack.mailbox.refusal = null
  stack.clock.reset()
})

const retry = async () => {
  await stack.runJob('mail', 'retryMail')
  await stack.settle()
}

describe('while the mail service is down', () => {
  test('ACC-22 TRAP-34 signup works, and its mail is sent once when the service is back and only then reported as sent', async () => {
    stack.mailbox.isDown = true
    const newcomer = await signUp(stack)
    const told = async () => (await newcomer.call(account.current)).activation_mail_sent
    expect(await mailsTo(stack, newcomer.form.email)).toEqual([])
    for (let minute = 0; minute < 60; minute += 5) {
      stack.clock.advance({ minutes: 5 })
      await retry()
      expect(await told()).toBe(false)
    }
    stack.mailbox.isDown = false
    stack.clock.advance({ hours: 1, minutes: 1 })
    await retry()
    await retry()
    const mails = await mailsTo(stack, newcomer.form.email)
    expect(mails).toHaveLength(1)
    expect(await told()).toBe(true)
    await confirm(stack, newcomer)
    expect((await newcomer.call(account.current)).status).toBe('active')
  })

  test("OPEN-22 the link's lifetime counts from signup, however late its mail is sent", async () => {
    const start = new Date('2027-07-01T12:00:00Z')
    const at = (seconds: number) => stack.clock.set(new Date(start.getTime() + seconds * 1000))
    at(0)
    stack.mailbox.isDown = true
    const newcomer = await signUp(stack)
    await stack.settle()
    at(3 * 86_400)
    stack.mailbox.isDown = false
    await retry()
    const token = tokenIn((await mailsTo(stack, newcomer.form.email))[0])
    at(linkLife.activation + 2)
    await expectRefusal(stranger(stack).call(account.activate, { body: { token } }), 'link_invalid')
  })

  test('50 sign-ups wait, and each of their mails is sent once, even by 5 parallel runs of the job', async () => {
    stack.mailbox.isDown = true
    const newcomers = await signUpMany(stack, 50)
    await stack.settle()
    stack.mailbox.isDown = false
    stack.clock.advance({ hours: 2 })
    await Promise.all(Array.from({ length: 5 }, retry))
    await retry()
    for (const { form } of newcomers) expect(await mailsTo(stack, form.email)).toHaveLength(1)
  })

  test('SEARCH-09 the stream still updates counts and copies', async () => {
    const [a, b] = [await anna(stack, { region: 'NL-ZE' }), await bram(stack)]
    const newcomer = await signUp(stack, { region: 'NL-FL', city: 'Almere', gender: 'male' })
    const token = tokenIn((await mailsTo(stack, newcomer.form.email))[0])
    stack.mailbox.isDown = true
    for (let n = 0; n < 5; n++) await signUp(stack)
    await stranger(stack).call(account.activate, { body: { token } })
    await b.call(likes.like, { body: { id: a.id } })
    await stack.settle()
    const found = await a.call(members.search, { query: { gender: 'male', countryregion: 'NL-FL' } })
    expect([found.numResults, found.results[0]?.id]).toEqual([1, newcomer.id])
  })

  test('a refused sign-up sends no mail later', async () => {
    const form = signupForm({ consent: false })
    await signUp(stack, form).catch(() => undefined)
    const taken = await signUp(stack)
    await signUp(stack, { ...taken.form, password: 'een-ander-wachtwoord-25' }).catch(() => undefined)
    expect(await mailsTo(stack, form.email)).toEqual([])
    expect(await mailsTo(stack, taken.form.email)).toHaveLength(1)
  })
})

describe('while the mail service refuses all mail of the site', () => {
  /** Lines logged at ERROR. The function's alarm counts them (infra/aws/functions/alarms.ts). */
  const alarms = () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    return () => logged.mock.calls.filter(([line]) => (line as { event?: string }).event === 'mail_refused')
  }

  test.each([
    [
      'MessageRejected',
      'Email address is not verified. The following identities failed the check: no-reply@site.example',
    ],
    ['MessageRejected', 'Sending suspended for this account. For more information, check the account inbox.'],
    ['AccountSendingPausedException', 'Email sending is disabled for the account.'],
    ['MailFromDomainNotVerifiedException', 'The custom MAIL FROM domain is not verified.'],
    ['AccessDenied', 'The role is not authorized to perform ses:SendRawEmail.'],
  ])(
    'ACC-22 %s keeps the activation mail, raises an alarm, and the mail is sent once after the repair: %s',
    async (code, message) => {
      const raised = alarms()
      stack.mailbox.refusal = { status: 400, code, message }
      const newcomer = await signUp(stack)
      expect(await mailsTo(stack, newcomer.form.email)).toEqual([])
      expect(raised()).toHaveLength(1)
      stack.clock.advance({ minutes: 2 })
      await retry()
      expect(raised().length).toBeGreaterThan(1)
      // Logs must not contain mail addresses, because more people read logs than may see addresses.
      expect(JSON.stringify(raised())).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/)
      expect((await newcomer.call(account.current)).activation_mail_sent).toBe(false)

      stack.mailbox.refusal = null
      stack.clock.advance({ hours: 1, minutes: 1 })
      await retry()
      await confirm(stack, newcomer)
      expect((await newcomer.call(account.current)).status).toBe('active')
    },
  )

  test('a mail that only another version knows raises an alarm and waits for a release that knows it', async () => {
    const raised = alarms()
    const to = 'oud@example.org'
    const now = stack.clock.now()
    const key = keys.outbox(newId())
    const order = { to, language: 'nl', origin: stack.url, props: { name: 'Oud', reason: 'Nee.' } } as const
    const ttl = Math.floor(now.getTime() / 1000) + mailLifeSeconds
    await apply(put(key, { ...order, mail: 'erasureDeclined', createdAt: now.toISOString(), ttl }))
    await stack.settle()
    expect(raised()).toHaveLength(1)
    stack.clock.advance({ minutes: 2 })
    await retry()
    expect(raised()).toHaveLength(2)
    expect(await mailsTo(stack, to)).toEqual([])
    await apply(update(key, 'SET mail = :known', { values: { ':known': 'accountErased' } }))
    stack.clock.advance({ hours: 1, minutes: 1 })
    await retry()
    await retry()
    expect(await mailsTo(stack, to)).toHaveLength(1)
  })

  test('an outage raises an alarm after an hour, and a moment of throttling raises none', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const raised = alarms()
    stack.mailbox.refusal = { status: 400, code: 'Throttling', message: 'Maximum sending rate exceeded.' }
    await signUp(stack)
    await stack.settle()
    expect(raised()).toEqual([])
    stack.mailbox.refusal = null
    stack.mailbox.isDown = true
    for (let minute = 0; minute < 70; minute++) {
      stack.clock.advance({ minutes: 1 })
      await retry()
    }
    expect(raised().length).toBeGreaterThan(0)
  })

  test('a mail to a malformed address is given up at once, without an alarm', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const raised = alarms()
    stack.mailbox.refusal = { status: 400, code: 'InvalidParameterValue', message: 'Domain contains illegal character' }
    const newcomer = await signUp(stack)
    await stack.settle()
    stack.mailbox.refusal = null
    stack.clock.advance({ hours: 2 })
    await retry()
    expect(await mailsTo(stack, newcomer.form.email)).toEqual([])
    expect(raised()).toEqual([])
  })
})

describe('TRAP-12 where a country hides who has an account', () => {
  const hidden = (run: () => Promise<void>) => withCountry('NL', { hideAccountExistence: true }, run)

  test("signup with a taken address reveals nothing, and mails the address's owner once a day", async () => {
    const { form } = await signUpAndConfirm(stack)
    await hidden(async () => {
      const again = () => signUp(stack, { email: form.email })
      const { email } = form
      await stranger(stack).call(account.checkSignup, { body: { email } })
      for (let n = 0; n < 3; n++) {
        const { message } = await expectRefusal(again(), 'check_your_mail')
        expect(message).not.toMatch(/account|bestaat/i)
      }
      const mails = await mailsTo(stack, email)
      expect(mails).toHaveLength(2)
      // The mail contains no token.
      expect(mails[0]!.links.join()).not.toContain('token')
      stack.clock.advance({ hours: 25 })
      await expectRefusal(again(), 'check_your_mail')
      expect(await mailsTo(stack, email)).toHaveLength(3)
    })
  })
})

describe('every sent mail', () => {
  test('ACC-22 is from the site, in text and HTML, to its only recipient, and loads no external content', async () => {
    const { form } = await signUp(stack)
    const [mail] = await mailsTo(stack, form.email)
    expect(mail!.to).toEqual([form.email])
    expect([mail!.kind, mail!.from]).toEqual(['service', 'Vonk hello@localhost'])
    expect(mail!.subject).toMatch(/\w/)
    for (const link of mail!.links) expect(new URL(link).origin).toBe(stack.url)
    expect(mail!.html).not.toMatch(/<script|<img[^>]+src="http|@import/i)
    expect(mail!.text.length).toBeGreaterThan(100)
  })

  test('shows a member name with punctuation unchanged', async () => {
    const newcomer = await signUp(stack, { name: 'Jan-.._x' })
    const [mail] = await mailsTo(stack, newcomer.form.email)
    expect(mail!.html).toContain('Jan-.._x')
  })
})
