import { type Clock, timeOf } from '#functions/platform/clock.ts'
import { keep, readKept } from './kept-file.ts'

export type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** The time of the whole local run: functions, jobs, mails, payments and signed URLs. */
export type LocalClock = {
  now(): Date
  /** Difference from the machine's clock in milliseconds. */
  readonly offsetMs: number
  /** Sets the clock to `moment`, from which it continues. */
  set(moment: Date | string): Date
  /**
   * Stops the clock at `moment` until it is set, moved or reset. For tests of exact times, because
   * calls may take long on a busy machine.
   */
  stopAt(moment: Date): Date
  /** Moves forward, or back with negative numbers. */
  advance(span: Span): Date
  /** Returns to the machine's time. */
  reset(): Date
}

const millisecondsOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000

/**
 * Shifts the functions' clock (`target`, from functions/platform/clock.ts). If `file` is given, the
 * shift is stored there and survives a restart: otherwise data written under the shifted clock
 * would be in the future.
 */
export function createClock(options: { target: Clock; file?: string; onMove?: () => void }): LocalClock {
  const { target, file, onMove } = options
  target.offsetMs = file ? readKept(file, { offsetMs: 0 }).offsetMs : 0
  const moveTo = (offsetMs: number) => {
    delete target.stoppedAt
    target.offsetMs = offsetMs
    if (file) keep(file, { offsetMs })
    onMove?.()
    return clock.now()
  }
  const clock: LocalClock = {
    now: () => timeOf(target),
    get offsetMs() {
      return target.offsetMs
    },
    set: (moment) => moveTo(new Date(moment).getTime() - Date.now()),
    stopAt(moment) {
      moveTo(moment.getTime() - Date.now())
      target.stoppedAt = moment.getTime()
      return clock.now()
    },
    advance: (span) => moveTo(target.offsetMs + millisecondsOf(span)),
    reset: () => moveTo(0),
  }
  return clock
}
