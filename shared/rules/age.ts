import { dayMs } from './durations.ts'
import { dateTimeFormat } from './intl.ts'

const civil = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/**
 * Civil date in a time zone, such as `2026-11-20`. Ages
 * follow the country's calendar day, not the server's.
 */
export function civilDate(now: Date, timeZone: string): string {
  return dateTimeFormat('sv-SE', { timeZone, ...civil }).format(now)
}

/** Whether a date such as `1990-02-29` exists. */
export function isCivilDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Civil date `days` days after a date, or before it if `days` is negative. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/**
 * Full years between two civil dates. A birthday on 29 February falls on 1
 * March in other years, which follows from comparing month and day as text.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Latest date of birth of a person who is `age` years old today. */
export function latestBirthDate(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  return `${String(year).padStart(4, '0')}${today.slice(4)}`
}
