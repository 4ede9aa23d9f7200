import { civilDate, dateAfter } from './age.ts'

/** Date of Easter Sunday of a year (Gauss's rule for the Gregorian calendar). */
function easter(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const count = moon + week - 7 * late + 114
  const [month, day] = [Math.floor(count / 31), (count % 31) + 1].map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}`
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

/** Civil date that many bank working days after today in a time zone. */
export function bankDayAfter(now: Date, days: number, timeZone: string): string {
  let date = civilDate(now, timeZone)
  for (let left = days; left > 0; ) {
    date = dateAfter(date, 1)
    if (isBankDay(date)) left--
  }
  return date
}
