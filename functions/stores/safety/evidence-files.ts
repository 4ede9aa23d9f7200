import {
  discardedPrefix,
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
 * Copies a member's photos to the evidence `name` (the id of a complaint or the number of a
 * decision), from which neither their owner nor a purge can remove them (TRAP-62). Idempotent:
 * existing copies are kept. Includes photos of messages that staff removed (MOD-05), and photos
 * that were removed just now. Returns the ids of photos that have no file anywhere.
 */
export async function copyToEvidence(name: string, memberId: string, photos: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const { photo, files } of await listLacking(name, photos)) {
    const copied = await Promise.all(
      files.map((file) => copyFile(memberId, photo, { file, key: evidenceKey(name, photo, file) })),
    )
    if (files.some((file, at) => file === 'full' && !copied[at])) missing.push(photo)
  }
  return missing
}

/** Ids of the photos whose sharp file (`full`) is missing in the evidence. */
export const missingPhotos = async (name: string, photos: readonly string[]): Promise<string[]> =>
  (await listLacking(name, photos)).flatMap(({ photo, files }) => (files.includes('full') ? photo : []))

/** Photos of which files are missing in the evidence, each with the missing files. */
async function listLacking(
  name: string,
  photos: readonly string[],
): Promise<{ photo: string; files: EvidenceFile[] }[]> {
  if (photos.length === 0) return []
  const kept = await listEvidenceFiles(evidenceFolder(name))
  return photos
    .map((photo) => ({ photo, files: evidenceFiles.filter((file) => !kept.includes(evidenceKey(name, photo, file))) }))
    .filter(({ files }) => files.length > 0)
}

/**
 * Copies a file from the first folder that has it. The folders of photos, removed messages and
 * removed photos are tried in the order in which files move. The folder of photos is tried again at
 * the end, as a reversal may have moved the file back. Returns false if no folder has the file.
 */
async function copyFile(
  memberId: string,
  photo: string,
  { file, key }: { file: EvidenceFile; key: string },
): Promise<boolean> {
  for (const prefixOf of [renditionsPrefix, removedPrefix, discardedPrefix, renditionsPrefix])
    if (await copyToEvidenceFile(`${prefixOf(memberId, photo)}${file}.webp`, key)) return true
  return false
}

/**
 * Copies photos to the evidence `name` before the transaction that stores the case or decision of
 * that name; after the transaction, their original files are removed. The copies are announced
 * first (`announceEvidence`), so that the job `settleEvidence` removes them if the transaction
 * never happens. A photo without a file does not prevent the case or decision, but raises the alarm
 * of the function.
 */
export async function copyAhead(name: string, memberId: string, photos: readonly string[], now: Date): Promise<void> {
  if (photos.length === 0) return
  await apply(announceEvidence(name, photos, now)).catch(ignoreConflict)
  const missing = await copyToEvidence(name, memberId, photos)
  if (missing.length > 0) logMissing(name, missing)
}

/** Logs that photos are missing from evidence for good, as they have no file. */
export const logMissing = (name: string, photos: readonly string[]): void =>
  console.error({ event: 'evidence_photo_missing', evidence: name, photos: photos.length })
