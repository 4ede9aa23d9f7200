import { memberIn } from '#functions/data/keys.ts'
import { apply } from '#functions/data/table.ts'
import { removeFile } from '#functions/lib/bucket.ts'
import { forEachDue, job } from '#functions/lib/job.ts'
import { exportKey, findExport, removeExport } from '../exports.ts'

/** Removes the files whose links do not work any more. The file goes first: while it lies there, its row says so. */
export const handler = job((now, isTimeLeft) =>
  forEachDue('removeExports', now, isTimeLeft, async ({ PK, dueAt }) => {
    const id = memberIn(PK)
    const file = await findExport(id)
    if (file?.dueAt !== dueAt) return
    await removeFile(exportKey(id, file.id))
    await apply(removeExport(id, file))
  }),
)
