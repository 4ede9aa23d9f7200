import { removeFile } from '#functions/platform/bucket.ts'
import { exportKey } from '#functions/platform/bucket-paths.ts'
import { exportBy, findDueExport, removeExport } from '#functions/stores/account/export.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Removes export files whose links have expired. The row is removed last: if removing the file
 * fails, the next run finds the row and retries.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('removeExports', now, isTimeLeft, async ({ PK, SK, dueAt }) => {
    const id = memberIn(PK)
    const file = await findDueExport({ PK, SK })
    if (file?.dueAt !== dueAt) return
    await removeFile(exportKey(id, exportBy(file), file.id))
    await apply(removeExport(id, file))
  }),
)
