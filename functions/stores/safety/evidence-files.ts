import { copyFile, listFiles } from '#functions/platform/bucket.ts'
import { evidenceFolder, renditionsPrefix } from '#functions/platform/bucket-paths.ts'

/** Renditions for staff: the full image, and the blurred one shown until they open it. */
const kept = /\/(full|locked)\.(avif|webp)$/

/**
 * Copies a member's photos to the folder of the evidence `name`, the id of a complaint or the
 * number of a decision, so that their owner cannot remove them (TRAP-62). Idempotent.
 */
export async function copyToEvidence(name: string, memberId: string, photos: readonly string[]): Promise<void> {
  for (const photo of photos) {
    const files = (await listFiles(renditionsPrefix(memberId, photo))).filter((key) => kept.test(key))
    const to = (key: string) => `${renditionsPrefix(evidenceFolder(name), photo)}${key.split('/').at(-1)}`
    await Promise.all(files.map((key) => copyFile(key, to(key))))
  }
}
