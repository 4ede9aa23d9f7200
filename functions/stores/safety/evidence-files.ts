import { evidenceFiles, evidenceFolder, evidenceKey, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { copyToEvidenceFile, listEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { announceEvidence } from './evidence.ts'

/**
 * Copies a member's photos to the evidence `name`, the id of a complaint or the number of a
 * decision, where neither their owner nor a purge removes them (TRAP-62). Idempotent: a copy that
 * exists is kept.
 */
export async function copyToEvidence(name: string, memberId: string, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return
  const kept = await listEvidenceFiles(evidenceFolder(name))
  for (const photo of photos) {
    const copies = evidenceFiles.map((file) => ({ file, key: evidenceKey(name, photo, file) }))
    await Promise.all(
      copies
        .filter(({ key }) => !kept.includes(key))
        .map(({ file, key }) => copyToEvidenceFile(`${renditionsPrefix(memberId, photo)}${file}.webp`, key)),
    )
  }
}

/**
 * Copies photos to the evidence `name` before the transaction that stores the case or decision of
 * that name; after the transaction, their original files are removed. The copies are announced
 * first, so that the job can remove them if the transaction never happens.
 */
export async function copyAhead(name: string, memberId: string, photos: readonly string[], now: Date): Promise<void> {
  if (photos.length === 0) return
  await apply(announceEvidence(name, photos, now)).catch(ignoreConflict)
  await copyToEvidence(name, memberId, photos)
}
