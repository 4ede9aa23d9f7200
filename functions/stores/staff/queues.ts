import * as z from 'zod/mini'
import { type Queue, riskQueue } from '#functions/table/keys.ts'
import { count, list } from '#functions/table/read.ts'
import { complaintLanes } from '#shared/model/complaint.ts'

const Queued = z.object({ dueAt: z.string() })

/** Length of a queue, and its oldest entry. */
export async function findWaiting(
  queue: Extract<Queue, 'photos' | 'verifications' | 'texts' | 'objections' | 'erasures'>,
) {
  const range = { PK: `QUEUE#${queue}` }
  const [waiting, { items }] = await Promise.all([
    count(range, { index: 'due' }),
    list(Queued, { ...range, limit: 1 }, { index: 'due' }),
  ])
  return { count: waiting, oldest_at: items[0]?.dueAt.split('#')[0] ?? null }
}

/**
 * Length and oldest entry of the queue of complaints, which has lanes, and the number of urgent
 * ones: those of the first two lanes.
 */
export async function findWaitingComplaints() {
  const parts = await Promise.all(
    complaintLanes.map(async (lane) => {
      const range = { PK: 'QUEUE#complaints', prefix: `${lane}#` }
      const [waiting, { items }] = await Promise.all([
        count(range, { index: 'due' }),
        list(Queued, { ...range, limit: 1 }, { index: 'due' }),
      ])
      return { waiting, oldest: items[0]?.dueAt.split('#')[1] }
    }),
  )
  const oldest = parts.flatMap((part) => part.oldest ?? []).toSorted()[0]
  return {
    count: parts.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest_at: oldest ?? null,
    urgent: parts[0]!.waiting + parts[1]!.waiting,
  }
}

/** Number of members in the queue by score (MOD-12). */
export const countRisks = (): Promise<number> => count({ PK: riskQueue(0, '').dueJob }, { index: 'due' })
