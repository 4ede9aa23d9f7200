import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '#functions/stores/account/account.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findWeekly } from '#functions/stores/weekly/weekly.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as safety from '#shared/contract/safety.ts'
import { countries } from '#shared/countries/all.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { nextWeekly } from '#shared/rules/day.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { addMember, type Member } from '#test/support/people.ts'
import { payloadsTo, subscribe } from '#test/support/push.ts'
import { confirm, mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: countryCodes })
/** A Wednesday, and 10:00 in the Netherlands on the Monday after. */
const [wednesday, monday] = [new Date('2027-06-02T12:00:00Z'), new Date('2027-06-07T08:00:00Z')]
const stop = (time: Date) => void stack.clock.stopAt(time)
const after = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)
/** Each test has a region of its own, in which nobody else is new. */
const regions = countryCodes.flatMap((country) =>
  regionsOf(country).map(({ id: region }) => ({ country, region, city: null })),
)
let place = regions[0]!
beforeEach(() => {
  place = regions.pop()!
  stop(wednesday)
})
type Told = Parameters<typeof addMember>[1]
const anna = (told: Told = {}) => addMember(stack, { ...place, ...told })
const bram = (told: Told = {}) =>
  addMember(stack, { gender: 'male', wantedGender: 'female', birthDate: '1989-07-02', ...place, ...told })
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

const subject = 'Je weekoverzicht'
const agree = async (member: Member, isOn = true) => {
  await member.call(notifications.change, { body: { mail: { weekly_updates: isOn } } })
  await stack.settle()
}
const like = (from: Member, to: Member) => from.call(likes.like, { body: { id: to.id } })
const say = (from: Member, to: Member) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Zin in koffie?' } })
/** Member who joined on Wednesday and fits what `anna` looks for. */
const newcomer = async (told: Told = {}) => {
  const member = await bram({ confirmedAt: stack.clock.now().toISOString(), ...told })
  await stack.settle()
  return member
}

async function run(time: Date) {
  await stack.settle()
  stop(time)
  await stack.runJob('notifications', 'mailWeekly')
  await stack.settle()
}
const updatesOf = async ({ email }: { email: string }) =>
  (await mailsTo(stack, email)).filter((mail) => mail.subject === subject)
/** Weekly updates to a member after a run of the job, newest first. */
const updatesAt = async (member: Member, time = monday) => {
  await run(time)
  return updatesOf(member)
}

/** A member who agreed to the weekly update and was then liked. */
async function liked() {
  const [a, b] = [await anna(), await bram()]
  await agree(a)
  stop(after(stack.clock.now(), 1))
  await like(b, a)
  return a
}

describe('NOTIF-22 the weekly update', () => {
  test('comes on Monday at 10:00, with likes, unread messages and new members near them', async () => {
    const [a, b, c] = [await anna(), await bram(), await bram()]
    await agree(a)
    stop(after(wednesday, 1))
    await like(b, a)
    await say(c, a)
    const near = await newcomer()
    expect(await updatesAt(a, after(monday, -1 / 3600))).toEqual([])
    const [mail, ...others] = await updatesAt(a)
    expect(others).toEqual([])
    expect(mail!.text).toContain('In een gesprek wacht een nieuw bericht op je.')
    expect(mail!.text).toContain('Je kreeg een nieuwe like.')
    expect(mail!.text).toContain('Bij jou in de buurt is een nieuw lid dat bij je kan passen.')
    expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect([mail!.kind, mail!.from]).toEqual(['bulk', 'Vonk news@localhost'])
    for (const { name } of [b, c, near]) expect(mail!.text + mail!.html).not.toContain(name)
    expect(mail!.text).not.toContain('koffie')
  })

  test('tells a week later of what happened since, and of nothing twice', async () => {
    const a = await liked()
    expect(await updatesAt(a)).toHaveLength(1)
    expect(await updatesAt(a, after(monday, 168))).toHaveLength(1)
    await like(await bram(), a)
    const [mail] = await updatesAt(a, after(monday, 336))
    expect(mail!.text).toContain('Je kreeg een nieuwe like.')
  })

  test('NOTIF-18 comes by push, by mail, by both or by neither, as the member chose', async () => {
    const ways = [
      { mail: true, push: true },
      { mail: true, push: false },
      { mail: false, push: true },
      { mail: false, push: false },
    ]
    const members = []
    for (const way of ways) {
      const [a, b] = [await anna(), await bram()]
      const device = await subscribe(stack, a)
      const body = { mail: { weekly_updates: way.mail }, push: { weekly_updates: way.push, like: false } }
      await a.call(notifications.change, { body })
      await stack.settle()
      stop(after(stack.clock.now(), 1))
      await like(b, a)
      members.push({ ...way, a, device })
    }
    await run(monday)
    await stack.runJob('notifications', 'sendPushes')
    await stack.settle()
    for (const { a, device, mail, push } of members) {
      expect(await updatesOf(a)).toHaveLength(Number(mail))
      const expected = push ? [{ kind: 'weekly_updates', count: 1, path: '/', tag: 'weekly_updates' }] : []
      expect(payloadsTo(stack, device)).toMatchObject(expected)
    }
  })

  test('is sent once by 5 parallel runs, and by runs that follow', async () => {
    const a = await liked()
    await stack.settle()
    stop(monday)
    await Promise.all(Array.from({ length: 5 }, () => stack.runJob('notifications', 'mailWeekly')))
    expect(await updatesAt(a, after(monday, 1))).toHaveLength(1)
  })

  test('comes late on the same day, and not on the next: its news waits for the next week', async () => {
    const late = await liked()
    expect(await updatesAt(late, after(monday, 13.9))).toHaveLength(1)
    stop(wednesday)
    const missed = await liked()
    expect(await updatesAt(missed, after(monday, 14))).toEqual([])
    expect(await updatesAt(missed, after(monday, 168))).toHaveLength(1)
  })

  test.each([
    ['sent', 1, 1],
    ['dropped', 14, 0],
  ])('that waited for the mail service is %s after %i hours', async (_, hours, mails) => {
    const a = await liked()
    stack.mailbox.isDown = true
    expect(await updatesAt(a)).toEqual([])
    stack.mailbox.isDown = false
    stop(after(monday, hours))
    await stack.runJob('mail', 'retryMail')
    await stack.settle()
    expect(await updatesOf(a)).toHaveLength(mails)
  })
})

describe('NOTIF-22 TRAP-49 the consent', () => {
  test('no update without it, and none once it is withdrawn', async () => {
    const [never, a] = [await anna(), await anna()]
    const b = await bram()
    await agree(a)
    stop(after(wednesday, 1))
    await like(b, never)
    await like(b, a)
    expect(await findWeekly(never.id)).toBeUndefined()
    expect(await findWeekly(a.id)).toBeDefined()
    await agree(a, false)
    expect(await findWeekly(a.id)).toBeUndefined()
    expect([await updatesAt(a), await updatesOf(never)]).toEqual([[], []])
  })

  test('a member who agrees again on Monday gets the update of the next week', async () => {
    const a = await liked()
    expect(await updatesAt(a)).toHaveLength(1)
    stop(after(monday, 1))
    await agree(a, false)
    await agree(a)
    stop(after(monday, 1.5))
    await like(await bram(), a)
    expect(await updatesAt(a, after(monday, 2))).toHaveLength(1)
    expect(await updatesAt(a, after(monday, 168))).toHaveLength(2)
  })

  test('of a country where it is on by default follows from the confirmation', () =>
    withCountry(
      'US',
      { notificationDefaults: { ...countries.US.notificationDefaults, weekly_updates: true } },
      async () => {
        const member = await signUp(stack)
        expect(await findWeekly(member.id)).toBeUndefined()
        await changeAccount(member.id, { site: 'US' })
        await stack.settle()
        await confirm(stack, member)
        await stack.settle()
        expect(await findWeekly(member.id)).toBeDefined()
      },
    ))
})

describe('NOTIF-22 nothing to tell: no update', () => {
  const empty: [string, (a: Member) => Promise<unknown>][] = [
    ['where nothing happened', async () => {}],
    [
      'TRAP-02 where only a fictional profile liked, wrote and joined',
      async (a) => {
        const spark = await newcomer({ fictional: true })
        await like(spark, a)
        await say(spark, a)
      },
    ],
    [
      'where the message was read',
      async (a) => {
        const b = await bram()
        await say(b, a)
        await a.call(chats.open, { query: { conversation: conversationOf(a.id, b.id) } })
      },
    ],
    ['where a new member is blocked', async (a) => a.call(safety.block, { body: { id: (await newcomer()).id } })],
    ['where a new member blocked', async (a) => (await newcomer()).call(safety.block, { body: { id: a.id } })],
    ['where a new member is invisible', () => newcomer({ invisible: true })],
    ['where a new member was banned', async () => changeAccount((await newcomer()).id, { status: 'banned' })],
    ['where a new member did not confirm', () => newcomer({ status: 'not_confirmed', confirmedAt: undefined })],
    ['where a new member lives elsewhere', () => newcomer(regions.pop())],
    ['where a new member looks for others', () => newcomer({ wantedGender: 'male' })],
    ['where a new member has another age', () => newcomer({ birthDate: '1950-01-01' })],
    ['where a member joined before the consent', () => newcomer({ confirmedAt: after(wednesday, -1).toISOString() })],
    [
      'TRAP-46 for a banned member',
      async (a) => {
        await like(await bram(), a)
        await changeAccount(a.id, { status: 'banned' })
      },
    ],
    [
      'TRAP-50 for a member whose mails bounced',
      async (a) => {
        await like(await bram(), a)
        await changeAccount(a.id, { notificationsDisabled: ['bounce'] } satisfies Partial<Account>)
      },
    ],
  ]
  test.each(empty)('%s', async (_, happens) => {
    const a = await anna()
    await agree(a)
    stop(after(wednesday, 1))
    await happens(a)
    expect(await updatesAt(a)).toEqual([])
  })
})

/** Mondays of 2027 that follow a change of the clocks in a time zone. */
function changedMondays(timeZone: string): Date[] {
  const found: Date[] = []
  let before = nextWeekly(new Date('2026-12-31T00:00:00Z'), countries.NL.weeklyUpdate, timeZone)
  for (let week = 1; week < 52; week += 1) {
    const next = nextWeekly(before, countries.NL.weeklyUpdate, timeZone)
    if (next.getTime() !== after(before, 168).getTime()) found.push(next)
    before = next
  }
  return found
}

test.each(countryCodes)('NOTIF-22 in the two weeks of the clock changes of %s it comes at 10:00', async (site) => {
  const { timeZone } = countries[site]
  const mondays = changedMondays(timeZone)
  expect(mondays).toHaveLength(2)
  for (const due of mondays) {
    const shown = due.toLocaleString('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' })
    expect(shown).toBe('Monday 10:00')
    stop(after(due, -72))
    const [a, b] = [await anna({ site }), await bram()]
    await agree(a)
    stop(after(due, -71))
    await like(b, a)
    expect(await updatesAt(a, after(due, -1 / 3600))).toEqual([])
    expect(await updatesAt(a, due)).toHaveLength(1)
  }
})
