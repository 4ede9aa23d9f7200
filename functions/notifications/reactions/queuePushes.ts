import { logError } from '#functions/platform/log.ts'
import { enqueue, reactionPatienceMs } from '#functions/platform/queue.ts'
import { type PushMessage, postponePushes } from '#functions/stores/notifications/pushes.ts'
import { receivedLike, receivedMessage } from '#functions/stores/notifications/received.ts'
import { memberIn } from '#functions/table/key.ts'
import type { BatchReaction, Change } from '#functions/table/stream.ts'
import { commit } from '#functions/table/transaction.ts'

/** Queues the decision about a member's pushes when they got a message or a like. */
export const reaction: BatchReaction = {
  wants: (change) => messageOf(change) !== undefined,
  runAll: async (changes, now) => {
    const messages = changes.map((change) => messageOf(change)!)
    // Changes about the same member and the same liker, if any, need only one decision.
    const single = new Map(messages.map((message) => [`${message.to}#${message.liker ?? ''}`, message]))
    await queuePushes([...single.values()], now)
  },
}

function messageOf(change: Change): PushMessage | undefined {
  const to = memberIn(change.PK)
  const like = receivedLike(change)
  if (like) return { to, liker: like.liker }
  return receivedMessage(change) && { to }
}

/** If the queue fails, the job `sendPushes` queues the decision later. */
async function queuePushes(messages: readonly PushMessage[], now: Date): Promise<void> {
  try {
    await enqueue('push', messages, { patienceMs: reactionPatienceMs })
  } catch (error) {
    logError('pushes_not_queued', error)
    for (const to of new Set(messages.map((message) => message.to))) {
      const writes = await postponePushes(to, now)
      if (writes.length > 0) await commit(writes)
    }
  }
}
