import { startCopying } from '#functions/stores/members/copying.ts'
import { copyToCounterparts } from '#functions/stores/rows/counterparts.ts'
import { ignoreConflict } from '#functions/table/transaction.ts'

/**
 * Refreshes the copies of a changed card: the first rows at once, the rest by the job `copyCards`.
 * A popular member's change therefore neither exceeds the stream function's time nor delays other
 * changes.
 */
export async function beginCopying(id: string, change: string, now: Date): Promise<void> {
  const next = await copyToCounterparts(id)
  // A Conflict means that the member has been purged since.
  if (next) await startCopying(id, change, next, now).catch(ignoreConflict)
}
