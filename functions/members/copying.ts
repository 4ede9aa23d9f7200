import { startCopying } from '#functions/stores/members/copying.ts'
import { copyToCounterparts } from '#functions/stores/rows/counterparts.ts'
import { ignoreConflict } from '#functions/table/transaction.ts'

/**
 * Brings the copies of a card up to date after a change of the stream: the first rows at once, the rest by the job `copyCards`. So a popular member's
 * change neither exceeds the time of the stream function nor holds up the changes of others.
 */
export async function beginCopying(id: string, change: string, now: Date): Promise<void> {
  const next = await copyToCounterparts(id)
  // A Conflict: the member was purged meanwhile.
  if (next) await startCopying(id, change, next, now).catch(ignoreConflict)
}
