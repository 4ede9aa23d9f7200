import { ageOn, isCivilDate } from './age.ts'
import { confirmationMails } from './limits.ts'

const oldestAge = 120

/** What is wrong with a date of birth, or null (ACC-14 to 16). `today` is the country's civil date. */
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

/** Whether somebody came through a traffic source: a network or a reference is known (LAND-06). */
export const hasSource = (tracking: Source | undefined): boolean =>
  !!(tracking?.network?.trim() || tracking?.ref?.trim())

/** Whether an account may be made; anything but the two known values closes signup (ACC-09 to 12, TRAP-71). */
export const isSignupOpen = (signups: string, tracking: Source | undefined): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasSource(tracking))

const daySeconds = 86_400
const secondsSince = (moment: string, now: Date) => (now.getTime() - Date.parse(moment)) / 1000

/** The wishes for a new confirmation mail of the last day, out of `askedAt`: what still counts against the limit. */
export const recentWishes = (askedAt: readonly string[], now: Date): string[] =>
  askedAt.filter((moment) => secondsSince(moment, now) < daySeconds)

/** Whether a new confirmation mail may be asked for: one per minute and five per day; the mail of signup counts as none (OPEN-22). */
export function mayAskForMail(askedAt: readonly string[], now: Date): boolean {
  const recent = recentWishes(askedAt, now)
  const isTooSoon = recent.some((moment) => secondsSince(moment, now) < confirmationMails.secondsBetween)
  return !isTooSoon && recent.length < confirmationMails.perDay
}

/** Seconds after signup when an unconfirmed member is reminded: 24 hours and 3 days (OPEN-61). */
const reminderSeconds = [daySeconds, 3 * daySeconds]

/** The next reminder to confirm that lies ahead of `now`, or undefined after the last. One that was missed is not made up for. */
export const nextReminder = (signupDate: string, now: Date): Date | undefined =>
  reminderSeconds.map((seconds) => new Date(Date.parse(signupDate) + seconds * 1000)).find((moment) => moment > now)
