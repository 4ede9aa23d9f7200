import { chatUploadIn } from '#functions/platform/bucket-paths.ts'
import { readClock } from '#functions/platform/clock.ts'
import { uploadHandler } from '#functions/platform/upload.ts'
import { inspectPhoto } from '../photo-inspection.ts'

/**
 * Inspects and sends a photo. The job expireChatPhotos refuses a photo that still fails after the
 * retries.
 */
export const handler = uploadHandler(chatUploadIn, (upload) => inspectPhoto(upload, readClock))
