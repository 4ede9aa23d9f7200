import { invalidateCdn } from '#functions/platform/cdn.ts'
import { findInvalidation, removeInvalidation } from '#functions/stores/photos/invalidation.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'

/** Has the edge invalidate what it did not take before. Two runs may both do so, which leads to the same. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryInvalidations', now, isTimeLeft, async (key) => {
    const waiting = await findInvalidation(key)
    if (!waiting) return
    await invalidateCdn(waiting.paths)
    await apply(removeInvalidation(key))
  }),
)
