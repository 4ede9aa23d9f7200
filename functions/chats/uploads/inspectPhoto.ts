import { chatUploadIn } from '#functions/platform/bucket-paths.ts'
import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { inspectPhoto } from '../photo-inspection.ts'

/** EventBridge event of a stored object, with the fields read here. */
type ObjectCreated = { detail: { object: { key: string } } }

/**
 * Inspects and sends a photo. AWS retries a failure twice; the job expireChatPhotos refuses a photo
 * that still fails.
 */
export const handler = guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
  const upload = chatUploadIn(object.key)
  if (upload) await inspectPhoto(upload, readClock)
  else console.warn({ event: 'unknown_upload', key: object.key })
})
