/** The clock's shift in milliseconds: 0 on AWS, moved by the local run's developer page and by tests. */
export const clock = { offsetMs: 0 }

/** The only place where functions read the time; everything else gets it as an argument. */
export const readClock = (): Date => new Date(Date.now() + clock.offsetMs)
