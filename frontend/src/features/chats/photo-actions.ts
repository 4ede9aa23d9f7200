import { decodeTime, encodeTime } from 'ulid'
import { call } from '#frontend/lib/call.ts'
import * as chats from '#shared/contract/chats.ts'
import { type Cancellation, setCancellation } from './cancelled-photos.ts'
import { sentPhoto } from './chosen-photos.ts'
import { forgetPhoto, forgetUpload, sendPhotos, stopUpload } from './photo-sending.ts'

// What a member can do with a photo that is being sent or was refused. Loaded on demand.

/**
 * Cancels a photo that may still be sent. If the server may know the photo, it stays in the
 * conversation until the server has answered; `use-photo-cancelling.ts` sends the cancellation
 * until then.
 */
export function cancelPhoto(memberId: string, id: string): void {
  if (stopUpload(id)) setCancellation(memberId, id, 'asked')
  else forgetPhoto(id)
}

/** Shows what the server answered to a cancellation. */
export function applyCancellation(id: string, state: Cancellation): void {
  if (state === 'done') forgetPhoto(id)
  // from now on the photo's state on the server is shown
  if (state === 'failed') forgetUpload(id)
}

/** Removes a refused photo, here and on the server, which would otherwise delete it later. */
export function discardPhoto(id: string): void {
  forgetPhoto(id)
  call(chats.cancelPhoto, { query: { id }, body: { id } }).catch(() => {})
}

/**
 * Id of the next attempt to send a refused photo, whose own id cannot be used again. Derived from
 * the old id, so that two tabs that show the same photo send and charge it once (TRAP-37).
 */
const nextId = (id: string): string => encodeTime(decodeTime(id) + 1) + id.slice(10)

/** Sends a refused photo again, under a new id. */
export function resendPhoto(id: string, now: Date): void {
  const known = sentPhoto(id)
  discardPhoto(id)
  if (known) sendPhotos([{ ...known.photo, id: nextId(id) }], known, now)
}
