import { findFile } from '#functions/platform/bucket.ts'
import { FileTooLarge, type StoredFile } from '#functions/platform/s3-client.ts'
import { photoFile } from '#shared/rules/photo-limits.ts'

/**
 * Uploaded file; undefined if it no longer exists, as an upload is removed after its inspection.
 * The download stops early if the file exceeds the maximum size. The result is then a blank file of
 * one byte above the maximum, which `decode` refuses as too large.
 */
export const findUploaded = (key: string): Promise<StoredFile | undefined> =>
  findFile(key, photoFile.maxBytes).catch((error: unknown): StoredFile => {
    if (!(error instanceof FileTooLarge)) throw error
    return { body: Buffer.alloc(photoFile.maxBytes + 1), contentType: '', etag: 'too large' }
  })
