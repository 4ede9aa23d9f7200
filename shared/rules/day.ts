import { civilDate } from './age.ts'

const secondsOfLongestDay = 25 * 3_600

/**
 * End of the civil day of `now` in a time zone, to the second. A binary
 * search, because a day has 23, 24 or 25 hours where the clocks change.
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
