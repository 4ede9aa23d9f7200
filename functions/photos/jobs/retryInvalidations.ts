import { apply } from '#functions/data/table.ts'
import { forgetCopies } from '#functions/lib/copies.ts'
import { forEachDue, job } from '#functions/lib/job.ts'
import { findInvalidation, removeInvalidation } from '../invalidation-store.ts'

/** Has the edge invalidate what it did not take before. Two runs may both do so, which leads to the same. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryInvalidations', now, isTimeLeft, async (key) => {
    const waiting = await findInvalidation(key)
    if (!waiting) return
    await forgetCopies(waiting.paths)
    await apply(removeInvalidation(key))
  }),
)
