import { copyFile, listFiles, removeFiles } from '#functions/platform/bucket.ts'
import { discardedPrefix, evidenceFiles, removedPrefix, renditionsPrefix } from '#functions/platform/bucket-paths.ts'

const evidenceNames: readonly string[] = evidenceFiles.map((file) => `${file}.webp`)

/**
 * Removes the files of a photo; idempotent. The files that evidence would contain (`evidenceFiles`)
 * are first copied to a folder to which no URL leads, where a lifecycle rule of the bucket deletes
 * them after a week. A complaint filed just before the removal may still need these copies: the
 * stream can deliver the removal before the complaint, as it keeps no order between changes of
 * different items (TRAP-62).
 */
export async function discardPhoto(memberId: string, id: string): Promise<void> {
  for (const folder of [renditionsPrefix(memberId, id), removedPrefix(memberId, id)]) {
    for (const key of await listFiles(folder)) {
      const file = key.slice(folder.length)
      if (evidenceNames.includes(file)) await copyFile(key, discardedPrefix(memberId, id) + file)
    }
    await removeFiles(folder)
  }
}
