import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { lockEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, isEvidenceExpired, markSettled } from '#functions/stores/safety/evidence.ts'
import { copyToEvidence, logMissing, missingPhotos } from '#functions/stores/safety/evidence-files.ts'
import { apply } from '#functions/table/transaction.ts'
import { hourMs } from '#shared/rules/durations.ts'

/**
 * Time for which a missing file of a photo is looked for, as a decision or its reversal may be
 * moving the file. Shorter than the week in which removed photos can still be copied.
 */
const searchMs = hourMs

/**
 * Copies the photos of a complaint, so that their owner cannot remove them (TRAP-62), and locks the
 * copies: without an end while the case is open, then until the end of their retention (MOD-03,
 * MOD-07). Idempotent. Returns `over` once the retention has ended, and `due` while the file of a
 * photo is missing; after an hour the evidence says that the photo is missing.
 */
export async function settleEvidence(name: string, now: Date): Promise<'settled' | 'due' | 'over'> {
  const evidence = await findStoredEvidence(name)
  if (!evidence) return 'settled'
  if (isEvidenceExpired(evidence, now)) return 'over'
  const { isCopied, photos, keptUntil } = evidence
  const complaint = isCopied ? undefined : await findComplaint(name, { consistent: true })
  const missing = isCopied ? [] : await copy(name, complaint?.about, photos)
  if (photos.length > 0) await lockEvidenceFiles(evidenceFolder(name), keptUntil ? new Date(keptUntil) : null)
  if (missing.length > 0) {
    if (complaint && now.getTime() - Date.parse(complaint.createdAt) < searchMs) return 'due'
    logMissing(name, missing)
  }
  await apply(markSettled(name, { ...evidence, missing }))
  return 'settled'
}

/**
 * Copies photos of the member, if the complaint still names the member; returns the missing photos.
 */
const copy = (name: string, about: string | null | undefined, photos: readonly string[]): Promise<string[]> =>
  about ? copyToEvidence(name, about, photos) : missingPhotos(name, photos)
