import { describe, expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay, nextWeekly } from '#shared/rules/day.ts'

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
        expect(end.getMilliseconds()).toBe(0)
      }
  })
})

describe('OPEN-61 the weekly update comes at 10:00 on Monday', () => {
  const { weeklyUpdate } = countries.NL
  const next = (now: string, timeZone = 'Europe/Amsterdam') =>
    nextWeekly(new Date(now), weeklyUpdate, timeZone).toISOString()

  test.each([
    ['in winter', '2027-01-06T12:00:00Z', '2027-01-11T09:00:00.000Z'],
    ['in summer', '2027-07-07T12:00:00Z', '2027-07-12T08:00:00.000Z'],
    ['a millisecond before it', '2027-01-11T08:59:59.999Z', '2027-01-11T09:00:00.000Z'],
    ['at it, for the next week', '2027-01-11T09:00:00Z', '2027-01-18T09:00:00.000Z'],
    ['over the change to summer time', '2027-03-22T12:00:00Z', '2027-03-29T08:00:00.000Z'],
    ['over the change to winter time', '2027-10-25T12:00:00Z', '2027-11-01T09:00:00.000Z'],
  ])('%s', (_, now, monday) => expect(next(now)).toBe(monday))

  test.each(Object.values(countries))('of $code in each week of 2027 and 2028, once a week', ({ timeZone }) => {
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' })
    let now = new Date('2026-12-30T00:00:00Z')
    for (let week = 0; week < 104; week += 1) {
      const monday = nextWeekly(now, weeklyUpdate, timeZone)
      expect(shown.format(monday)).toBe('Monday 10:00')
      if (week > 0) expect(Math.abs(hours(now.toISOString(), monday.toISOString()) - 168)).toBeLessThanOrEqual(1)
      now = monday
    }
    expect(civilDate(now, timeZone)).toBe('2028-12-25')
  })

  test('or at another day and hour of the country, in each zone of the clock changes', () => {
    const at = { weekday: 7, hour: 3 }
    expect(nextWeekly(new Date('2027-10-30T12:00:00Z'), at, 'Europe/Amsterdam').toISOString()).toBe(
      '2027-10-31T02:00:00.000Z',
    )
  })
})
