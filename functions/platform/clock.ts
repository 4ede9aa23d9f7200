/**
 * Offset of the clock in milliseconds: 0 on AWS, set by the local run's developer page and tests.
 */
export const clock = { offsetMs: 0 }

/** Only place where functions read the time; everything else takes it as an argument. */
export const readClock = (): Date => new Date(Date.now() + clock.offsetMs)
