import * as z from 'zod/mini'
import { moveFiles, removeFile, removeFiles } from '#functions/platform/bucket.ts'
import { removedPrefix, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { logWarning } from '#functions/platform/log.ts'
import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { commitEach, type Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { discardPhoto } from './discard.ts'
import { invalidatePhotos } from './invalidate.ts'

/** Files to remove from the bucket, and a photo whose renditions to discard or move there. */
const FileRemoval = z.object({
  /** Keys of single files to remove. */
  files: z.array(z.string()),
  /** Folders to remove with all their files. */
  folders: z.array(z.string()),
  /** Photo whose renditions are discarded, or moved if `message` is given. */
  photo: z.optional(z.object({ memberId: z.string(), id: z.string() })),
  /**
   * Message with this photo. While the message is removed by a decision of staff, which may be
   * reversed, the renditions are in a folder that no URL leads to (MOD-01).
   */
  message: z.optional(z.object({ PK: z.string(), SK: z.string() })),
})
export type FileRemoval = z.infer<typeof FileRemoval>

/**
 * Stores a removal that is retried in a minute. Its key is the id of the stream change that caused
 * it, so a repeated write replaces the item instead of adding a second one.
 */
const addFileRemoval = (id: string, removal: FileRemoval, now: Date): Write =>
  put(keys.fileRemoval(id), {
    ...removal,
    ...due('retryFileRemovals', new Date(now.getTime() + minuteMs), id),
  })

export const findFileRemoval = ({ PK, SK }: Key) => find(FileRemoval, { PK, SK }, { consistent: true })
export const removeFileRemoval = ({ PK, SK }: Key): Write => remove({ PK, SK })

const MessageState = z.object({ removed: z.optional(z.string()) })

/**
 * Moves the renditions to the folder for the present state of the message. The state is read here,
 * as it may have changed again before a retry.
 */
async function movePhoto(message: Key, { memberId, id }: NonNullable<FileRemoval['photo']>): Promise<void> {
  const state = await find(MessageState, message, { consistent: true })
  const [shown, hidden] = [renditionsPrefix(memberId, id), removedPrefix(memberId, id)]
  if (state) await (state.removed ? moveFiles(shown, hidden) : moveFiles(hidden, shown))
}

/**
 * Removes files and folders from the bucket, and discards or moves the renditions of `photo`;
 * idempotent. The caller invalidates the photo in the CDN.
 */
export async function carryOut({ files, folders, photo, message }: FileRemoval): Promise<void> {
  await Promise.all([...files.map(removeFile), ...folders.map(removeFiles)])
  if (photo) await (message ? movePhoto(message, photo) : discardPhoto(photo.memberId, photo.id))
}

/**
 * Carries out removals in order, and then invalidates their photos in the CDN. If the bucket fails,
 * the failed removal and the rest are stored and retried every minute, so that the stream does not
 * wait, and gives up no removal.
 */
export async function removeOrRetry(
  removals: readonly { change: string; removal: FileRemoval }[],
  now: Date,
): Promise<void> {
  for (const [at, { removal }] of removals.entries()) {
    try {
      await carryOut(removal)
    } catch (error) {
      const rest = removals.slice(at)
      logWarning('file_removals_delayed', error, { removals: rest.length })
      await commitEach(rest.map((one) => addFileRemoval(one.change, one.removal, now)))
      break
    }
  }
  await invalidatePhotos(
    removals.flatMap(({ removal }) => removal.photo ?? []),
    now,
  )
}
