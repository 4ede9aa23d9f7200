import { findAccount } from '#functions/stores/account/account.ts'
import { claimPurge, findDeletion } from '#functions/stores/account/deletion.ts'
import { purge } from '#functions/stores/rows/purge.ts'
import { hasUnsettledEvidence } from '#functions/stores/safety/evidence.ts'
import { isWarningOpen } from '#functions/stores/safety/fraud-warning.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit } from '#functions/table/transaction.ts'

/**
 * Purges members whose deletion is final (ACC-49). The job may run late, as `isGone` treats these
 * members as deleted from the exact end of the grace period on. The purge removes the reason for
 * leaving from the table, so the job logs the reason, without naming the member.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('purgeMembers', now, isTimeLeft, async ({ PK, dueAt }) => {
    const id = memberIn(PK)
    const [account, deletion] = await Promise.all([findAccount(id, { consistent: true }), findDeletion(id)])
    if (deletion?.dueAt !== dueAt) return
    // The fraud warning must first copy the conversations for the members whom it warns (MOD-13).
    if (await isWarningOpen(id)) return
    // The photos of complaints about the member must first be copied as evidence (TRAP-62).
    if (await hasUnsettledEvidence(id)) return
    // The claim also fails while a case about the member is undecided (MOD-07).
    await commit(claimPurge(id, account, dueAt, now))
    const isDone = await purge(id, account, now, isTimeLeft)
    if (isDone) console.info({ event: 'member_purged', site: account?.site, reason: deletion.reason ?? 'none' })
  }),
)
