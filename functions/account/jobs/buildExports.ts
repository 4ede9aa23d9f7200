import { putFile, removeFiles } from '#functions/platform/bucket.ts'
import { exportFolder, exportKey } from '#functions/platform/bucket-paths.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import {
  claimExport,
  exportBy,
  exportTries,
  findDueExport,
  markExportFailed,
  markExportReady,
  removeExport,
} from '#functions/stores/account/export.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { maySignIn } from '#shared/rules/user-status.ts'

/**
 * Builds requested exports and mails links to them. A job, because many photos and years of
 * messages take longer than a call may take.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('buildExports', now, isTimeLeft, build(now), { isOneByOne: true }),
)

const build =
  (now: Date) =>
  async ({ PK, SK, dueAt }: Due): Promise<void> => {
    const id = memberIn(PK)
    const [file, account] = await Promise.all([findDueExport({ PK, SK }), findAccount(id, { consistent: true })])
    if (file?.dueAt !== dueAt) return
    const isForStaff = file.byHand === 'staff'
    const isHere = maySignIn(account?.status)
    // A banned or leaving member gets no export, except one that staff download for the member
    // (`byHand` is `staff`). A member who returns can request a new export.
    if (!account || !(isHere || (isForStaff && !isGone(account, now)))) return apply(removeExport(id, file))
    if ((file.tries ?? 0) >= exportTries) {
      // No mail about a failed export by hand: the mail would refer the member to the staff who
      // requested the export. They see the failure in the member's file.
      await commit(
        file.byHand
          ? [markExportFailed(id, file, now)]
          : [removeExport(id, file), ...notify(account, { event: 'exportFailed', props: {} }, now)],
      )
      // Raises the alarm of the job: the law gives a month to hand over the data.
      throw new Error('the data export of a member could not be built')
    }
    await apply(claimExport(id, file, now))
    // Removes the file of an earlier request by the same side (member or staff).
    const by = exportBy(file)
    await removeFiles(exportFolder(id, by))
    await putFile(exportKey(id, by, file.id), await exportFile(account, now), { contentType: 'application/zip' })
    await commit([
      markExportReady(id, file, now),
      ...(isForStaff ? [] : notify(account, { event: 'exportReady', props: { export: file.id } }, now)),
    ])
  }
