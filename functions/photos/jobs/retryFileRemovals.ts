import { carryOut, findFileRemoval, removeFileRemoval } from '#functions/stores/photos/file-removal.ts'
import { invalidatePhotos } from '#functions/stores/photos/invalidate.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Retries removals of files that failed. Idempotent, so two runs may do the same one. The photo is
 * invalidated again, as an edge may have cached it since the first time.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryFileRemovals', now, isTimeLeft, async (key) => {
    const removal = await findFileRemoval(key)
    if (!removal) return
    await carryOut(removal)
    await invalidatePhotos(removal.photo ? [removal.photo] : [], now)
    await apply(removeFileRemoval(key))
  }),
)
