import * as z from 'zod/mini'
import { placeOfScore, type Queue, queuePartition } from '#functions/table/index-keys.ts'
import { count, list } from '#functions/table/read.ts'
import { countQueued } from '#functions/table/staff-queue.ts'
import { complaintRanks } from '#shared/model/complaint.ts'
import { urgentScore } from '#shared/rules/risk.ts'

const Queued = z.object({ dueAt: z.string() })

/**
 * Number of items in a queue, or of one rank of it, and the index position of the oldest item.
 */
async function findLength(range: { PK: string; prefix?: string }) {
  const [waiting, { items }] = await Promise.all([
    count(range, { index: 'due' }),
    list(Queued, { ...range, limit: 1 }, { index: 'due' }),
  ])
  return { waiting, oldest: items[0]?.dueAt }
}

/** Length of a queue of staff, and the time since which its oldest entry waits. */
export async function findWaiting(
  queue: Extract<Queue, 'photos' | 'verifications' | 'texts' | 'objections' | 'caseObjections' | 'erasures'>,
) {
  const { waiting, oldest } = await findLength({ PK: queuePartition(queue) })
  return { count: waiting, oldest_at: oldest?.split('#')[0] ?? null }
}

/**
 * Length of a queue of complaints, the time since which the oldest complaint waits, and the number
 * of urgent complaints, which are those of the first two ranks.
 */
export async function findWaitingComplaints(queue: Extract<Queue, 'complaints' | 'caseComplaints'>) {
  const parts = await Promise.all(
    complaintRanks.map((rank) => findLength({ PK: queuePartition(queue), prefix: `${rank}#` })),
  )
  const oldest = parts.flatMap((part) => part.oldest?.split('#')[1] ?? []).toSorted()[0]
  return {
    count: parts.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest_at: oldest ?? null,
    urgent: parts[0]!.waiting + parts[1]!.waiting,
  }
}

/** Number of members in the queue of staff that is ordered by score (MOD-12). */
export const countRisks = (): Promise<number> => countQueued('risk')

/**
 * Length of the queue of risks, the time since which the longest-waiting member in it waits, and
 * the number of members whose score is urgent.
 */
export async function findWaitingRisks() {
  const PK = queuePartition('risk')
  const [waiting, urgent, { items }] = await Promise.all([
    countRisks(),
    count({ PK, between: [placeOfScore(urgentScore), '\uffff'] }, { index: 'due' }),
    list(z.object({ la: z.string() }), { PK, limit: 1 }, { index: 'lists' }),
  ])
  return { count: waiting, oldest_at: items[0]?.la.split('#')[0] ?? null, urgent }
}
