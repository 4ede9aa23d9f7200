import { putFile, removeFile } from '#functions/platform/bucket.ts'
import { verificationKey, verificationUploadKey } from '#functions/platform/bucket-paths.ts'
import { decode, UnfitImage } from '#functions/platform/image/decode.ts'
import { jpegOf } from '#functions/platform/image/renditions.ts'
import { findUploaded } from '#functions/platform/image/uploaded.ts'
import type { StoredFile } from '#functions/platform/s3-client.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import {
  findVerification,
  markVerificationInspecting,
  markVerificationWaiting,
  refuseVerification,
} from '#functions/stores/photos/verification.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'

/**
 * Reads the uploaded picture of a photo verification, stores it again without metadata, for staff,
 * and removes the upload. If the file is unusable, the verification is refused. Idempotent under
 * repeated, parallel and late calls. Software does not judge what the picture shows (MOD-22).
 */
export async function inspectVerification(memberId: string, id: string, now: Date): Promise<void> {
  const key = verificationUploadKey(memberId, id)
  const file = await findUploaded(key)
  // The event was repeated after the inspection.
  if (!file) return
  try {
    await apply(markVerificationInspecting(memberId, { id, upload: file.etag }, now))
    await concluded(memberId, id, file, now)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // The verification has ended since, perhaps before this run stored the picture.
    const existing = await findVerification(memberId, { consistent: true })
    if (existing?.id !== id || existing.stage === 'refused') await removeFile(verificationKey(memberId, id))
  }
  await removeFile(key)
}

async function concluded(memberId: string, id: string, file: StoredFile, now: Date): Promise<void> {
  try {
    const picture = await jpegOf(await decode(file.body))
    await putFile(verificationKey(memberId, id), picture, { contentType: 'image/jpeg' })
    await apply(markVerificationWaiting(memberId, { id, upload: file.etag }, now))
  } catch (error) {
    if (!(error instanceof UnfitImage)) throw error
    const account = await findAccount(memberId)
    await commit([
      refuseVerification(memberId, { id, stage: 'inspecting' }, 'unreadable', now),
      ...(account ? notify(account, { event: 'verificationDecided', props: { outcome: 'unreadable' } }, now) : []),
    ])
  }
}
