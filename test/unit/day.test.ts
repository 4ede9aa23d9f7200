import { describe, expect, test } from 'vitest'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay } from '#shared/rules/day.ts'

const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000

describe('OPEN-35 the day ends at midnight of the country', () => {
  test.each([
    ['in winter', 'Europe/Amsterdam', '2026-11-20T12:00:00Z', '2026-11-20T23:00:00.000Z'],
    ['in summer', 'Europe/Amsterdam', '2026-07-01T12:00:00Z', '2026-07-01T22:00:00.000Z'],
    ['a second before it', 'Europe/Amsterdam', '2026-11-20T22:59:59Z', '2026-11-20T23:00:00.000Z'],
    ['at it, when the next begins', 'Europe/Amsterdam', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00.000Z'],
    ['west of us', 'America/New_York', '2026-11-20T04:59:59Z', '2026-11-20T05:00:00.000Z'],
    ['far east', 'Pacific/Auckland', '2026-11-20T12:00:00Z', '2026-11-21T11:00:00.000Z'],
    ['on the day of 23 hours', 'Europe/Amsterdam', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
    ['on the day of 25 hours', 'Europe/Amsterdam', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_, timeZone, now, end) => {
    expect(endOfDay(new Date(now), timeZone).toISOString()).toBe(end)
  })

  test('days with a clock change have 23 and 25 hours', () => {
    const lengthOf = (start: string) => hours(start, endOfDay(new Date(start), 'Europe/Amsterdam').toISOString())
    expect([lengthOf('2026-03-28T23:00:00Z'), lengthOf('2026-10-24T22:00:00Z')]).toEqual([23, 25])
  })

  test('the end of a day is the first second of the next date, in each zone throughout a year', () => {
    for (const timeZone of ['Europe/Warsaw', 'Australia/Sydney', 'America/Toronto'])
      for (let day = 0; day < 365; day += 7) {
        const now = new Date(Date.UTC(2026, 0, 1 + day, 17, 31, 9, 250))
        const end = endOfDay(now, timeZone)
        expect(civilDate(new Date(end.getTime() - 1000), timeZone)).toBe(civilDate(now, timeZone))
        expect(civilDate(end, timeZone)).not.toBe(civilDate(now, timeZone))
      }
  })
})
