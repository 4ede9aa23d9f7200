import { uploadIn } from '#functions/platform/bucket-paths.ts'
import { uploadHandler } from '#functions/platform/upload.ts'
import { inspect } from '../inspection.ts'

/** Inspects a photo. The job expirePhotos refuses a photo that still fails after the retries. */
export const handler = uploadHandler(uploadIn, ({ memberId, id }, now) => inspect(memberId, id, now))
