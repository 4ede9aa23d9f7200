import { describe, expect, test } from 'vitest'
import {
  type DigestStates,
  decideDigests,
  digestEvents,
  earliestDue,
  noteEvents,
} from '#functions/stores/notifications/digest-rule.ts'
import { type DigestEvent, policy } from '#functions/stores/notifications/policy.ts'
import { countries } from '#shared/countries/all.ts'
import {
  iso,
  nextMinute,
  type SimulatedChat,
  type SimulatedLike,
  SimulatedMember,
  type Step,
  simulatedWeeks,
  weekEnd,
} from '#test/support/simulated-weeks.ts'

const country = countries.NL
const minuteMs = 60_000

/** Mail. `about` has the conversations or likes in it, each with the time of its last event. */
type Mail = { event: DigestEvent; at: number; about: ReadonlyMap<string, string> }

/**
 * Simulates a member's week. Decides in the minute in which a mail becomes due, as the job does.
 */
function live(steps: readonly Step[]) {
  const member = new SimulatedMember()
  const mails: Mail[] = []
  let states: DigestStates = {}

  const decideUntil = (end: number) => {
    for (;;) {
      const at = nextMinute(earliestDue(states, country)?.getTime() ?? Number.POSITIVE_INFINITY)
      if (at > end) return
      const { unread: chats, likes, seenAt } = member
      const decided = decideDigests(states, { chats, likes, profile: [] }, { seenAt, now: new Date(at), country })
      states = decided.states
      for (const event of digestEvents) {
        const contents = decided.contents[event] as readonly (SimulatedChat | SimulatedLike)[] | undefined
        if (contents)
          mails.push({
            event,
            at,
            about: new Map(contents.map((one) => [one.id, 'lastAt' in one ? one.lastAt : one.at])),
          })
      }
    }
  }

  for (const step of steps) {
    decideUntil(step.at)
    const isFirst = member.take(step)
    const at = iso(step.at)
    const message = isFirst ? { conversationStarted: at } : { messageReceived: at }
    if (step.kind === 'like') states = noteEvents(states, { likeReceived: at }) ?? states
    if (step.kind === 'message') states = noteEvents(states, { ...message, messageUnread: at }) ?? states
  }
  decideUntil(weekEnd)
  return { mails, member }
}

type Week = ReturnType<typeof live>

const members = 10_000
const weeks = simulatedWeeks(members).map(live)

/** Times between the mails of an event, in minutes. */
const gaps = ({ mails }: Week, event: DigestEvent): number[] => {
  const times = mails.filter((mail) => mail.event === event).map(({ at }) => at)
  return times.slice(1).map((at, before) => (at - times[before]!) / minuteMs)
}

/** Events of all mails that break the rule of a test; one entry per mail. */
const wrongMails = (isWrong: (mail: Mail, week: Week) => boolean): DigestEvent[] =>
  weeks.flatMap((week) => week.mails.filter((mail) => isWrong(mail, week)).map(({ event }) => event))

describe(`NOTIF-17 a simulated week of ${members} members`, () => {
  test('has mails of every kind, so that the rules below are about something', () => {
    const told = (event: DigestEvent) => weeks.filter(({ mails }) => mails.some((mail) => mail.event === event)).length
    for (const event of ['conversationStarted', 'messageReceived', 'likeReceived', 'messageUnread'] as const)
      expect(told(event), event).toBeGreaterThan(members / 10)
  })

  test.each(['messageReceived', 'likeReceived'] as const)(
    'nobody gets mails of %s more often than the policy says',
    (event) => {
      const shortest = weeks.flatMap((week) => gaps(week, event)).reduce((a, b) => Math.min(a, b))
      expect(shortest).toBeGreaterThanOrEqual(policy[event].mail.everyMinutes)
    },
  )

  test('nobody is told of the same conversation as new twice', () => {
    const tellsAgain = (mail: Mail, { mails }: Week) =>
      mail.event === 'conversationStarted' &&
      mails.some(
        ({ event, at, about }) =>
          event === mail.event && at < mail.at && [...about.keys()].some((id) => mail.about.has(id)),
      )
    expect(wrongMails(tellsAgain)).toEqual([])
  })

  test('NOTIF-16 nobody gets a mail about what they have seen', () => {
    const isSeen = ({ event, at, about }: Mail, week: Week) =>
      event !== 'messageUnread' && [...about.values()].some((last) => last <= iso(week.member.lastVisit(at)))
    expect(wrongMails(isSeen)).toEqual([])
  })

  test('NOTIF-21 nobody is reminded twice without a visit in between', () => {
    const isRepeated = (mail: Mail, week: Week) =>
      mail.event === 'messageUnread' &&
      week.mails.some(({ event, at }) => event === mail.event && at < mail.at && at >= week.member.lastVisit(mail.at))
    expect(wrongMails(isRepeated)).toEqual([])
  })

  test('nobody who stayed away gets nothing: each unread message and new like is told', () => {
    const untold = weeks.flatMap(({ mails, member: { seenAt, unread, likes } }) => {
      const isTold = (id: string, last: string) => mails.some(({ about }) => (about.get(id) ?? '') >= last)
      const all = [...unread.map(({ id, lastAt }) => ({ id, at: lastAt })), ...likes]
      return all.filter(({ id, at }) => at > seenAt && !isTold(id, at))
    })
    expect(untold).toEqual([])
  })
})
