import { removeFiles } from '#functions/platform/bucket.ts'
import { evidenceFolder, memberFolder } from '#functions/platform/bucket-paths.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, isOver, markPhotosCopied, removeEvidence } from '#functions/stores/safety/evidence.ts'
import { copyToEvidence } from '#functions/stores/safety/evidence-files.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Copies the photos of a complaint to a folder of its own, so that their owner cannot remove them
 * (TRAP-62); removes copies and evidence when their retention ends (MOD-03). Idempotent.
 */
export async function settleEvidence(complaint: string, now: Date): Promise<void> {
  const evidence = await findStoredEvidence(complaint)
  if (!evidence) return
  if (isOver(evidence, now)) return forget(complaint)
  const about = evidence.isCopied ? null : (await findComplaint(complaint, { consistent: true }))?.about
  if (about) await copyToEvidence(complaint, about, evidence.photos)
  await apply(markPhotosCopied(complaint, evidence))
}

async function forget(complaint: string): Promise<void> {
  const folder = memberFolder('photos', evidenceFolder(complaint))
  await removeFiles(folder)
  await invalidateCdn([`/${folder}*`])
  await apply(removeEvidence(complaint))
}
