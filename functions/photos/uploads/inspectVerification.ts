import { verificationUploadIn } from '#functions/platform/bucket-paths.ts'
import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { inspectVerification } from '../verification-inspection.ts'

/** EventBridge event of a stored object, with the fields read here. */
type ObjectCreated = { detail: { object: { key: string } } }

/**
 * Reads the picture of a photo verification. AWS retries a failure twice; the job
 * expireVerifications refuses a picture that still fails.
 */
export const handler = guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
  const upload = verificationUploadIn(object.key)
  if (upload) await inspectVerification(upload.memberId, upload.id, readClock())
  else console.warn({ event: 'unknown_upload', key: object.key })
})
