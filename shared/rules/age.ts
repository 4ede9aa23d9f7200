import { dateTimeFormat } from './intl.ts'

const civil = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The civil date of a moment in a time zone, as `2026-11-20`. Ages follow the country's own calendar day, not the server's. */
export function civilDate(now: Date, timeZone: string): string {
  return dateTimeFormat('sv-SE', { timeZone, ...civil }).format(now)
}

/** Whether `1990-02-29` style text names a day that exists. */
export function isCivilDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/**
 * Full years between two civil dates. Who was born on 29 February turns a year older on 1 March where the year has no such day,
 * which plain comparison of month and day gives by itself.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The last civil date of birth that makes somebody `age` years old today: born on or before it. */
export function latestBirthDate(age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  return `${String(year).padStart(4, '0')}${today.slice(4)}`
}
