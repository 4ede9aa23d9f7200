/**
 * Clock of the functions: the machine's on AWS. The local run's developer page and tests shift it
 * by `offsetMs`, or stop it at a time in milliseconds.
 */
export const clock: { offsetMs: number; stoppedAt?: number } = { offsetMs: 0 }

/** Only place where functions read the time; everything else takes it as an argument. */
export const readClock = (): Date => new Date(clock.stoppedAt ?? Date.now() + clock.offsetMs)
