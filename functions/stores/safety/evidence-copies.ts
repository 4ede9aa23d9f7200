import { removeFiles } from '#functions/platform/bucket.ts'
import { evidenceFolder, memberFolder } from '#functions/platform/bucket-paths.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { Conflict } from '#functions/table/transaction.ts'
import { findStoredEvidence } from './evidence.ts'

/** Removes copies that no evidence leads to, so that nothing would ever end their retention. */
export async function dropUnstored(names: readonly string[]): Promise<void> {
  for (const name of names)
    if (!(await findStoredEvidence(name))) await removeFiles(memberFolder('photos', evidenceFolder(name)))
}

const isRefused = (error: unknown): boolean => error instanceof Refusal || error instanceof Conflict

/**
 * Runs a transaction whose photos were copied as evidence before it, and drops the copies where it
 * is refused. `isMore`: other errors by which it refuses; after any other it may be written yet.
 */
export async function keepingCopies<T>(
  names: readonly string[],
  run: () => Promise<T>,
  isMore: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isRefused(error) || isMore(error)) await dropUnstored(names)
    throw error
  }
}
