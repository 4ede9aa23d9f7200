import * as z from 'zod/mini'
import { type Queue, riskQueue } from '#functions/table/keys.ts'
import { count, list } from '#functions/table/read.ts'

const Queued = z.object({ dueAt: z.string() })

/** Length of a queue, and its oldest entry. */
export async function findWaiting(queue: Extract<Queue, 'photos' | 'complaints' | 'objections'>) {
  const range = { PK: `QUEUE#${queue}` }
  const [waiting, { items }] = await Promise.all([
    count(range, { index: 'due' }),
    list(Queued, { ...range, limit: 1 }, { index: 'due' }),
  ])
  return { count: waiting, oldest_at: items[0]?.dueAt.split('#')[0] ?? null }
}

/** Number of members in the queue by score (MOD-12). */
export const countRisks = (): Promise<number> => count({ PK: riskQueue(0, '').dueJob }, { index: 'due' })
