import { decodeTime } from 'ulid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mails } from '#functions/mail/mails.ts'
import { mailKindOf } from '#functions/stores/mail/mail-props.ts'
import { digestEvents } from '#functions/stores/notifications/digest-rule.ts'
import { notify, type Recipient } from '#functions/stores/notifications/notify.ts'
import {
  type DigestEvent,
  type EventKey,
  type MailEvent,
  mailIn,
  policy,
} from '#functions/stores/notifications/policy.ts'
import { keys } from '#functions/table/keys.ts'
import { countries } from '#shared/countries/all.ts'
import { staff } from '#shared/i18n/nl/staff.ts'

const now = new Date('2026-11-22T12:00:00Z')

const props = {
  answer: '1',
  cents: '2',
  change: '3',
  decided: 'warned',
  credits: '4',
  currency: '5',
  deletion: '6',
  export: '7',
  finalAt: '8',
  campaign: '12',
  link: '9',
  name: '10',
  outcome: 'upheld',
  reason: 'text',
  receipt: '11',
} as const

const member = {
  id: 'M',
  email: 'm@example.org',
  language: 'fr',
  site: 'BE',
  fictional: false,
} as const satisfies Recipient
const visitor = { email: 'v@example.org', language: 'de', origin: 'https://www.example.de' } as const

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('SITES', JSON.stringify({ 'www.example.nl': 'NL', 'www.example.be': 'BE' }))
})
afterAll(() => vi.unstubAllEnvs())

/** Items that are written, and the condition of their writes. */
const written = (...told: Parameters<typeof notify>) =>
  notify(...told).map(({ step: { Put } }) => ({
    ...(Put?.Item as { SK: string }),
    condition: Put?.ConditionExpression,
  }))

/** The expected policy: the mail that each event sends at once. */
const mailAtOnce: Record<Exclude<MailEvent, DigestEvent | CampaignEvent>, keyof typeof mails> = {
  signedUp: 'activation',
  activationRequested: 'activation',
  activationOverdue: 'activationReminder',
  addressReused: 'existingAccount',
  resetRequested: 'passwordReset',
  resetRequestedWhileLeaving: 'passwordResetLeaving',
  resetRequestedWithoutAccount: 'noAccount',
  passwordChanged: 'passwordChanged',
  mailChangeRequested: 'mailChange',
  mailChanged: 'mailChanged',
  mailChangeUndone: 'passwordReset',
  mailChangeUndoneWhileLeaving: 'passwordResetLeaving',
  deletionRequested: 'deletion',
  reactivationRequested: 'deletion',
  reactivated: 'reactivated',
  exportReady: 'exportReady',
  exportFailed: 'exportFailed',
  exportHandedOver: 'exportHandedOver',
  dataCorrected: 'dataCorrected',
  requestDeclined: 'requestDeclined',
  accountErased: 'accountErased',
  termsChanging: 'termsChanged',
  creditsCancelled: 'creditsCancelled',
  debitOrdered: 'debitNotice',
  debitReturned: 'debitReturned',
  paymentCompleted: 'paymentReceipt',
  paymentRefunded: 'paymentRefunded',
  complaintFiled: 'complaintReceipt',
  complaintAnswered: 'complaintAnswer',
  memberDecided: 'decision',
  objectionDecided: 'objectionAnswer',
  contactBanned: 'fraudWarning',
  memberUnbanned: 'memberUnbanned',
  suspensionResumed: 'suspensionResumed',
  verificationDecided: 'verification',
  campaignTested: 'campaignTest',
  weekStarted: 'weeklyUpdate',
}

type CampaignEvent = 'promotionStarted' | 'newsStarted'
const campaignMails: Record<CampaignEvent, keyof typeof mails> = { promotionStarted: 'promotion', newsStarted: 'news' }
const cells = Object.entries(mailAtOnce) as [MailEvent, keyof typeof mails][]

/** Mails about several events: delay after the first event, and interval, in minutes. */
const digests: Record<DigestEvent, [mail: keyof typeof mails, after: number, every: number]> = {
  conversationStarted: ['newConversations', 15, 0],
  messageReceived: ['newMessages', 15, 240],
  likeReceived: ['newLikes', 15, 1440],
  messageUnread: ['unreadReminder', 1440, 0],
  photoMissing: ['photoReminder', 3 * 1440, 0],
  profileIncomplete: ['profileReminder', 7 * 1440, 0],
}

/** Hints to the member's open pages, by event. */
const live: Partial<Record<EventKey, string>> = {
  addressConfirmed: 'confirmed',
  balanceChanged: 'credits',
  paymentChanged: 'payment',
  photoDecided: 'photo',
  verificationDecided: 'photo',
  chatPhotoDecided: 'photo',
  conversationStarted: 'message',
  messageReceived: 'message',
  likeReceived: 'like',
  matched: 'match',
}

describe('NOTIF-15 the policy of notifications', () => {
  test.each(cells)('%s sends the mail %s at once, and nothing else', (event, mail) => {
    const isBulk = mailKindOf(mail) !== 'service' || mail === 'termsChanged'
    expect(written(member, { event, props, id: 'X' } as never, now)).toEqual([
      {
        ...keys.outbox('X', 'M'),
        memberId: 'M',
        to: 'm@example.org',
        language: 'fr',
        origin: 'https://www.example.be',
        mail,
        props,
        createdAt: '2026-11-22T12:00:00.000Z',
        ttl: Date.parse('2026-11-29T12:00:00Z') / 1000,
        // The job that is due queues the mail again if the stream lost the change.
        dueJob: expect.stringMatching(/^DUE#retryMail/),
        dueAt: `2026-11-${isBulk ? '23T12:00' : '22T12:15'}:00.000Z#X`,
        condition: 'attribute_not_exists(PK)',
      },
    ])
  })

  test.each(digestEvents)('NOTIF-17 OPEN-61 the mail of %s comes later, at the times of the policy', (event) => {
    const { digest, afterMinutes, everyMinutes } = policy[event].mail
    const after = typeof afterMinutes === 'number' ? afterMinutes : afterMinutes(countries.NL)
    expect([digest, after, everyMinutes]).toEqual(digests[event])
  })

  test('NOTIF-17 the pushes of messages and likes, and those that are decided with their mail', () => {
    const pushes = Object.entries(policy).flatMap(([event, row]) => ('push' in row ? [[event, row.push]] : []))
    expect(Object.fromEntries(pushes)).toEqual({
      conversationStarted: { atOnce: 'new_conversations', everyMinutes: 1 },
      messageReceived: { atOnce: 'new_messages', everyMinutes: 1 },
      likeReceived: { atOnce: 'like', everyMinutes: 60 },
      messageUnread: { withMail: 'unread_message_reminders', path: 'chats' },
      photoMissing: { withMail: 'reminders', path: 'profile' },
      profileIncomplete: { withMail: 'reminders', path: 'profile' },
      weekStarted: { withMail: 'weekly_updates', path: 'index' },
      promotionStarted: { withCampaign: 'promotions' },
      newsStarted: { withCampaign: 'news' },
    })
  })

  test.each(Object.entries(campaignMails))('NOTIF-23 %s sends %s, at most one campaign a day', (event, campaign) => {
    expect(policy[event as CampaignEvent].mail).toEqual({ campaign, everyMinutes: 24 * 60 })
  })

  test('the hints to open pages', () => {
    const hints = Object.entries(policy).flatMap(([event, row]) => ('live' in row ? [[event, row.live]] : []))
    expect(Object.fromEntries(hints)).toEqual(live)
  })

  test('every event of the policy is tested, and every mail has an event', () => {
    const tested = [...Object.keys(mailAtOnce), ...digestEvents, ...Object.keys(campaignMails), ...Object.keys(live)]
    expect(Object.keys(policy).sort()).toEqual([...new Set(tested)].sort())
    const sent = new Set(Object.values(policy).flatMap((row) => ('mail' in row ? mailIn(row.mail) : [])))
    expect([...sent].sort()).toEqual(Object.keys(mails).sort())
  })

  test('an event takes exactly the values of its mail', () => {
    expect(notify(member, { event: 'reactivated', props: { name: 'Anna' } }, now)).toHaveLength(1)
    // @ts-expect-error the value of another event
    notify(member, { event: 'reactivated', props: { link: 'L' } }, now)
    // @ts-expect-error a value is missing
    notify(member, { event: 'memberUnbanned', props: { name: 'Anna' } }, now)
    // @ts-expect-error an unknown event
    expect(() => notify(member, { event: 'winked', props: {} }, now)).toThrow(TypeError)
  })
})

describe('NOTIF-15 recipients of notifications', () => {
  test('somebody without an account is told at their address, from the site that they used', () => {
    expect(written(visitor, { event: 'resetRequestedWithoutAccount', id: 'X', props: {} }, now)).toEqual([
      expect.objectContaining({
        ...keys.outbox('X'),
        to: visitor.email,
        language: 'de',
        origin: visitor.origin,
        mail: 'noAccount',
      }),
    ])
    expect(written(visitor, { event: 'complaintFiled', props: { receipt: 'R' } }, now)[0]).not.toHaveProperty(
      'memberId',
    )
  })

  test('a member is told at another address where the event says so', () => {
    const former = { ...member, email: 'former@example.org' }
    expect(written(former, { event: 'mailChanged', props: { change: 'C' } }, now)).toEqual([
      expect.objectContaining({ memberId: 'M', to: 'former@example.org' }),
    ])
  })

  test('nobody is told about a fictional profile', () => {
    expect(notify({ ...member, fictional: true }, { event: 'passwordChanged', props: {} }, now)).toEqual([])
  })

  test('an event without an id is told anew each time', () => {
    const idOf = () => written(member, { event: 'passwordChanged', props: {} }, now)[0]!.SK.split('#')[1]!
    const [first, second] = [idOf(), idOf()]
    expect([first, second].map((id) => decodeTime(id))).toEqual([now.getTime(), now.getTime()])
    expect(first).not.toBe(second)
  })
})

test('NOTIF-15 each event has words of its own in the console, in place of its key', () => {
  expect(Object.keys(staff.policy.events).sort()).toEqual(Object.keys(policy).sort())
})
