import { civilDate, dateAfter } from './age.ts'
import { hourMs, hourSeconds } from './durations.ts'
import { dateTimeFormat } from './intl.ts'

const secondsOfLongestDay = 25 * hourSeconds

/**
 * End of the civil day of `now` in a time zone, to the second. A binary search, because a day on
 * which the clocks change has 23 or 25 hours.
 */
export function endOfDay(now: Date, timeZone: string): Date {
  const today = civilDate(now, timeZone)
  let before = Math.floor(now.getTime() / 1000)
  let after = before + secondsOfLongestDay + 1
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (civilDate(new Date(middle * 1000), timeZone) === today) before = middle
    else after = middle
  }
  return new Date(after * 1000)
}

const clock: Intl.DateTimeFormatOptions = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
}

/**
 * Clock time in a time zone at a moment, as the timestamp (in milliseconds) at which UTC shows the
 * same clock time.
 */
const clockTime = (moment: number, timeZone: string): number =>
  Date.parse(
    `${dateTimeFormat('sv-SE', { timeZone, ...clock })
      .format(moment)
      .replace(' ', 'T')}Z`,
  )

/**
 * Inverse of `clockTime`: moment at which a time zone shows a clock time. `shown`: the timestamp at
 * which UTC shows this clock time.
 */
function momentOf(shown: number, timeZone: string): number {
  // Near a clock change, the first step may use the wrong offset; the second step corrects that.
  const near = shown + shown - clockTime(shown, timeZone)
  return near + shown - clockTime(near, timeZone)
}

/** First moment of a civil date in a time zone. */
export const startOfDate = (date: string, timeZone: string): Date => new Date(momentOf(Date.parse(date), timeZone))

/**
 * Next moment after `now` with this weekday (1 is Monday) and full hour in the local time of a time
 * zone; correct also if the clocks change before then.
 */
export function nextWeekly(now: Date, { weekday, hour }: { weekday: number; hour: number }, timeZone: string): Date {
  const today = civilDate(now, timeZone)
  const days = (weekday - new Date(today).getUTCDay() + 7) % 7
  const momentIn = (daysAhead: number): number =>
    momentOf(Date.parse(dateAfter(today, daysAhead)) + hour * hourMs, timeZone)
  const first = momentIn(days)
  return new Date(first > now.getTime() ? first : momentIn(days + 7))
}
