import { copyFile, listFiles, removeFiles } from '#functions/platform/bucket.ts'
import { discardedPrefix, evidenceFiles, removedPrefix, renditionsPrefix } from '#functions/platform/bucket-paths.ts'

/**
 * Removes the files of a photo. Those that evidence consists of are moved to where no URL leads and
 * the bucket removes them after a week: a complaint filed just before may not have been copied yet,
 * as the stream does not keep the order of changes to different items (TRAP-62). Idempotent.
 */
export async function discardPhoto(memberId: string, id: string): Promise<void> {
  for (const folder of [renditionsPrefix(memberId, id), removedPrefix(memberId, id)]) {
    const files = evidenceFiles.map((file) => `${file}.webp`)
    for (const key of await listFiles(folder)) {
      const file = key.slice(folder.length)
      if (files.includes(file)) await copyFile(key, discardedPrefix(memberId, id) + file)
    }
    await removeFiles(folder)
  }
}
