import { copyFile, listFiles, removeFiles } from '#functions/platform/bucket.ts'
import { evidenceFolder, memberFolder, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { invalidateCdn } from '#functions/platform/cdn.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, isOver, markPhotosCopied, removeEvidence } from '#functions/stores/safety/evidence.ts'
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
  if (about) await copyPhotos(complaint, about, evidence.photos)
  await apply(markPhotosCopied(complaint, evidence))
}

/** Renditions for staff: the full image, and the blurred one shown until they open it. */
const kept = /\/(full|locked)\.(avif|webp)$/

async function copyPhotos(complaint: string, about: string, photos: readonly string[]): Promise<void> {
  for (const photo of photos) {
    const files = (await listFiles(renditionsPrefix(about, photo))).filter((key) => kept.test(key))
    const to = (key: string) => `${renditionsPrefix(evidenceFolder(complaint), photo)}${key.split('/').at(-1)}`
    await Promise.all(files.map((key) => copyFile(key, to(key))))
  }
}

async function forget(complaint: string): Promise<void> {
  const folder = memberFolder('photos', evidenceFolder(complaint))
  await removeFiles(folder)
  await invalidateCdn([`/${folder}*`])
  await apply(removeEvidence(complaint))
}
