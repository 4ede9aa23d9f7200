import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { lockEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, isOver, markSettled } from '#functions/stores/safety/evidence.ts'
import { copyToEvidence } from '#functions/stores/safety/evidence-files.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Copies the photos of a complaint, so that their owner cannot remove them (TRAP-62), and locks the
 * copies: without an end while the case is open, then until the end of their retention (MOD-03,
 * MOD-07). Idempotent. Returns `over` once the retention has ended.
 */
export async function settleEvidence(name: string, now: Date): Promise<'settled' | 'over'> {
  const evidence = await findStoredEvidence(name)
  if (!evidence) return 'settled'
  if (isOver(evidence, now)) return 'over'
  const { isCopied, photos, keptUntil } = evidence
  const about = isCopied ? null : (await findComplaint(name, { consistent: true }))?.about
  if (about) await copyToEvidence(name, about, photos)
  if (photos.length > 0) await lockEvidenceFiles(evidenceFolder(name), keptUntil ? new Date(keptUntil) : null)
  await apply(markSettled(name, evidence))
  return 'settled'
}
