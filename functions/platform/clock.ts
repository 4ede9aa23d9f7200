/**
 * Clock, in milliseconds: `offsetMs` is the offset from the machine's clock, `stoppedAt` the time
 * at which the clock is stopped.
 */
export type Clock = { offsetMs: number; stoppedAt?: number }

/** Clock of the functions: the machine's on AWS. The local run and tests shift or stop it. */
export const clock: Clock = { offsetMs: 0 }

export const timeOf = ({ offsetMs, stoppedAt }: Clock): Date => new Date(stoppedAt ?? Date.now() + offsetMs)

/** Only place where functions read the time; everything else takes it as an argument. */
export const readClock = (): Date => timeOf(clock)
