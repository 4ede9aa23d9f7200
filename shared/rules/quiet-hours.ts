import type { QuietHours } from '../countries/country.ts'
import { minuteMs } from './durations.ts'
import { dateTimeFormat } from './intl.ts'

/** A quarter of an hour: the offset of every time zone is a multiple of it. */
const quarterMs = 15 * minuteMs

const hourAt = (time: number, timeZone: string): number =>
  Number(dateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time))

/**
 * End of the current quiet hours (NOTIF-19); undefined outside quiet hours. Searches in steps of a
 * quarter of an hour, because a night in which the clocks change is longer or shorter.
 */
export function quietEnd(now: Date, { from, to }: QuietHours, timeZone: string): Date | undefined {
  const isQuiet = (time: number) => {
    const hour = hourAt(time, timeZone)
    return from < to ? hour >= from && hour < to : hour >= from || hour < to
  }
  if (!isQuiet(now.getTime())) return undefined
  let time = Math.floor(now.getTime() / quarterMs) * quarterMs
  while (isQuiet(time)) time += quarterMs
  return new Date(time)
}
