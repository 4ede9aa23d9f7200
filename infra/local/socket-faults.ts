import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/** Faults of live connections, each off by default. */
export type SocketFaults = {
  /** Posted frames are accepted and lost. */
  isDropping: boolean
  /** Posted frames arrive twice. */
  isDoubling: boolean
  /** Posted frames arrive later by this time. */
  delayMs: number
  /** Only every second frame of a connection is delayed, so that the next one overtakes it. */
  isReordering: boolean
  /**
   * Status that answers every handshake, as where the operator switched connections off (LIVE-13).
   */
  refusal: 403 | 500 | null
  /** The connection management API answers 500. */
  isApiDown: boolean
}

export const noFaults: Readonly<SocketFaults> = {
  ...{ isDropping: false, isDoubling: false, delayMs: 0, isReordering: false, refusal: null, isApiDown: false },
}

/** Sends the `count`th frame that was posted to a connection. No delay outlasts `stopped`. */
export async function deliver(
  { socket, frame, count }: { socket: WebSocket; frame: string; count: number },
  { isDropping, isDoubling, delayMs, isReordering }: Readonly<SocketFaults>,
  stopped: AbortSignal,
): Promise<void> {
  if (isDropping) return
  const isDelayed = delayMs > 0 && !(isReordering && count % 2 === 0)
  if (isDelayed) await sleep(delayMs, undefined, { signal: stopped }).catch(() => undefined)
  for (let times = isDoubling ? 2 : 1; times > 0 && socket.readyState === socket.OPEN; times--) socket.send(frame)
}
