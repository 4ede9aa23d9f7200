import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'

/** Faults of live connections; all are off by default. */
export type SocketFaults = {
  /** Posted frames are accepted, but never arrive. */
  isDropping: boolean
  /** Posted frames arrive twice. */
  isDoubling: boolean
  /** Delay of posted frames. */
  delayMs: number
  /** Only every second frame of a connection is delayed, so that the next one overtakes it. */
  isReordering: boolean
  /** Status that refuses every handshake, as when connections are switched off (LIVE-13). */
  refusal: 403 | 500 | null
  /** Fault of the connection management API. */
  api: ApiFault | null
}

/**
 * Faults of the connection management API. `500`: internal error. `403`: missing permission. `410`:
 * every connection is unknown. `hangs`: no answer.
 */
export const apiFaults = ['500', '403', '410', 'hangs'] as const
export type ApiFault = (typeof apiFaults)[number]

export const noFaults: Readonly<SocketFaults> = {
  isDropping: false,
  isDoubling: false,
  delayMs: 0,
  isReordering: false,
  refusal: null,
  api: null,
}

/** Sends the `count`th frame posted to a connection. `stopped` ends its delay. */
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
