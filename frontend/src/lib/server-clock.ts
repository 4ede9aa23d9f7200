import { createStore, useStore } from './store.ts'

const offsetMs = createStore(0)

/** Told once per answer that carries the server's time, at the moment it arrives. */
export const setClockOffset = offsetMs.write

/** Milliseconds that the server's clock is ahead of this device's (TRAP-05); 0 until a member's first answer. */
export const useClockOffset = (): number => useStore(offsetMs)

/** The server's time now, whatever this device's clock says. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs.read())
