import { describe, expect, test } from 'vitest'
import {
  type DigestStates,
  decideDigests,
  earliestDue,
  noteEvents,
  type ProfileEvent,
  type UnreadChat,
} from '#functions/stores/notifications/digest-rule.ts'
import type { DigestEvent } from '#functions/stores/notifications/policy.ts'
import { countries } from '#shared/countries/all.ts'

const country = countries.NL
const start = Date.parse('2026-11-23T08:00:00Z')
/** Time at a number of minutes after the start. */
const at = (minutes: number): string => new Date(start + minutes * 60_000).toISOString()
const never = ''

/** Runs the digest rule `minutes` after the start; returns the mails and the new states. */
function decide(
  states: DigestStates,
  minutes: number,
  unseen: { chats?: UnreadChat[]; likes?: string[]; profile?: ProfileEvent[] },
  seen = never,
  lookingUntil?: string,
) {
  const { states: next, contents } = decideDigests(
    states,
    {
      chats: unseen.chats ?? [],
      likes: (unseen.likes ?? []).map((time) => ({ at: time })),
      profile: unseen.profile ?? [],
    },
    {
      seenAt: seen,
      now: new Date(at(minutes)),
      country,
      ...(lookingUntil && { lookingUntil: new Date(lookingUntil) }),
    },
  )
  return { next, contents, mails: Object.keys(contents) }
}

/**
 * Conversation that began `first` minutes after the start, with its last message at minute `last`.
 */
const begun = (first: number, last = first): UnreadChat => ({
  startedAt: at(first),
  lastAt: at(last),
  unreadSince: at(first),
})
/**
 * Older conversation with unread messages: the oldest at minute `since`, the last at minute `last`.
 */
const known = (last: number, since = last): UnreadChat => ({ lastAt: at(last), unreadSince: at(since) })

describe('NOTIF-17 the first message of a conversation', () => {
  const states: DigestStates = { conversationStarted: { since: at(0) } }

  test('is due after 15 minutes, and not a moment earlier', () => {
    expect(earliestDue(states, country)?.toISOString()).toBe(at(15))
    expect(decide(states, 14.999, { chats: [begun(0)] }).mails).toEqual([])
    expect(decide(states, 15, { chats: [begun(0)] }).mails).toEqual(['conversationStarted'])
  })

  test('is told of with those that followed, once', () => {
    const { contents, next } = decide(states, 15, { chats: [begun(0, 3), begun(14)] })
    expect(contents.conversationStarted).toHaveLength(2)
    expect(noteEvents(next, { conversationStarted: at(14) })).toBeUndefined()
    const later = noteEvents(next, { conversationStarted: at(20) })!
    expect(decide(later, 35, { chats: [begun(0, 3), begun(14), begun(20)] }).contents.conversationStarted).toEqual([
      begun(20),
    ])
  })

  test.each([
    ['it was read', []],
    ['the conversation was told of', [known(-5)]],
  ])('is not told of where %s', (_, chats) => {
    const { mails, next } = decide(states, 15, { chats })
    expect([mails, next.conversationStarted?.since]).toEqual([[], undefined])
  })

  test('waits on where the first one was read and a later one was not', () => {
    const { mails, next } = decide(states, 15, { chats: [begun(10)] })
    expect([mails, next.conversationStarted]).toEqual([[], { since: at(10) }])
    expect(decide(next, 25, { chats: [begun(10)] }).mails).toEqual(['conversationStarted'])
  })

  test('hides no message of an older conversation that came before its mail', () => {
    const { next } = decide(states, 15, { chats: [begun(0), begun(-60 * 24 * 3, 5)] }, at(-60))
    const later = noteEvents(next, { messageReceived: at(5) })!
    expect(
      decide(later, 20, { chats: [begun(0), begun(-60 * 24 * 3, 5)] }, at(-60)).contents.messageReceived,
    ).toHaveLength(1)
  })
})

describe('NOTIF-17 further messages', () => {
  test('make one mail in 4 hours', () => {
    const first = decide({ messageReceived: { since: at(0) } }, 15, { chats: [known(14, 0)] })
    expect(first.mails).toEqual(['messageReceived'])
    const again = noteEvents(first.next, { messageReceived: at(16) })!
    expect(earliestDue(again, country)?.toISOString()).toBe(at(15 + 240))
    expect(decide(again, 254, { chats: [known(250, 0)] }).mails).toEqual([])
    expect(decide(again, 255, { chats: [known(250, 0)] }).mails).toEqual(['messageReceived'])
  })

  test('that never pause do not postpone the mail', () => {
    expect(decide({ messageReceived: { since: at(0) } }, 15, { chats: [known(15, 0)] }).mails).toEqual([
      'messageReceived',
    ])
  })

  test('that the mail about a new conversation covered make no mail of their own', () => {
    const states: DigestStates = { conversationStarted: { since: at(0) }, messageReceived: { since: at(1) } }
    const { next, mails } = decide(states, 15, { chats: [begun(0, 1)] })
    expect(mails).toEqual(['conversationStarted'])
    expect(decide(next, 16, { chats: [begun(0, 1)] }).mails).toEqual([])
    const later = noteEvents(next, { messageReceived: at(20) }) ?? next
    expect(decide(later, 35, { chats: [begun(0, 20)] }).mails).toEqual(['messageReceived'])
  })

  test('in a new conversation are told of as a new conversation only', () => {
    const states: DigestStates = { conversationStarted: { since: at(0) }, messageReceived: { since: at(1) } }
    const { contents } = decide(states, 20, { chats: [begun(0, 1)] })
    expect(Object.keys(contents)).toEqual(['conversationStarted'])
  })
})

describe('NOTIF-16 what the site showed', () => {
  const states: DigestStates = {
    conversationStarted: { since: at(0) },
    messageReceived: { since: at(0) },
    likeReceived: { since: at(0) },
  }
  const unseen = { chats: [begun(0), known(0)], likes: [at(0)] }

  test('is not mailed', () => {
    expect(decide(states, 15, unseen, at(1))).toMatchObject({ mails: [], next: {} })
    expect(decide(states, 15, unseen, at(-1)).mails).toEqual(['conversationStarted', 'messageReceived', 'likeReceived'])
  })

  test('is decided again at the end of the time for which the member is taken to be looking', () => {
    const { mails, next } = decide(states, 15, unseen, at(-1), at(17))
    expect([mails, earliestDue(next, country)?.toISOString()]).toEqual([[], at(17)])
    expect(decide(next, 17, unseen, at(-1)).mails).toEqual(['conversationStarted', 'messageReceived', 'likeReceived'])
    expect(decide(next, 17, unseen, at(16), at(20)).mails).toEqual([])
    expect(decide(next, 17, { chats: [], likes: [] }, at(-1)).mails).toEqual([])
  })

  test('delays what came after the visit', () => {
    const { mails, next } = decide(states, 15, { chats: [known(10, 0)] }, at(5))
    expect([mails, next.messageReceived]).toEqual([[], { since: at(10) }])
  })
})

test('NOTIF-17 likes make one mail a day', () => {
  const first = decide({ likeReceived: { since: at(0) } }, 15, { likes: [at(0), at(9)] })
  expect(first.contents.likeReceived).toHaveLength(2)
  const again = noteEvents(first.next, { likeReceived: at(20) })!
  expect(decide(again, 15 + 1439, { likes: [at(0), at(9), at(20)] }).mails).toEqual([])
  expect(decide(again, 15 + 1440, { likes: [at(0), at(9), at(20)] }).contents.likeReceived).toEqual([{ at: at(20) }])
})

describe('NOTIF-21 the reminder of unread messages', () => {
  const day = 1_440
  const states: DigestStates = { messageUnread: { since: at(0) } }

  test('is due 24 hours after the oldest unread message, also where the member visited meanwhile', () => {
    expect(decide(states, day - 0.001, { chats: [known(0)] }).mails).toEqual([])
    expect(decide(states, day, { chats: [known(0)] }).mails).toEqual(['messageUnread'])
    expect(decide(states, day, { chats: [known(0)] }, at(day - 1)).mails).toEqual(['messageUnread'])
  })

  test('follows the oldest message that is still unread', () => {
    const { mails, next } = decide(states, day, { chats: [known(30)] })
    expect([mails, next.messageUnread]).toEqual([[], { since: at(30) }])
  })

  test('comes once until the member is back, and never twice about the same messages', () => {
    const { next } = decide(states, day, { chats: [known(0)] }, at(-10))
    const later = noteEvents(next, { messageUnread: at(day + 10) })!
    const unread = { chats: [known(day + 10, 0), known(day + 10)] }
    expect(decide(later, 2 * day + 10, unread, at(-10)).mails).toEqual([])
    expect(decide(later, 2 * day + 10, unread, at(day + 60)).contents.messageUnread).toEqual([known(day + 10)])
  })

  test('NOTIF-16 does not come while the member is looking, and is decided again an hour later', () => {
    const { mails, next } = decide(states, day, { chats: [known(0)] }, at(day), at(day + 3))
    expect([mails, earliestDue(next, country)?.toISOString()]).toEqual([[], at(day + 60)])
    expect(decide(next, day + 60, { chats: [known(0)] }, at(day)).mails).toEqual(['messageUnread'])
  })

  test('follows the hours of the country', () => {
    const contents = decideDigests(
      states,
      { chats: [known(0)], likes: [], profile: [] },
      {
        seenAt: never,
        now: new Date(at(120)),
        country: { ...country, unreadReminderHours: 2 },
      },
    ).contents
    expect(Object.keys(contents)).toEqual(['messageUnread'])
  })
})

describe('NOTIF-26 the reminder of a photo', () => {
  const days = (count: number) => count * 1_440
  const states: DigestStates = { photoMissing: { since: at(0) }, profileIncomplete: { since: at(0) } }
  const profile: ProfileEvent[] = ['photoMissing', 'profileIncomplete']

  test('comes after 3 days, that of the profile after 7, once each', () => {
    expect(decide(states, days(3) - 0.001, { profile }, at(days(2))).mails).toEqual([])
    const { mails, next } = decide(states, days(3), { profile }, at(days(2)))
    expect(mails).toEqual(['photoMissing'])
    expect(decide(next, days(7) - 0.001, { profile }, at(days(2))).mails).toEqual([])
    const last = decide(next, days(7), { profile }, at(days(2)))
    expect(last.mails).toEqual(['profileIncomplete'])
    expect(earliestDue(last.next, country)).toBeUndefined()
  })

  test.each([
    ['who did not come back a day later', profile, 1],
    ['whose profile is complete', [], 0],
  ] as const)('does not come to a member %s', (_, lacking, minutesTooEarly) => {
    const seen = at(days(1) - minutesTooEarly)
    const { mails, next } = decide(states, days(8), { profile: [...lacking] }, seen)
    expect([mails, earliestDue(next, country)]).toEqual([[], undefined])
    expect(decide(states, days(8), { profile }, at(days(1))).mails).toEqual(profile)
  })
})

test('NOTIF-15 an event that is noted three times, or after its mail, changes nothing', () => {
  const states = noteEvents({}, { messageReceived: at(0) })!
  expect(noteEvents(states, { messageReceived: at(0) })).toBeUndefined()
  const { next } = decide(states, 15, { chats: [known(0)] })
  expect(noteEvents(next, { messageReceived: at(0) })).toBeUndefined()
})

test('NOTIF-17 a day of 500 events makes as many mails as the policy allows', () => {
  let states: DigestStates = {}
  const sent: [event: DigestEvent, minute: number][] = []
  const chats: UnreadChat[] = []
  const likes: string[] = []
  // Minutes of 24 hours, in which 100 conversations begin, 300 messages follow and 100 likes come.
  for (let minute = 0; minute <= 1_440; minute++) {
    const note = (events: Partial<Record<DigestEvent, string>>) => {
      states = noteEvents(states, events) ?? states
    }
    if (minute % 14 === 0 && minute < 1_400) {
      chats.push(begun(minute))
      note({ conversationStarted: at(minute), messageUnread: at(minute) })
    }
    if (minute % 14 === 5 && minute < 1_400) {
      likes.push(at(minute))
      note({ likeReceived: at(minute) })
    }
    if (minute % 14 > 10 && minute < 1_400) {
      const last = chats.at(-1)!
      chats.splice(-1, 1, { ...last, lastAt: at(minute) })
      note({ messageReceived: at(minute), messageUnread: at(minute) })
    }
    if ((earliestDue(states, country)?.getTime() ?? Number.POSITIVE_INFINITY) > Date.parse(at(minute))) continue
    const { next, mails } = decide(states, minute, { chats, likes })
    states = next
    for (const event of mails) sent.push([event as DigestEvent, minute])
  }
  const minutesOf = (event: DigestEvent) => sent.filter(([one]) => one === event).map(([, minute]) => minute)
  const gaps = (times: number[]) => times.slice(1).map((time, index) => time - times[index]!)
  // Conversations begin 14 minutes apart, and a mail waits 15 minutes, so most mails are about two.
  expect(minutesOf('conversationStarted').length).toBeLessThanOrEqual(Math.ceil(1_440 / 15))
  expect(Math.min(...gaps(minutesOf('conversationStarted')))).toBeGreaterThanOrEqual(15)
  expect(minutesOf('messageReceived').length).toBeLessThanOrEqual(6)
  expect(Math.min(...gaps(minutesOf('messageReceived')), 240)).toBeGreaterThanOrEqual(240)
  expect(minutesOf('likeReceived')).toEqual([20])
  expect(minutesOf('messageUnread')).toEqual([1_440])
})
