import { carryOut, findFileRemoval, removeFileRemoval } from '#functions/stores/photos/file-removal.ts'
import { invalidatePhotos } from '#functions/stores/photos/invalidate.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Retries failed removals of files. Idempotent, so two runs may process the same removal. The photo
 * is invalidated in the CDN again, as an edge may have cached it since the first time.
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
