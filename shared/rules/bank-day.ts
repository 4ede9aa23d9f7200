import { civilDate, dateAfter } from './age.ts'

/** Date of Easter Sunday, by Gauss's algorithm with its constants for 1900 to 2099. */
function easter(year: number): string {
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = week === 6 && (moon === 29 || (moon === 28 && golden > 10))
  return dateAfter(`${year}-03-22`, moon + week - (isLate ? 7 : 0))
}

/**
 * Whether euro payments are settled on a civil date: TARGET is closed at weekends and six holidays.
 */
function isBankDay(date: string): boolean {
  const sunday = easter(Number(date.slice(0, 4)))
  const weekday = new Date(date).getUTCDay()
  const isClosed =
    ['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5)) ||
    [dateAfter(sunday, -2), dateAfter(sunday, 1)].includes(date)
  return weekday !== 0 && weekday !== 6 && !isClosed
}

/** Civil date `days` bank working days after today in a time zone. */
export function bankDayAfter(now: Date, days: number, timeZone: string): string {
  let date = civilDate(now, timeZone)
  for (let left = days; left > 0; ) {
    date = dateAfter(date, 1)
    if (isBankDay(date)) left--
  }
  return date
}
