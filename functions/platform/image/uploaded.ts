import { findFile } from '#functions/platform/bucket.ts'
import { FileTooLarge, type StoredFile } from '#functions/platform/s3-client.ts'
import { photoFile } from '#shared/rules/limits.ts'

/**
 * Uploaded file, or undefined where it was inspected before. One above the maximum size is not
 * downloaded whole, and decoding refuses it.
 */
export const findUploaded = (key: string): Promise<StoredFile | undefined> =>
  findFile(key, photoFile.maximumBytes).catch((error: unknown): StoredFile => {
    if (!(error instanceof FileTooLarge)) throw error
    return { body: Buffer.alloc(photoFile.maximumBytes + 1), contentType: '', etag: 'too large' }
  })
