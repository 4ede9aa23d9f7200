import type { Country } from '../countries/country.ts'
import { ageOn, isCivilDate } from './age.ts'
import { daySeconds, hourMs } from './durations.ts'
import { confirmationMails } from './limits.ts'

const oldestAge = 120

/** Refusal of a date of birth, or null (ACC-14 to 16). `today` is the country's civil date. */
export function birthDateRefusal(
  birthDate: string,
  today: string,
  minimumAge: number,
): 'invalid_date_of_birth' | 'minimum_age' | null {
  if (!isCivilDate(birthDate) || birthDate > today || ageOn(birthDate, today) > oldestAge)
    return 'invalid_date_of_birth'
  return ageOn(birthDate, today) < minimumAge ? 'minimum_age' : null
}

type Source = { network?: string | undefined; ref?: string | undefined }

/** Whether the visitor came through a traffic source: a network or reference is set (LAND-06). */
export const hasSource = (tracking: Source | undefined): boolean =>
  !!(tracking?.network?.trim() || tracking?.ref?.trim())

/**
 * Whether signup is open; a value other than the two known ones closes it (ACC-09 to 12, TRAP-71).
 */
export const isSignupOpen = (signups: string, tracking: Source | undefined): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasSource(tracking))

const secondsSince = (moment: string, now: Date) => (now.getTime() - Date.parse(moment)) / 1000

/** Requests for a confirmation mail within the last day, which count towards the limit. */
export const recentRequests = (askedAt: readonly string[], now: Date): string[] =>
  askedAt.filter((moment) => secondsSince(moment, now) < daySeconds)

/**
 * Whether another confirmation mail may be requested: one per minute and five per day, not counting
 * the mail sent at signup (OPEN-22).
 */
export function mayAskForMail(askedAt: readonly string[], now: Date): boolean {
  const recent = recentRequests(askedAt, now)
  const isTooSoon = recent.some((moment) => secondsSince(moment, now) < confirmationMails.secondsBetween)
  return !isTooSoon && recent.length < confirmationMails.perDay
}

/**
 * Next reminder after `now` to confirm the address, or undefined after the last (OPEN-61). A missed
 * reminder is skipped.
 */
export const nextReminder = (
  signupDate: string,
  { activationReminderHours }: Pick<Country, 'activationReminderHours'>,
  now: Date,
): Date | undefined =>
  activationReminderHours
    .map((hours) => new Date(Date.parse(signupDate) + hours * hourMs))
    .find((moment) => moment > now)
