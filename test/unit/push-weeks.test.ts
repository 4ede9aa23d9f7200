import { describe, expect, test } from 'vitest'
import { policy } from '#functions/stores/notifications/policy.ts'
import { decidePushes, type PushNotice, type PushState } from '#functions/stores/notifications/push-rule.ts'
import { countries } from '#shared/countries/all.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { quietEnd } from '#shared/rules/quiet-hours.ts'
import { nextMinute, SimulatedMember, type Step, simulatedWeeks, weekEnd } from '#test/support/simulated-weeks.ts'

const { quietHours, timeZone } = countries.NL
const minuteMs = 60_000
const switches = Object.fromEntries(notificationTypes.map((type) => [type, true])) as Record<
  (typeof notificationTypes)[number],
  boolean
>

/** Push. `wasHeld`: some of its events were held back during quiet hours. */
type Push = PushNotice & { at: number; wasHeld: boolean }

/**
 * Simulates a member's week. Decides at each event, and in the minute in which a push becomes due.
 */
function live(steps: readonly Step[]) {
  const member = new SimulatedMember()
  const pushes: Push[] = []
  let state: PushState = { chats: {}, orders: [] }

  const decide = (at: number) => {
    const now = new Date(at)
    const context = {
      now,
      seenAt: member.seenAt,
      quietUntil: quietEnd(now, quietHours, timeZone),
      switches,
      stopped: [],
    }
    const wasHeld = state.isHeld === true
    const decided = decidePushes(state, member.unread, member.likes, context)
    state = decided.state
    pushes.push(...decided.notices.map((notice) => ({ ...notice, at, wasHeld })))
  }
  const decideUntil = (end: number) => {
    for (;;) {
      const at = nextMinute(state.lookAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(state.lookAt))
      if (at > end) return
      decide(at)
    }
  }

  for (const step of steps) {
    decideUntil(step.at)
    member.take(step)
    if (step.kind !== 'visit') decide(step.at)
  }
  decideUntil(weekEnd)
  return { pushes, member, state }
}

type Week = ReturnType<typeof live>

const members = 10_000
const weeks = simulatedWeeks(members).map(live)

/** The pushes that a rule forbids. */
const wrongPushes = (isWrong: (push: Push, week: Week) => boolean): Push[] =>
  weeks.flatMap((week) => week.pushes.filter((push) => isWrong(push, week)))

/** Pushes before `push` with the same tag, since the last visit. */
const earlier = (push: Push, { pushes, member }: Week): Push[] =>
  pushes.filter(({ tag, at }) => tag === push.tag && at < push.at && at >= member.lastVisit(push.at))

describe(`NOTIF-17 the pushes of a simulated week of ${members} members`, () => {
  test('are of every kind, so that the rules below are about something', () => {
    const tags = ['like', 'new_messages'] as const
    for (const tag of tags) expect(wrongPushes((push) => push.tag === tag).length, tag).toBeGreaterThan(members / 10)
    expect(wrongPushes(({ silent }) => silent === true).length).toBeGreaterThan(members)
    expect(wrongPushes(({ wasHeld }) => wasHeld).length).toBeGreaterThan(members)
  })

  test('alert once per conversation until the member was back, and replace that push silently', () => {
    const alertsAgain = (push: Push, week: Week) =>
      push.tag.startsWith('chat-') && !push.silent && !push.wasHeld && earlier(push, week).length > 0
    expect(wrongPushes(alertsAgain)).toEqual([])
  })

  test('replace the push of a conversation at most once a minute', () => {
    const least = policy.messageReceived.push.everyMinutes * minuteMs
    const isTooSoon = (push: Push, week: Week) =>
      push.silent === true && earlier(push, week).some(({ at }) => push.at - at < least)
    expect(wrongPushes(isTooSoon)).toEqual([])
  })

  test('tell of likes at most once an hour', () => {
    const least = policy.likeReceived.push.everyMinutes * minuteMs
    const isTooSoon = (push: Push, { pushes }: Week) =>
      push.tag === 'like' && pushes.some(({ tag, at }) => tag === 'like' && at < push.at && push.at - at < least)
    expect(wrongPushes(isTooSoon)).toEqual([])
  })

  test('NOTIF-19 come at no time between 22:00 and 8:00, and what waited is one push', () => {
    expect(wrongPushes(({ at }) => quietEnd(new Date(at), quietHours, timeZone) !== undefined)).toEqual([])
    const isSecond = (push: Push, { pushes }: Week) =>
      push.wasHeld && pushes.some((other) => other !== push && other.wasHeld && other.at === push.at)
    expect(wrongPushes(isSecond)).toEqual([])
  })

  test('NOTIF-16 leave nothing untold to a member who stayed away, and tell nothing that was seen', () => {
    const untold = weeks.flatMap(({ state, member: { unread, likes, seenAt } }) => [
      ...unread.filter(({ id, lastAt }) => lastAt > seenAt && state.chats[id]?.lastAt !== lastAt),
      ...likes.filter(({ at }) => at > (state.likes?.lastAt ?? '')),
    ])
    expect(untold).toEqual([])
    expect(wrongPushes(({ count }) => count < 1)).toEqual([])
  })
})
