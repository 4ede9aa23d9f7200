import { chatUploadPrefix, messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { chatPhotoIn, isChatPhoto } from '#functions/stores/chats/photo.ts'
import { removeOrRetry } from '#functions/stores/photos/file-removal.ts'
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

/**
 * Removes the files of a photo that was not sent, or whose message was purged, from bucket and CDN.
 * If staff removed the message by a decision, which may be reversed, the files are moved to a
 * folder that no URL leads to. A reaction to the table, so that nothing can remove the row without
 * the files.
 */
export const reaction: BatchReaction = {
  wants: (change) => (isChatPhoto(change) ? isDropped(change) : isMessageRemoved(change) || isDecided(change)),
  runAll: async (changes, now) => {
    const removals = changes.map((change) => {
      const { memberId, id } = photoOf(change)
      const photo = { memberId, id: messagePhotoId(id) }
      const removal = isDecided(change)
        ? { files: [], folders: [], photo, message: { PK: change.PK, SK: change.SK } }
        : { files: [], folders: [chatUploadPrefix(memberId, id)], photo }
      return { change: change.id, removal }
    })
    await removeOrRetry(removals, now)
  },
}
