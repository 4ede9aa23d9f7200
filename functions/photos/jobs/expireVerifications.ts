import { hasFile } from '#functions/platform/bucket.ts'
import { verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import {
  findVerification,
  refuseVerification,
  removeAsked,
  type Verification,
} from '#functions/stores/photos/verification.ts'
import { forEachDue, forEachQueued, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit } from '#functions/table/transaction.ts'
import type { VerificationReason } from '#shared/model/verification.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'

/**
 * Ends expired photo verifications (MOD-22): removes verifications without a picture, and refuses
 * verifications whose inspection did not complete or on which staff did not decide within a week.
 * Their pictures are deleted by a reaction.
 */
export const handler = job(async (now, isTimeLeft) => {
  await forEachDue('expireVerifications', now, isTimeLeft, async ({ PK, dueAt }) => {
    const memberId = memberIn(PK)
    const found = await findVerification(memberId, { consistent: true })
    // The index is eventually consistent: the verification may have changed since.
    if (found?.dueAt !== dueAt) return
    const hasArrived = found.stage === 'inspecting' || (await hasFile(verificationUploadKey(memberId, found.id)))
    if (hasArrived) await refuse(memberId, found, 'unreadable', now)
    else await commit([removeAsked(memberId, found)])
  })
  const since = new Date(now.getTime() - verificationLimits.waitingDays * dayMs)
  await forEachQueued('verifications', since, isTimeLeft, async ({ PK, dueAt }) => {
    const memberId = memberIn(PK)
    const found = await findVerification(memberId, { consistent: true })
    if (found?.dueAt === dueAt) await refuse(memberId, found, 'not_decided', now)
  })
})

async function refuse(memberId: string, found: Verification, outcome: VerificationReason, now: Date): Promise<void> {
  const account = await findAccount(memberId)
  await commit([
    refuseVerification(memberId, found, outcome, now),
    ...(account ? notify(account, { event: 'verificationDecided', props: { outcome } }, now) : []),
  ])
}
