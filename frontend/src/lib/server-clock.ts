import { createStore, useStore } from './store.ts'

const offsetMs = createStore(0)

/**
 * Sets the clock offset in milliseconds. Called on every answer that contains the server's time.
 */
export const setClockOffset = offsetMs.write

/**
 * Milliseconds by which the server's clock is ahead of this device's (TRAP-05); 0 until the first
 * answer that contains the server's time.
 */
export const useClockOffset = (): number => useStore(offsetMs)

/** Current server time, independent of this device's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs.read())
