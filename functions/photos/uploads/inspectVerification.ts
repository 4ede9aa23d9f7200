import { verificationUploadIn } from '#functions/platform/bucket-paths.ts'
import { uploadHandler } from '#functions/platform/upload.ts'
import { inspectVerification } from '../verification-inspection.ts'

/**
 * Reads the picture of a photo verification. The job expireVerifications refuses what still fails
 * after the retries.
 */
export const handler = uploadHandler(verificationUploadIn, ({ memberId, id }, now) =>
  inspectVerification(memberId, id, now),
)
