import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Account } from '#functions/stores/account/account.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { type MailEvent, policy } from '#functions/stores/notifications/policy.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { deliverAgain, recordsOf } from '#test/support/stream.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
/** Monday, half an hour before the weekly update. */
const start = new Date('2027-06-07T07:30:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const at = (minutes: number) => void stack.clock.stopAt(after(minutes))
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
  vi.restoreAllMocks()
})

const like = (from: Member, to: Member) => from.call(likes.like, { body: { id: to.id } })
const say = (from: Member, to: Member) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Zin in koffie?' } })
const agree = (member: Member) => member.call(notifications.change, { body: { mail: { weekly_updates: true } } })
const subjectsTo = async (email: string) => (await mailsTo(stack, email)).map(({ subject }) => subject).toSorted()

const props = {
  answer: 'Bekeken.',
  cents: '995',
  change: 'C',
  credits: '25',
  currency: 'EUR',
  deletion: 'D',
  export: 'E',
  finalAt: after(14 * 1440).toISOString(),
  link: 'L',
  name: 'Anna',
  outcome: 'upheld',
  reason: 'quality',
  decided: 'warned',
  receipt: 'R',
  conversations: '1',
  conversation: '',
  count: '1',
  since: '',
  newcomers: '',
  day: '2027-06-07',
  payment: 'P',
  reference: 'VK7M-3RDN',
  method: 'ideal',
  vatPercent: '21',
  consentAt: start.toISOString(),
  termsVersion: '2027-01-01',
  termsAt: start.toISOString(),
  date: '2027-06-08',
  ibanEnd: '4300',
  creditor: 'Vonk',
  creditorId: 'NL00ZZZ000000000000',
  fields: 'name,email',
  number: 'WM7P-CNVH',
  kind: 'warned',
  ground: 'spam',
  facts: 'Reclame.',
  source: 'own',
  until: '',
}

/** Props of the events that need other values than those in `props`. */
const propsOf: Partial<Record<MailEvent, Record<string, string>>> = {
  contactBanned: { other: 'Bob', conversation: '4k7m2p9q3r8s5t6v1w0x2y4z6a', until: after(30 * 1440).toISOString() },
  verificationDecided: { outcome: 'approved' },
  suspensionResumed: { reopened: 'yes', until: after(7 * 1440).toISOString() },
  requestDeclined: { request: 'export', ground: 'others' },
  termsChanging: { from: '2027-08-01', changes: 'Foto’s kosten meer.' },
}

const leaving = { status: 'deletion_pending', deletionId: 'D', deletionDueAt: after(14 * 1440).toISOString() } as const
/** The state of an account in which the mail of an event is still true. */
const states: Partial<Record<MailEvent, Partial<Account>>> = {
  signedUp: { status: 'not_confirmed' },
  activationRequested: { status: 'not_confirmed' },
  activationOverdue: { status: 'not_confirmed' },
  resetRequested: { resetLink: 'L' },
  resetRequestedWhileLeaving: { ...leaving, resetLink: 'L' },
  mailChangeRequested: { newEmail: 'new@example.org', newEmailLink: 'L' },
  mailChangeUndone: { resetLink: 'L' },
  mailChangeUndoneWhileLeaving: { ...leaving, resetLink: 'L' },
  deletionRequested: leaving,
  reactivationRequested: leaving,
  suspensionResumed: { status: 'banned', bannedBy: 'WM7P-CNVH' },
}

/**
 * Events that need a running campaign. campaign-scale.test.ts delivers the mails of promotions
 * three times.
 */
const ofCampaigns: readonly MailEvent[] = ['promotionStarted', 'newsStarted', 'campaignTested']
const events = (Object.keys(policy) as MailEvent[]).filter(
  (event) => 'mail' in policy[event] && !ofCampaigns.includes(event),
)

/**
 * A member for whom the mail of an event is true: in the right state, with a like and a message.
 */
async function memberFor(event: MailEvent): Promise<Member> {
  const [a, b] = [await anna(stack), await bram(stack)]
  await agree(a)
  await like(b, a)
  await say(b, a)
  const state = states[event]
  if (state) await changeAccount(a.id, state)
  return a
}

async function notifyOf(event: MailEvent, { id }: Member) {
  const member = (await findAccount(id, { consistent: true }))!
  const to =
    event === 'resetRequestedWithoutAccount'
      ? { email: member.email, language: 'nl' as const, origin: stack.url }
      : member
  const own = { ...props, ...propsOf[event] }
  await commit(notify(to, { event, props: own } as never, stack.clock.now()))
}

describe('NOTIF-15 an event whose change is delivered three times', () => {
  // All events are tested at once, because each read of the stream starts at its beginning.
  const members = new Map<MailEvent, Member>()
  beforeAll(async () => {
    at(0)
    for (const event of events) members.set(event, await memberFor(event))
    await stack.settle()
    const seen = (await recordsOf(stack)).length
    for (const [event, member] of members) await notifyOf(event, member)
    await stack.settle()
    const records = (await recordsOf(stack)).slice(seen)
    for (let again = 0; again < 2; again += 1) {
      await deliverAgain(records)
      await stack.settle()
    }
  }, 240_000)

  test.each(events)('makes one mail: %s', async (event) => {
    expect(await mailsTo(stack, members.get(event)!.email)).toHaveLength(1)
  })
})

describe('an hour without the mail service', () => {
  const jobs = [
    ['account', 'remindActivation'],
    ['notifications', 'mailDigests'],
    ['notifications', 'mailWeekly'],
    ['mail', 'retryMail'],
  ] as const
  /** Runs every job that mails, every five minutes. */
  async function pass(from: number, to: number) {
    for (let minutes = from; minutes <= to; minutes += 5) {
      at(minutes)
      for (const [domain, key] of jobs) await stack.runJob(domain, key)
      await stack.settle()
    }
  }

  test('NOTIF-17 NOTIF-21 NOTIF-22 ACC-22 delays mails, loses none, and doubles no reminder', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    at(-25 * 60)
    const [b, c] = [await bram(stack), await bram(stack)]
    const [written, weekly, liked] = [await anna(stack), await anna(stack), await anna(stack)]
    await agree(weekly)
    // The reminder about this message is due ten minutes after the outage begins.
    at(-24 * 60 + 10)
    await say(b, written)
    const unconfirmed = await signUp(stack)
    await stack.settle()
    await pass(-23 * 60, -23 * 60)
    const before = await subjectsTo(unconfirmed.form.email)
    expect(await subjectsTo(written.email)).toEqual(['Je hebt een nieuw gesprek'])

    at(0)
    stack.mailbox.isDown = true
    const newcomer = await signUp(stack)
    const forgetful = await anna(stack)
    await stranger(stack).call(ownAccount.requestReset, { body: { email: forgetful.email } })
    await like(c, liked)
    await like(c, weekly)
    await pass(0, 60)
    expect(await subjectsTo(newcomer.form.email)).toEqual([])
    stack.mailbox.isDown = false
    await pass(65, 65 + 120)

    expect(await subjectsTo(newcomer.form.email)).toEqual(['Bevestig je e-mailadres bij Vonk'])
    expect(await subjectsTo(forgetful.email)).toEqual(['Een nieuw wachtwoord voor Vonk'])
    expect(await subjectsTo(liked.email)).toEqual(['Je hebt een nieuwe like'])
    expect(await subjectsTo(weekly.email)).toEqual(['Je hebt een nieuwe like', 'Je weekoverzicht'])
    const reminder = 'Er wacht nog een bericht op je'
    expect(await subjectsTo(written.email)).toEqual([reminder, 'Je hebt een nieuw gesprek'])
    expect((await subjectsTo(unconfirmed.form.email)).length).toBe(before.length + 1)
    // Runs on the next day do not send the reminders again.
    await pass(24 * 60, 24 * 60 + 10)
    expect((await subjectsTo(written.email)).filter((subject) => subject === reminder)).toHaveLength(1)
    expect((await subjectsTo(unconfirmed.form.email)).length).toBe(before.length + 1)
  })
})
