import { createStore } from '#frontend/lib/store.ts'
import type { BrowserFrame } from '#shared/contract/live.ts'

/** Whether this browser has a live connection (LIVE-01); without one, pages poll (LIVE-13). */
export const isLive = createStore(false)

type Send = (frame: BrowserFrame) => void
let send: Send | null = null

/**
 * Sets the function that sends frames over the live connection, or null when nobody is signed in.
 * The code of the connection calls it, as that code loads later than this module.
 */
export const setLiveSender = (next: Send | null): void => {
  send = next
}

/** Sends a frame over the live connection, if there is one. Lost frames need no retry. */
export const sendLive: Send = (frame) => send?.(frame)
