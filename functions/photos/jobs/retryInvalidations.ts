import { invalidateCdn } from '#functions/platform/cdn.ts'
import { findInvalidation, removeInvalidation } from '#functions/stores/photos/invalidation.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Retries failed invalidations in the CDN. Idempotent, so two runs may process the same
 * invalidation.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('retryInvalidations', now, isTimeLeft, async (key) => {
    const waiting = await findInvalidation(key)
    if (!waiting) return
    await invalidateCdn(waiting.paths)
    await apply(removeInvalidation(key))
  }),
)
