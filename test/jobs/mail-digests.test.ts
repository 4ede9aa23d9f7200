import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '#functions/stores/account/account.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findLastActivity, findListing } from '#functions/stores/members/card.ts'
import { findDigest } from '#functions/stores/notifications/digest.ts'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { ban } from '#test/support/decisions.ts'
import { openLive } from '#test/support/live.ts'
import { addMember, anna, bram, chris, type Member } from '#test/support/people.ts'
import { confirm, mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
const at = (minutes: number, seconds = 0) =>
  stack.clock.stopAt(new Date(start.getTime() + (minutes * 60 + seconds) * 1000))
// Members are added at an earlier time, so that they are away when something happens.
beforeEach(() => void at(-120))
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

const day = 24 * 60
const say = (from: Member, to: Member, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const read = (member: Member, other: Member) =>
  member.call(chats.open, { query: { conversation: conversationOf(member.id, other.id) } })

/** Runs the job `minutes` after the start; returns all mails to the member, newest first. */
async function mailsAt(member: Member, minutes: number, seconds = 0) {
  await stack.settle()
  at(minutes, seconds)
  await stack.runJob('notifications', 'mailDigests')
  await stack.settle()
  return mailsTo(stack, member.email)
}
const subjectsAt = async (...moment: Parameters<typeof mailsAt>) =>
  (await mailsAt(...moment)).map(({ subject }) => subject)

describe('NOTIF-17 a new conversation', () => {
  test('is mailed after 15 minutes unread, once, with its sender in the text only and a link to it', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a, 'Zin in koffie?')
    expect(await mailsAt(a, 14, 59)).toEqual([])
    const [mail] = await mailsAt(a, 15)
    expect(mail!.subject).toBe('Je hebt een nieuw gesprek')
    expect([mail!.kind, mail!.from]).toEqual(['notification', 'Vonk notifications@localhost'])
    expect(mail!.text).toContain(`${b.name} schreef je voor het eerst`)
    expect(mail!.text).toContain(`${stack.url}${pathTo('chats-id', { id: conversationOf(a.id, b.id) })}`)
    expect(mail!.text + mail!.html).not.toContain('koffie')
    expect(await mailsAt(a, 60)).toHaveLength(1)
  })

  test('of several people makes one mail, which names nobody', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await say(b, a)
    at(10)
    await say(c, a)
    const [mail, ...others] = await mailsAt(a, 15)
    expect([mail!.subject, others]).toEqual(['Je hebt 2 nieuwe gesprekken', []])
    expect(mail!.text).not.toContain(b.name)
    expect(mail!.text).toContain(`${stack.url}${pathTo('chats')}`)
    expect(await mailsAt(a, 30)).toHaveLength(1)
  })

  test('is mailed once by 5 parallel runs, and after events that are delivered again', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    await stack.settle()
    at(15)
    await Promise.all(Array.from({ length: 5 }, () => stack.runJob('notifications', 'mailDigests')))
    expect(await mailsAt(a, 16)).toHaveLength(1)
  })
})

describe('NOTIF-17 further messages', () => {
  test('make one mail in 4 hours, in the language of the member', async () => {
    const [a, b] = [await anna(stack, { language: 'en' }), await bram(stack)]
    at(0)
    await say(b, a)
    expect(await subjectsAt(a, 15)).toEqual(['You have a new conversation'])
    at(20)
    await say(b, a)
    await say(b, a)
    const first = ['You have a new message', 'You have a new conversation']
    expect(await subjectsAt(a, 35)).toEqual(first)
    at(40)
    await say(b, a)
    expect(await subjectsAt(a, 35 + 239, 59)).toEqual(first)
    expect(await subjectsAt(a, 35 + 240)).toEqual(['You have a new message', ...first])
  })
})

describe('NOTIF-17 likes', () => {
  test('make one mail a day', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await b.call(likes.like, { body: { id: a.id } })
    expect(await subjectsAt(a, 15)).toEqual(['Je hebt een nieuwe like'])
    at(30)
    await c.call(likes.like, { body: { id: a.id } })
    expect(await mailsAt(a, 15 + day - 1, 59)).toHaveLength(1)
    const [mail] = await mailsAt(a, 15 + day)
    expect(mail!.subject).toBe('Je hebt een nieuwe like')
    expect(mail!.text).not.toContain(c.name)
    expect(mail!.text).toContain(`${stack.url}${pathTo('likes')}`)
  })

  test('TRAP-02 of fictional profiles make none', async () => {
    const [a, spark] = [await anna(stack), await bram(stack, { fictional: true })]
    at(0)
    await spark.call(likes.like, { body: { id: a.id } })
    expect(await mailsAt(a, 2 * day)).toEqual([])
    expect(await findDigest(a.id)).toBeUndefined()
  })

  test('that are given again make none', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await b.call(likes.like, { body: { id: a.id } })
    expect(await mailsAt(a, 15)).toHaveLength(1)
    const again = async (minutes: number) => {
      at(minutes)
      await b.call(likes.unlike, { body: { id: a.id } })
      await b.call(likes.like, { body: { id: a.id } })
    }
    await again(day)
    expect(await mailsAt(a, 3 * day)).toHaveLength(1)
    // A repeated like is not counted together with a new like of another member either.
    await again(3 * day)
    await c.call(likes.like, { body: { id: a.id } })
    expect((await mailsAt(a, 4 * day))[0]!.subject).toBe('Je hebt een nieuwe like')
  })

  test('that were taken back make none', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await b.call(likes.like, { body: { id: a.id } })
    await b.call(likes.unlike, { body: { id: a.id } })
    expect(await mailsAt(a, 15)).toEqual([])
  })
})

describe('NOTIF-21 the reminder of unread messages', () => {
  test('comes 24 hours after the oldest one, once until the member comes back', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await say(b, a)
    at(60)
    await say(c, a)
    const before = await mailsAt(a, day - 1, 59)
    expect(before.map(({ subject }) => subject)).not.toContain('Er wacht nog een bericht op je')
    const [mail] = await mailsAt(a, day)
    expect(mail!.subject).toBe('Er wachten nog berichten op je')
    at(day + 10)
    await say(b, a)
    const count = (await mailsAt(a, day + 300)).length
    expect(await mailsAt(a, 3 * day)).toHaveLength(count)
  })

  test('does not come where the messages were read', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    await mailsAt(a, 15)
    await read(a, b)
    expect(await mailsAt(a, day)).toHaveLength(1)
  })

  test('counts from the first of several, and anew once they were read', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    await mailsAt(a, 10)
    await read(a, b)
    at(60)
    await say(b, a)
    at(120)
    await say(b, a)
    const count = (await mailsAt(a, day + 59, 59)).length
    expect((await mailsAt(a, day + 60))[0]!.subject).toBe('Er wacht nog een bericht op je')
    expect(await mailsAt(a, day + 61)).toHaveLength(count + 1)
  })

  test('follows the message that is still unread', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    at(0)
    await say(b, a)
    at(60)
    await say(c, a)
    await mailsAt(a, 120)
    await read(a, b)
    const count = (await mailsAt(a, day + 59, 59)).length
    expect((await mailsAt(a, day + 60))[0]!.text).toContain(`Het bericht van ${c.name} wacht nog op je`)
    expect(await mailsAt(a, day + 61)).toHaveLength(count + 1)
  })

  test('OPEN-61 comes at the hours that the country sets', () =>
    withCountry('NL', { unreadReminderHours: 2 }, async () => {
      const [a, b] = [await anna(stack), await bram(stack)]
      at(0)
      await say(b, a)
      expect(await mailsAt(a, 119, 59)).toHaveLength(1)
      expect((await mailsAt(a, 120))[0]!.subject).toBe('Er wacht nog een bericht op je')
    }))
})

describe('NOTIF-26 the reminder of what a profile lacks', () => {
  const lead = ['Je profiel heeft nog geen foto', 'Je profiel is nog niet af']
  /** A new member who confirms at the start and comes back a day later. */
  async function comeBack() {
    at(0)
    const newcomer = await signUp(stack)
    await stack.settle()
    await confirm(stack, newcomer)
    await stack.settle()
    at(day + 1)
    await newcomer.call(account.current)
    return Object.assign(newcomer, { email: newcomer.form.email })
  }
  const reminded = async (member: { email: string }, minutes: number, seconds = 0) =>
    (await subjectsAt(member as Member, minutes, seconds)).filter((subject) => lead.includes(subject)).toReversed()

  test('asks for a photo after 3 days and for the rest after 7, once each', async () => {
    const newcomer = await comeBack()
    expect(await reminded(newcomer, 3 * day - 1, 59)).toEqual([])
    expect(await reminded(newcomer, 3 * day)).toEqual(lead.slice(0, 1))
    expect(await reminded(newcomer, 7 * day - 1, 59)).toEqual(lead.slice(0, 1))
    expect(await reminded(newcomer, 7 * day)).toEqual(lead)
    expect(await reminded(newcomer, 30 * day)).toEqual(lead)
  })

  test('does not ask for what is there', async () => {
    const newcomer = await comeBack()
    await commit(addApprovedPhotos(newcomer.id, [approvedPhoto(newId(), stack.clock.now())]))
    const facts = { about: 'Ik hou van wandelen.', interests: ['beach', 'music', 'cooking'] as const }
    await newcomer.call(profile.change, { body: { ...facts, interests: [...facts.interests] } })
    expect(await reminded(newcomer, 8 * day)).toEqual([])
  })

  test('does not come to a member who did not come back in time', async () => {
    at(0)
    const newcomer = await signUp(stack)
    await stack.settle()
    await confirm(stack, newcomer)
    await newcomer.call(account.current)
    expect(await reminded({ email: newcomer.form.email }, 8 * day)).toEqual([])
    // A later change of the account does not cause the reminder either.
    await newcomer.call(account.current)
    await changeAccount(newcomer.id, { credits: 7 })
    expect(await reminded({ email: newcomer.form.email }, 20 * day)).toEqual([])
  })
})

describe('no mail tells', () => {
  const changes: [string, (a: Member, b: Member) => Promise<unknown>][] = [
    ['NOTIF-21 of a sender who was blocked', (a, b) => a.call(safety.block, { body: { id: b.id } })],
    [
      'NOTIF-21 of a conversation that was removed',
      (a, b) => a.call(chats.remove, { body: { conversation: conversationOf(a.id, b.id) } }),
    ],
    ['NOTIF-16 of a message that was read', read],
    ['NOTIF-21 of a sender who was banned', async (_, b) => ban(await openStaff(stack), b.id)],
    [
      'NOTIF-18 what the member switched off',
      (a) =>
        a.call(notifications.change, {
          body: { mail: { new_conversations: false, unread_message_reminders: false } },
        }),
    ],
    ...(
      [
        ['TRAP-46 a banned member', { status: 'banned' }],
        ['TRAP-46 a leaving member', { status: 'deletion_pending', deletionDueAt: '2027-06-15T12:00:00.000Z' }],
        ['TRAP-50 whoever marked a mail as spam', { notificationsDisabled: ['fbl'] }],
      ] satisfies [string, Partial<Account>][]
    ).map(([name, change]): [string, (a: Member) => Promise<unknown>] => [name, (a) => changeAccount(a.id, change)]),
  ]
  test.each(changes)('%s', async (_, change) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    await stack.settle()
    await change(a, b)
    expect(await mailsAt(a, 15)).toEqual([])
    expect(await mailsAt(a, day)).toEqual([])
  })

  test('NOTIF-16 a member with a live connection of a message that the page shows', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    const socket = await openLive(a)
    await say(b, a)
    expect(await mailsAt(a, 15)).toEqual([])
    socket.close()
    expect(await mailsAt(a, 200)).toEqual([])
  })

  test('NOTIF-16 LIVE-13 an invisible member whose page polls without a live connection, written every 15 minutes', async () => {
    const [a, b] = [await anna(stack, { invisible: true }), await bram(stack)]
    await a.call(likes.like, { body: { id: b.id } })
    const polledAt = async (minutes: number) => {
      at(minutes)
      await a.call(account.current)
      const card = await findListing(a.id, { consistent: true })
      return [await findLastActivity(a.id), card?.isFindable]
    }
    at(0)
    await say(b, a)
    const seconds = start.getTime() / 1000
    expect(await polledAt(1)).toEqual([seconds + 60, false])
    expect(await polledAt(15)).toEqual([seconds + 60, false])
    expect(await mailsAt(a, 16)).toEqual([])
    expect(await polledAt(16)).toEqual([seconds + 16 * 60, false])
    expect((await b.call(chats.open, { query: { member: a.id } })).presence).toBeNull()
  })
})

describe('a mail that waited for the mail service', () => {
  const changes: [string, (a: Member, b: Member) => Promise<unknown>][] = [
    ['NOTIF-16 was read meanwhile', read],
    ['NOTIF-21 whose sender was blocked meanwhile', (a, b) => a.call(safety.block, { body: { id: b.id } })],
    ['NOTIF-12 whose address was changed meanwhile', (a) => changeAccount(a.id, { email: `nieuw.${a.email}` })],
  ]
  test.each(changes)('is not sent: %s', async (_, change) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    stack.mailbox.isDown = true
    await mailsAt(a, 15)
    await change(a, b)
    await stack.settle()
    stack.mailbox.isDown = false
    at(80)
    await stack.runJob('mail', 'retryMail')
    expect(await mailsAt(a, 81)).toEqual([])
    expect(await mailsTo(stack, `nieuw.${a.email}`)).toEqual([])
  })

  test.each([10, 16])(
    'NOTIF-17 tells of no like whose liker leaves at minute %d, while the index still has it',
    async (minute) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      at(0)
      await b.call(likes.like, { body: { id: a.id } })
      stack.mailbox.isDown = true
      if (minute > 15) await mailsAt(a, 15)
      // Waits for the refresh of the card's copies, which would otherwise clear the flag `isGone`.
      await stack.settle()
      await apply(update(keys.likedBy(a.id, b.id), 'SET isGone = :true', { values: { ':true': true } }))
      await mailsAt(a, 16)
      stack.mailbox.isDown = false
      at(80)
      await stack.runJob('mail', 'retryMail')
      expect(await mailsAt(a, 81)).toEqual([])
    },
  )

  test('NOTIF-17 is not sent where the like was taken back meanwhile', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await b.call(likes.like, { body: { id: a.id } })
    stack.mailbox.isDown = true
    await mailsAt(a, 15)
    await b.call(likes.unlike, { body: { id: a.id } })
    await stack.settle()
    stack.mailbox.isDown = false
    at(80)
    await stack.runJob('mail', 'retryMail')
    expect(await mailsAt(a, 81)).toEqual([])
  })
})

test('NOTIF-17 after an hour without the mail service one mail is sent', async () => {
  const [a, b] = [await anna(stack), await bram(stack)]
  at(0)
  await say(b, a)
  stack.mailbox.isDown = true
  expect(await mailsAt(a, 15)).toEqual([])
  stack.mailbox.isDown = false
  at(80)
  await stack.runJob('mail', 'retryMail')
  expect(await mailsAt(a, 81)).toHaveLength(1)
})

describe('NOTIF-25 the link in a mail', () => {
  /** URL of the visible link that ends mails of this kind. */
  const endAddress = (text: string) => new URL(/(http\S+\/unsubscribe\S+)/.exec(text)![1]!)
  const switchesOf = async (member: Member) => (await member.call(notifications.preferences)).mail

  test('switches its kind off in one press without a session, and nothing else', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    const before = await switchesOf(a)
    await say(b, a)
    const [mail] = await mailsAt(a, 15)
    const address = endAddress(mail!.text)
    expect(mail!.html).toContain(address.href.replaceAll('&', '&amp;'))
    expect(mail!.text).toContain(`${stack.url}${pathTo('notifications')}#notifications`)
    const parameters = new URLSearchParams(address.hash.slice(1))
    expect(parameters.get('kind')).toBe('new_conversations' satisfies NotificationType)
    const press = () => stranger(stack).call(notifications.unsubscribe, { query: { token: parameters.get('token')! } })
    await Promise.all([press(), press(), press()])
    expect(await switchesOf(a)).toEqual({ ...before, new_conversations: false })
    expect((await a.call(notifications.preferences)).disabled).toEqual([])
  })

  test('has no effect for a former address', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await say(b, a)
    const [mail] = await mailsAt(a, 15)
    await changeAccount(a.id, { email: `nieuw.${a.email}` })
    const token = new URLSearchParams(endAddress(mail!.text).hash.slice(1)).get('token')!
    await stranger(stack).call(notifications.unsubscribe, { query: { token } })
    expect((await switchesOf(a)).new_conversations).toBe(true)
  })
})

test('a message plans no mail for its sender, nor for a fictional profile', async () => {
  const [spark, b] = [await addMember(stack, { fictional: true }), await bram(stack)]
  await say(b, spark)
  await stack.settle()
  expect([await findDigest(spark.id), await findDigest(b.id)]).toEqual([undefined, undefined])
})

test('PROF-21 the name of a fictional profile, which a mail cannot mark, stands in none', async () => {
  const [a, spark] = [await anna(stack), await bram(stack, { fictional: true })]
  at(0)
  await say(spark, a)
  const [mail] = await mailsAt(a, 15)
  expect(mail!.text).toContain('Iemand schreef je voor het eerst')
  expect(mail!.text + mail!.html).not.toContain(spark.name)
})

describe('NOTIF-18 what was not mailed is told of with the next message', () => {
  const offs: [string, off: (a: Member) => Promise<unknown>, on: (a: Member) => Promise<unknown>][] = [
    ['while the switch was off', (a) => setTo(a, false), (a) => setTo(a, true)],
    [
      'while mails were disabled',
      (a) => changeAccount(a.id, { notificationsDisabled: ['fbl'] }),
      (a) => a.call(notifications.change, { body: { enable: 'fbl' } }),
    ],
  ]
  const setTo = (a: Member, isOn: boolean) =>
    a.call(notifications.change, { body: { mail: { new_conversations: isOn } } })

  test.each(offs)('%s', async (_, off, on) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    at(0)
    await off(a)
    await say(b, a)
    expect(await mailsAt(a, 15)).toEqual([])
    await on(a)
    at(20)
    const c = await chris(stack)
    await say(c, a)
    expect(await subjectsAt(a, 35)).toEqual(['Je hebt 2 nieuwe gesprekken'])
  })
})
