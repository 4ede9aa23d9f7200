import { moveFiles, removeFiles } from '#functions/platform/bucket.ts'
import { chatUploadPrefix, messagePhotoId, removedPrefix, renditionsPrefix } from '#functions/platform/bucket-paths.ts'
import { chatPhotoIn, isChatPhoto } from '#functions/stores/chats/photo.ts'
import { discardPhoto } from '#functions/stores/photos/discard.ts'
import { invalidatePhotos } from '#functions/stores/photos/invalidate.ts'
import { keys } from '#functions/table/keys.ts'
import type { BatchReaction, Change } from '#functions/table/stream.ts'

const { prefix } = keys.messages('')

/** Whether a chat photo was refused, cancelled or purged. The files of a sent photo stay. */
const isDropped = ({ kind, before, after }: Change): boolean =>
  kind === 'REMOVE' ? before?.stage !== 'sent' : after?.stage === 'refused' && before?.stage !== 'refused'

/** Whether a message with a photo was removed, by the purge of either member. */
const isMessageRemoved = ({ SK, kind, before }: Change): boolean =>
  SK.startsWith(prefix) && kind === 'REMOVE' && before?.type === 'image'

const photoOf = (change: Change): { memberId: string; id: string } =>
  isChatPhoto(change) ? chatPhotoIn(change) : { memberId: String(change.before?.from), id: String(change.before?.id) }

/** Whether staff removed a message with a photo, or restored it, by a decision (MOD-01). */
const isDecided = ({ SK, kind, before, after }: Change): boolean =>
  SK.startsWith(prefix) && kind === 'MODIFY' && after?.type === 'image' && before?.removed !== after.removed

type Moved = { memberId: string; files: string; isRestored: boolean }

const move = ({ memberId, files, isRestored }: Moved): Promise<void> =>
  isRestored
    ? moveFiles(removedPrefix(memberId, files), renditionsPrefix(memberId, files))
    : moveFiles(renditionsPrefix(memberId, files), removedPrefix(memberId, files))

const remove = ({ memberId, id, files }: { memberId: string; id: string; files: string }) =>
  Promise.all([removeFiles(chatUploadPrefix(memberId, id)), discardPhoto(memberId, files)])

/**
 * Removes the files of a photo that was not sent, or whose message was purged, from bucket and CDN.
 * If staff removed the message by a decision, which may be reversed, the files are moved to a
 * folder that no URL leads to. A reaction to the table, so that nothing can remove the row without
 * the files.
 */
export const reaction: BatchReaction = {
  wants: (change) => (isChatPhoto(change) ? isDropped(change) : isMessageRemoved(change) || isDecided(change)),
  runAll: async (changes, now) => {
    const photos = changes.map((change) => {
      const { memberId, id } = photoOf(change)
      return { ...{ memberId, id, files: messagePhotoId(id) }, change }
    })
    // Handled in the order of the changes, which the stream keeps for one message, as a decision
    // and its reversal may be in the same batch.
    for (const { change, ...photo } of photos)
      await (isDecided(change) ? move({ ...photo, isRestored: !change.after?.removed }) : remove(photo))
    await invalidatePhotos(
      photos.map(({ memberId, files }) => ({ memberId, id: files })),
      now,
    )
  },
}
