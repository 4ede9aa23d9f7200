import { civilDate } from './age.ts'
import { onlineGraceSeconds } from './limits.ts'

/** Presence as others see it (LIVE-11). */
export const presences = ['online', 'today'] as const
export type Presence = (typeof presences)[number]

/** Times from which a member's presence is computed. */
export type PresenceTimes = {
  /** End of the last open connection; in the future while one is open. */
  onlineUntil?: string | undefined
  /** Last activity besides connections. */
  activeAt?: Date | undefined
}

/**
 * Whether a connection is open, or was open in the last 5 minutes: a reload or a tunnel interrupts
 * it for a short time.
 */
export const isOnline = ({ onlineUntil }: PresenceTimes, now: Date): boolean =>
  onlineUntil !== undefined && now.getTime() - Date.parse(onlineUntil) < onlineGraceSeconds * 1_000

/** Presence by these times; `today` is the civil day in the time zone. */
export function presenceAt(times: PresenceTimes, now: Date, timeZone: string): Presence | null {
  if (isOnline(times, now)) return 'online'
  const { onlineUntil, activeAt } = times
  const today = civilDate(now, timeZone)
  const isOfToday = (time: Date | undefined) => time !== undefined && civilDate(time, timeZone) === today
  return isOfToday(activeAt) || isOfToday(onlineUntil === undefined ? undefined : new Date(onlineUntil))
    ? 'today'
    : null
}
