import { expect, test, vi } from 'vitest'
import { ageOn, civilDate, isCivilDate, latestBirthDate } from '#shared/rules/age.ts'

test('the civil date is the date in the given time zone', () => {
  const moment = new Date('2026-11-20T23:30:00Z')
  expect(civilDate(moment, 'Europe/Amsterdam')).toBe('2026-11-21')
  expect(civilDate(moment, 'America/New_York')).toBe('2026-11-20')
})

test('civil dates share one formatter per time zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let day = 1; day <= 9; day++)
    for (const timeZone of ['Europe/Rome', 'Europe/Paris'])
      expect(civilDate(new Date(`2026-11-0${day}T12:00:00Z`), timeZone)).toBe(`2026-11-0${day}`)
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})

test.each([
  ['1990-02-28', true],
  ['1992-02-29', true],
  ['1990-02-29', false],
  ['1990-13-01', false],
  ['1990-1-1', false],
  ['', false],
])('%s is a valid date: %s', (date, isDay) => expect(isCivilDate(date)).toBe(isDay))

test.each([
  ['1990-05-17', '2026-05-16', 35],
  ['1990-05-17', '2026-05-17', 36],
  ['1990-05-17', '2026-05-18', 36],
  ['1990-12-01', '2026-11-30', 35],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('ACC-14 born on %s, on %s the age is %i', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age)
})

test("ACC-14 the latest birth date for an age is today's date, that many years ago", () => {
  expect(latestBirthDate(18, '2026-11-20')).toBe('2008-11-20')
  expect(ageOn(latestBirthDate(18, '2026-11-20'), '2026-11-20')).toBe(18)
})
