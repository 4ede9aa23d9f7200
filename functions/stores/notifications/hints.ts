import * as z from 'zod/mini'
import { logError } from '#functions/platform/log.ts'
import { enqueue, reactionPatienceMs } from '#functions/platform/queue.ts'
import type { BatchReaction, Change } from '#functions/table/stream.ts'
import { Hint } from '#shared/contract/live.ts'

/** Message of the queue `live`. */
export const LiveMessage = z.object({
  /** Member whose live connections are concerned. */
  to: z.string(),
  /** Absent: only the connections of ended sessions are closed. */
  hint: z.optional(Hint),
  /**
   * Other member whom the hint is about. The hint is sent only if `to` may write to that member: no
   * hint may pass between blocked members, or be about an invisible member who has not made contact
   * (LIVE-08).
   */
  about: z.optional(z.string()),
  /** Time of the change. */
  at: z.string(),
})
export type LiveMessage = z.infer<typeof LiveMessage>

/** A message without its time. */
export type LiveOrder = Omit<LiveMessage, 'at'>

/**
 * Returns a reaction that queues the hints about each change. `ordersOf` returns the hints about a
 * change, often none.
 */
export const liveReaction = (ordersOf: (change: Change) => readonly LiveOrder[]): BatchReaction => ({
  wants: (change) => ordersOf(change).length > 0,
  runAll: (changes, now) => queueLive(changes.flatMap(ordersOf), now),
})

/**
 * Queues messages for live connections. A failure is logged and not retried: pages learn of the
 * change by polling, and the next message closes connections of ended sessions.
 */
export async function queueLive(orders: readonly LiveOrder[], now: Date): Promise<void> {
  const at = now.toISOString()
  await enqueue(
    'live',
    orders.map((order) => ({ ...order, at })),
    { patienceMs: reactionPatienceMs },
  ).catch((error: unknown) => logError('hints_not_queued', error))
}
