import { afterEach, describe, expect, test, vi } from 'vitest'
import { reaction as queueMail } from '#functions/mail/reactions/queueMail.ts'
import { enqueue } from '#functions/platform/queue.ts'
import { variableNames } from '#functions/platform/resources.ts'
import { type MailMessage, mailLifeSeconds } from '#functions/stores/mail/outbox.ts'
import { keys } from '#functions/table/keys.ts'
import { queueUrlsAt } from '#infra/local/queues.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { signupForm } from '#test/support/samples.ts'
import { activationToken, mailsTo, signUp, signUpAndConfirm, signUpMany, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
afterEach(async () => {
  stack.mailbox.isDown = false
  await stack.queues.pause('mail', false)
  await stack.queues.pause('bulkMail', false)
  stack.clock.reset()
})

const stateOf = (name: string) => stack.queues.list().find((queue) => queue.name === name)!

/** Runs `order`; returns the messages that it puts into the queues of mails and pushes. */
const waitingMessages = async (order: () => Promise<unknown>): Promise<MailMessage[]> => {
  const sent: MailMessage[] = []
  const serve = vi.spyOn(stack.queues, 'serve')
  await order()
  await stack.settle()
  for (const [{ body }] of serve.mock.calls) {
    const { QueueUrl, Entries } = JSON.parse(body.toString()) as {
      QueueUrl: string
      Entries: { MessageBody: string }[]
    }
    if (!QueueUrl.endsWith('/live')) sent.push(...Entries.map(({ MessageBody }) => JSON.parse(MessageBody)))
  }
  serve.mockRestore()
  return sent
}

describe('NOTIF-24 mails that somebody waits for', () => {
  test('a password reset is sent while 50,000 bulk mails wait', async () => {
    const { form } = await signUpAndConfirm(stack)
    const bulk = (from: number) =>
      Array.from({ length: 5_000 }, (_, n): MailMessage => ({ ...keys.outbox(`bulk-${from}-${n}`), tries: 0 }))
    await stack.queues.pause('bulkMail', true)
    await Promise.all(Array.from({ length: 10 }, (_, at) => enqueue('bulkMail', bulk(at))))
    expect(stateOf('bulkMail').waiting).toBe(50_000)
    await stack.queues.pause('bulkMail', false)

    await stranger(stack).call(ownAccount.requestReset, { body: { email: form.email } })
    const resets = () => stack.mailbox.list(form.email).filter(({ subject }) => /wachtwoord/i.test(subject))
    await vi.waitFor(() => expect(resets()).toHaveLength(1), { timeout: 60_000 })
    expect(stateOf('bulkMail').waiting).toBeGreaterThan(0)
    stack.queues.clear()
  })

  test('bulk mails leave part of the rate of the mail service to a password reset', async () => {
    const { form } = await signUpAndConfirm(stack)
    await signUpMany(stack, 40)
    await stack.settle()
    // Rate of each of two concurrent invocations. The mail service of the stack takes 14 mails per
    // second in total.
    vi.stubEnv(variableNames.mailsPerSecond, '5')
    const sentBefore = stack.mailbox.list().length
    stack.clock.advance({ hours: 25 })
    await stack.runJob('account', 'remindActivation')
    await vi.waitFor(() => expect(stateOf('bulkMail').waiting).toBeGreaterThan(0), { timeout: 15_000 })

    const askedAt = performance.now()
    await stranger(stack).call(ownAccount.requestReset, { body: { email: form.email } })
    const resets = () => stack.mailbox.list(form.email).filter(({ subject }) => /wachtwoord/i.test(subject))
    await vi.waitFor(() => expect(resets()).toHaveLength(1), { timeout: 60_000 })
    expect(performance.now() - askedAt).toBeLessThan(5_000)
    expect(stateOf('bulkMail').waiting).toBeGreaterThan(0)
    await stack.settle()

    vi.unstubAllEnvs()

    const sent = stack.mailbox.list().slice(0, -sentBefore)
    expect(sent.length).toBeGreaterThan(40)
    const sentAt = sent.map(({ at }) => Date.parse(at))
    const inSecondFrom = (start: number) => sentAt.filter((at) => at >= start && at < start + 1000).length
    expect(Math.max(...sentAt.map(inSecondFrom))).toBeLessThanOrEqual(14)
  })

  test('a reminder to confirm the address goes through the bulk queue', async () => {
    await signUp(stack)
    await stack.settle()
    await stack.queues.pause('bulkMail', true)
    stack.clock.advance({ hours: 25 })
    await stack.runJob('account', 'remindActivation')
    await stack.settle()
    expect(stateOf('bulkMail').waiting).toBeGreaterThan(0)
    await stack.queues.pause('bulkMail', false)
    await stack.settle()
    expect(stateOf('bulkMail')).toMatchObject({ waiting: 0, deadLetters: 0 })
  })
})

test('ACC-22 an outage of the queues delays a mail and loses none', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('QUEUE_URLS', queueUrlsAt(stack.env.AWS_ENDPOINT_URL_SQS!, ['unknown']).replace('"unknown"', '"mail"'))
  const newcomer = await signUp(stack)
  await stack.settle()
  vi.unstubAllEnvs()
  expect(errors.mock.calls.flat()).toContainEqual(expect.objectContaining({ event: 'mails_not_queued', queue: 'mail' }))
  expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(0)
  stack.clock.advance({ minutes: 2 })
  await stack.runJob('mail', 'retryMail')
  expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(1)
  vi.restoreAllMocks()
})

describe('ACC-22 a change of the stream that is given up', () => {
  const poison = (email: string) => {
    const run = queueMail.runAll
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(queueMail, 'runAll').mockImplementation(async (changes, now) => {
      if (changes.some(({ after }) => after?.to === email)) throw new Error('poison')
      return run(changes, now)
    })
  }

  test('delays the mail of a sign-up and no mail beside it, and the mail is sent once', async () => {
    const forms = Array.from({ length: 5 }, () => signupForm())
    const [lost, ...others] = forms
    poison(lost!.email)
    await Promise.all(forms.map((form) => signUp(stack, form)))
    await stack.settle()
    for (const { email } of others) expect(await mailsTo(stack, email)).toHaveLength(1)
    expect(await mailsTo(stack, lost!.email)).toHaveLength(0)
    vi.restoreAllMocks()

    stack.clock.advance({ minutes: 14 })
    await stack.runJob('mail', 'retryMail')
    expect(await mailsTo(stack, lost!.email)).toHaveLength(0)
    stack.clock.advance({ minutes: 2 })
    await Promise.all(Array.from({ length: 3 }, () => stack.runJob('mail', 'retryMail')))
    expect(await mailsTo(stack, lost!.email)).toHaveLength(1)
    for (const { email } of others) expect(await mailsTo(stack, email)).toHaveLength(1)
    // A sent mail leaves nothing that is due.
    const sent = await waitingMessages(async () => {
      stack.clock.advance({ hours: 2 })
      await stack.runJob('mail', 'retryMail')
    })
    expect(sent).toEqual([])
  })

  test('delays a bulk mail by a day, as a queue of bulk mails may take hours', async () => {
    const { form } = await signUp(stack)
    await stack.settle()
    const mails = () => mailsTo(stack, form.email)
    const before = (await mails()).length
    poison(form.email)
    stack.clock.advance({ hours: 25 })
    await stack.runJob('account', 'remindActivation')
    await stack.settle()
    vi.restoreAllMocks()
    stack.clock.advance({ hours: 23 })
    await stack.runJob('mail', 'retryMail')
    expect(await mails()).toHaveLength(before)
    stack.clock.advance({ hours: 1, minutes: 1 })
    await stack.runJob('mail', 'retryMail')
    expect(await mails()).toHaveLength(before + 1)
  })
})

describe('ACC-22 a mail whose message still waits in its queue', () => {
  const minutesOf = { mail: 15, bulkMail: 24 * 60 } as const

  test.each(['mail', 'bulkMail'] as const)('is queued again only after its wait: %s', async (queue) => {
    if (queue === 'mail') await stack.queues.pause(queue, true)
    const newcomer = await signUp(stack)
    await stack.settle()
    if (queue === 'bulkMail') {
      await stack.queues.pause(queue, true)
      stack.clock.advance({ hours: 25 })
      await stack.runJob('account', 'remindActivation')
      await stack.settle()
    }
    const { PK } = keys.outbox('', newcomer.id)
    const queuedAfter = async (minutes: number) => {
      stack.clock.advance({ minutes })
      return (await waitingMessages(() => stack.runJob('mail', 'retryMail'))).filter((message) => message.PK === PK)
    }
    const before = (await mailsTo(stack, newcomer.form.email)).length
    const wait = minutesOf[queue]
    expect(await queuedAfter(wait - 2)).toEqual([])
    expect(await queuedAfter(3)).toHaveLength(1)
    for (const minutes of [2, 3, 8]) expect(await queuedAfter(minutes)).toEqual([])
    expect(await queuedAfter(wait - 13 + 1)).toHaveLength(1)

    // A failed attempt is repeated soon, however often the mail was queued.
    vi.spyOn(console, 'warn').mockReturnValue()
    stack.mailbox.isDown = true
    await stack.queues.pause(queue, false)
    await stack.settle()
    expect(await queuedAfter(2)).toHaveLength(1)
    expect(await queuedAfter(1)).toEqual([])
    stack.mailbox.isDown = false
    expect(await queuedAfter(2)).toHaveLength(1)
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(before + 1)
    vi.restoreAllMocks()
  })

  test('is queued again soon if its queue refuses the message of the job', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const newcomer = await signUp(stack)
    await stack.settle()
    vi.stubEnv(
      'QUEUE_URLS',
      queueUrlsAt(stack.env.AWS_ENDPOINT_URL_SQS!, ['unknown']).replace('"unknown"', '"bulkMail"'),
    )
    stack.clock.advance({ hours: 25 })
    await stack.runJob('account', 'remindActivation')
    await stack.settle()
    const before = (await mailsTo(stack, newcomer.form.email)).length
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('mail', 'retryMail')
    vi.unstubAllEnvs()
    stack.clock.advance({ minutes: 3 })
    await stack.runJob('mail', 'retryMail')
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(before + 1)
    vi.restoreAllMocks()
  })
})

describe('a mail message', () => {
  test('that is delivered again after the mail was sent sends nothing', async () => {
    let newcomer: Awaited<ReturnType<typeof signUp>> | undefined
    const messages = await waitingMessages(async () => {
      newcomer = await signUp(stack)
    })
    expect(messages).toHaveLength(1)
    await enqueue('mail', [...messages, ...messages])
    expect(await mailsTo(stack, newcomer!.form.email)).toHaveLength(1)
  })

  test('of an earlier attempt sends nothing once the mail was queued again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    stack.mailbox.isDown = true
    let newcomer: Awaited<ReturnType<typeof signUp>> | undefined
    const [first] = await waitingMessages(async () => {
      newcomer = await signUp(stack)
    })
    stack.mailbox.isDown = false
    await enqueue('mail', [first!])
    expect(await mailsTo(stack, newcomer!.form.email)).toHaveLength(0)
    stack.clock.advance({ minutes: 2 })
    const [second] = await waitingMessages(() => stack.runJob('mail', 'retryMail'))
    expect(second).toEqual({ ...first, tries: 2 })
    expect(await mailsTo(stack, newcomer!.form.email)).toHaveLength(1)
  })

  test('ACC-22 that is delivered again after the life of its mail sends nothing, and logs that the mail is gone', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue()
    const gone = () => said.mock.calls.flat().filter((line) => (line as { event?: string }).event === 'mail_gone')
    await stack.queues.pause('mail', true)
    const newcomer = await signUp(stack)
    await stack.settle()
    stack.clock.advance({ seconds: mailLifeSeconds + 1 })
    await stack.queues.pause('mail', false)
    await stack.queues.settle()
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(0)
    expect(gone()).toHaveLength(1)
    await stack.runJob('mail', 'retryMail')
    expect(gone().length).toBeGreaterThan(1)
    vi.restoreAllMocks()
  })

  test('that failed at every try is set aside, and sends its mail when it is delivered again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await stack.queues.pause('mail', true)
    const newcomer = await signUp(stack)
    await stack.settle()
    // The function itself fails, because a variable is missing; the mail service works.
    vi.stubEnv('SITE_NAME', '')
    vi.stubEnv('TABLE_NAME', '')
    await stack.queues.pause('mail', false)
    await stack.queues.settle()
    vi.unstubAllEnvs()
    expect(stateOf('mail').deadLetters).toBe(1)
    expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(0)
    await stack.queues.redrive('mail')
    expect(await activationToken(stack, newcomer)).toMatch(/./)
    vi.restoreAllMocks()
  })
})
