import { uploadIn } from '#functions/platform/bucket-paths.ts'
import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { inspect } from '../inspection.ts'

/** EventBridge event of a stored object, with the fields read here. */
type ObjectCreated = { detail: { object: { key: string } } }

/**
 * Inspects an upload. AWS retries a failure twice; the job expirePhotos refuses a photo that still
 * fails.
 */
export const handler = guarded(async ({ detail: { object } }: ObjectCreated): Promise<void> => {
  const upload = uploadIn(object.key)
  if (upload) await inspect(upload.memberId, upload.id, readClock())
  else console.warn({ event: 'unknown_upload', key: object.key })
})
