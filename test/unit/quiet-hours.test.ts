import { describe, expect, test } from 'vitest'
import { quietEnd } from '#shared/rules/quiet-hours.ts'

const night = { from: 22, to: 8 }
const afternoon = { from: 13, to: 15 }

describe('NOTIF-19 the end of the quiet hours', () => {
  test.each([
    ['at their start in the evening', '2026-11-20T21:00:00Z', night, '2026-11-21T07:00:00.000Z'],
    ['after midnight, between two quarters of an hour', '2026-11-21T02:07:33.210Z', night, '2026-11-21T07:00:00.000Z'],
    ['in the last minute', '2026-11-21T06:59:59.999Z', night, '2026-11-21T07:00:00.000Z'],
    ['in the night to summer time, which is shorter', '2027-03-27T23:00:00Z', night, '2027-03-28T06:00:00.000Z'],
    ['in the night to winter time, which is longer', '2027-10-30T22:00:00Z', night, '2027-10-31T07:00:00.000Z'],
    ['within one day', '2026-11-20T12:00:00Z', afternoon, '2026-11-20T14:00:00.000Z'],
  ])('%s', (_, now, hours, end) => {
    expect(quietEnd(new Date(now), hours, 'Europe/Amsterdam')?.toISOString()).toBe(end)
  })

  test.each([
    ['before a night', '2026-11-20T20:59:59.999Z', night],
    ['at the end of a night', '2026-11-21T07:00:00Z', night],
    ['before an afternoon', '2026-11-20T11:59:59.999Z', afternoon],
    ['at the end of an afternoon', '2026-11-20T14:00:00Z', afternoon],
  ])('is none %s', (_, now, hours) => {
    expect(quietEnd(new Date(now), hours, 'Europe/Amsterdam')).toBeUndefined()
  })
})
