import {
  type EvidenceFile,
  evidenceFiles,
  evidenceFolder,
  evidenceKey,
  removedPrefix,
  renditionsPrefix,
} from '#functions/platform/bucket-paths.ts'
import { copyToEvidenceFile, listEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { announceEvidence } from './evidence.ts'

/**
 * Copies a member's photos to the evidence `name`, the id of a complaint or the number of a
 * decision, where neither their owner nor a purge removes them (TRAP-62). Idempotent: a copy that
 * exists is kept. Includes photos of messages that staff removed (MOD-05).
 */
export async function copyToEvidence(name: string, memberId: string, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return
  const kept = await listEvidenceFiles(evidenceFolder(name))
  for (const photo of photos) {
    const copies = evidenceFiles.map((file) => ({ file, key: evidenceKey(name, photo, file) }))
    await Promise.all(
      copies.filter(({ key }) => !kept.includes(key)).map(({ file, key }) => copyFile(memberId, photo, { file, key })),
    )
  }
}

/**
 * Copies a file from the folder of the photos, or from that of removed messages, if one has it. The
 * first folder is tried again, as a reversal may move the file back meanwhile.
 */
async function copyFile(
  memberId: string,
  photo: string,
  { file, key }: { file: EvidenceFile; key: string },
): Promise<void> {
  for (const prefixOf of [renditionsPrefix, removedPrefix, renditionsPrefix])
    if (await copyToEvidenceFile(`${prefixOf(memberId, photo)}${file}.webp`, key)) return
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
