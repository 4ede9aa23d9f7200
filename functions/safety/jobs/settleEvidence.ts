import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { removeEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { complaintIn, removeEvidence } from '#functions/stores/safety/evidence.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { apply } from '#functions/table/transaction.ts'
import { settleEvidence } from '../settle.ts'

/**
 * Copies and locks the photos of evidence for which the reaction `settleEvidence` failed because of
 * the bucket, or found no file, and removes evidence whose retention has ended. No other function
 * may remove evidence (MOD-07).
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleEvidence', now, isTimeLeft, async ({ PK }) => {
    const name = complaintIn(PK)
    if ((await settleEvidence(name, now)) !== 'over') return
    await removeEvidenceFiles(evidenceFolder(name))
    await apply(removeEvidence(name))
  }),
)
