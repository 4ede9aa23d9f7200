import { typingSeconds } from '#shared/rules/limits.ts'

const everyMs = typingSeconds * 1_000
/** Frames may arrive closer together than they were sent. */
const toleranceMs = 1_000
const maxKept = 10_000

/** Earliest time of the next accepted frame, by connection. */
const nextAt = new Map<string, number>()

/**
 * Whether another typing frame of a connection may be passed on: in the long run one every 3 s
 * (OPEN-43). Kept in the memory of this instance, as a frame must not cost a write and the
 * WebSocket API has no such limit. Each parallel instance of the function therefore allows this
 * rate.
 */
export function mayPassTyping(connection: string, now: Date): boolean {
  const at = now.getTime()
  const due = nextAt.get(connection) ?? at
  if (at < due - toleranceMs) return false
  if (nextAt.size >= maxKept) nextAt.clear()
  nextAt.set(connection, Math.max(at, due) + everyMs)
  return true
}
