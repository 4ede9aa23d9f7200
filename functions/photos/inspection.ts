import { putRenditions, removeFile, removeFiles } from '#functions/platform/bucket.ts'
import { renditionsPrefix, uploadKey } from '#functions/platform/bucket-paths.ts'
import { decode, UnfitImage } from '#functions/platform/image/decode.ts'
import { findingsIn, type Picture } from '#functions/platform/image/findings.ts'
import { imageHashOf, jpegOf, renditionsOf, thumbhashOf } from '#functions/platform/image/renditions.ts'
import { findUploaded } from '#functions/platform/image/uploaded.ts'
import { logError } from '#functions/platform/log.ts'
import type { StoredFile } from '#functions/platform/s3-client.ts'
import { findAlbum, findPhoto, type Photo } from '#functions/stores/photos/photo.ts'
import { type Alike, findAlike } from '#functions/stores/photos/pictures.ts'
import { findRefused, type RefusedHash } from '#functions/stores/photos/refused.ts'
import { markInspecting, markWaiting, refuseUpload } from '#functions/stores/photos/upload.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { apply, Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { isCaseGround } from '#shared/model/decision.ts'
import type { RefusalReason } from '#shared/model/photo.ts'
import type { SignalKind } from '#shared/model/risk.ts'
import { refusalEntry, refuseKnown } from './known-photo.ts'

/**
 * Inspects the uploaded file of a photo, and removes the file. The photo then has renditions and
 * awaits staff, or is refused with a reason. Idempotent under repeated, parallel and late calls,
 * even if the photo or member was removed. A defective file is a normal outcome; only failures of
 * services are thrown.
 */
export async function inspect(memberId: string, id: string, now: Date): Promise<void> {
  const key = uploadKey(memberId, id)
  const file = await findUploaded(key)
  // The event was repeated after the inspection.
  if (!file) return
  const photo = await findPhoto(memberId, id, { consistent: true })
  try {
    if (!photo) throw new Conflict('the photo no longer exists')
    await apply(markInspecting(memberId, id, file.etag, now))
    await concluded(memberId, photo, file, now)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // The photo was removed, decided or replaced by another file since it was read: this file is
    // obsolete.
    const existing = await findPhoto(memberId, id, { consistent: true })
    if (!existing || existing.status === 'rejected') await removeFiles(renditionsPrefix(memberId, id))
  }
  await removeFile(key)
}

async function concluded(memberId: string, photo: Photo, file: StoredFile, now: Date): Promise<void> {
  try {
    const pixels = await decode(file.body)
    const [imageHash, thumbhash] = await Promise.all([imageHashOf(pixels), thumbhashOf(pixels)])
    const { data, width, height } = pixels
    const [known, alike, renditions, findings] = await Promise.all([
      findRefused(imageHash, now),
      findAlike(memberId, imageHash, now),
      renditionsOf(pixels),
      judged({ pixels: data, width, height, jpeg: () => jpegOf(pixels) }),
    ])
    // Stored even if the picture is refused, as the renditions are copied as evidence for an
    // objection.
    await putRenditions(renditionsPrefix(memberId, photo.id), renditions)
    // Added even if the picture is refused: nobody reviews it then, so signals must inform staff
    // about its owner.
    const signals = signalsOf(known, alike).map((kind) => addSignal(memberId, kind, photo.id, now))
    if (known) {
      if (await refuseKnown(memberId, photo.id, { known, signals }, now)) return
      throw new Conflict('the photo was removed or decided meanwhile')
    }
    const isAlike = signals.length > 0
    await commit([
      ...markWaiting(memberId, photo, file.etag, {
        imageHash,
        thumbhash,
        width,
        height,
        ...(findings && { findings }),
        ...(isAlike && { isAlike }),
      }),
      ...signals,
    ])
  } catch (error) {
    if (!(error instanceof UnfitImage)) throw error
    await refuse(memberId, photo.id, error.reason, now)
  }
}

/**
 * Signals about a member who uploads a picture that was refused before on a ground of cases
 * (`isCaseGround`), or that belongs to a banned account or another member (MOD-07, MOD-09, MOD-10).
 */
const signalsOf = (known: RefusedHash | undefined, { isBanned, owners }: Alike): SignalKind[] => [
  ...(known && isCaseGround(known.ground) ? ['case_picture' as const] : []),
  ...(isBanned ? ['banned_picture' as const] : []),
  ...(owners.length > 0 ? ['shared_picture' as const] : []),
]

/**
 * Findings of the automatic moderation; undefined if the service fails, as staff inspect every
 * photo anyway.
 */
const judged = (picture: Picture): Promise<string[] | undefined> =>
  findingsIn(picture).catch((error: unknown) => {
    logError('moderation_failed', error)
    return undefined
  })

const refuse = (memberId: string, id: string, reason: RefusalReason, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const album = await findAlbum(memberId, { consistent: true })
    await commit([...refuseUpload(album, id, reason, now), ...refusalEntry(memberId, { id, why: reason }, now)])
  })
