import type { QuietHours } from '../countries/country.ts'
import { dateTimeFormat } from './intl.ts'

/** All offsets of time zones are multiples of this. */
const quarterMs = 15 * 60_000

const hourAt = (time: number, timeZone: string): number =>
  Number(dateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time))

/**
 * End of the quiet hours that `now` is in (NOTIF-19); undefined outside of them. Looks for it in
 * steps, because a night is an hour longer or shorter where the clocks change.
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
