import { describe, expect, test } from 'vitest'
import { type PresenceTimes, presenceAt } from '#shared/rules/presence.ts'

const at = (times: PresenceTimes, now: string, timeZone = 'Europe/Amsterdam') =>
  presenceAt(times, new Date(now), timeZone)
const closed = (onlineUntil: string): PresenceTimes => ({ onlineUntil })
const active = (moment: string): PresenceTimes => ({ activeAt: new Date(moment) })

describe('LIVE-11 online', () => {
  test.each([
    ['while a connection is open', '2026-11-22T13:59:59.999Z', 'online'],
    ['at its end', '2026-11-22T14:00:00.000Z', 'online'],
    ['until 5 minutes after it', '2026-11-22T14:04:59.999Z', 'online'],
    ['not at 5 minutes', '2026-11-22T14:05:00.000Z', 'today'],
  ])('%s', (_, now, shown) => {
    expect(at(closed('2026-11-22T14:00:00.000Z'), now)).toBe(shown)
  })

  test('past midnight, and after that not active today', () => {
    const evening = closed('2026-11-22T22:58:00.000Z')
    expect(at(evening, '2026-11-22T23:02:59.999Z')).toBe('online')
    expect(at(evening, '2026-11-22T23:03:00.000Z')).toBeNull()
  })

  test('rather than active today, if both are true', () => {
    const both = { ...closed('2026-11-22T14:00:00.000Z'), ...active('2026-11-22T14:00:00.000Z') }
    expect(at(both, '2026-11-22T14:01:00.000Z')).toBe('online')
  })
})

describe('LIVE-11 active today', () => {
  test.each([
    ['from the first moment of the day', '2026-11-21T23:00:00.000Z', '2026-11-21T23:00:00.000Z', 'today'],
    ['to its last', '2026-11-21T23:00:00.000Z', '2026-11-22T22:59:59.999Z', 'today'],
    ['not of the day before', '2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00.000Z', null],
    ['not on the next day', '2026-11-22T22:59:59.999Z', '2026-11-22T23:00:00.000Z', null],
  ])('%s', (_, moment, now, shown) => {
    expect(at(active(moment), now)).toBe(shown)
  })

  test('follows the time zone of the country', () => {
    expect(at(active('2026-11-22T06:00:00Z'), '2026-11-22T09:00:00Z', 'Europe/Amsterdam')).toBe('today')
    expect(at(active('2026-11-22T06:00:00Z'), '2026-11-22T09:00:00Z', 'America/Los_Angeles')).toBeNull()
  })

  test('takes the later of both times', () => {
    const now = '2026-11-22T18:00:00Z'
    expect(at({ ...closed('2026-11-20T10:00:00Z'), ...active('2026-11-22T10:00:00Z') }, now)).toBe('today')
    expect(at({ ...closed('2026-11-22T10:00:00Z'), ...active('2026-11-20T10:00:00Z') }, now)).toBe('today')
    expect(at({ ...closed('2026-11-20T10:00:00Z'), ...active('2026-11-20T10:00:00Z') }, now)).toBeNull()
  })
})

test('LIVE-11 a member without connection or activity has no presence', () => {
  expect(at({}, '2026-11-22T14:00:00Z')).toBeNull()
})
