import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { timeLimits } from './time-limits.ts'

export type StoredFile = { body: Buffer; contentType: string; etag: string }

/** Thrown for a file above the caller's maximum size. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

let made: { endpoint: string | undefined; client: S3Client } | undefined

/** Client of S3. `AWS_ENDPOINT_URL_S3` selects another endpoint, with path-style URLs. */
export function s3(): S3Client {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  if (!made || made.endpoint !== endpoint)
    made = {
      endpoint,
      client: new S3Client({
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // The answer limit includes the upload, and an export may have 100 MB.
        requestHandler: timeLimits({ connect: 1_000, answer: 30_000, idle: 5_000 }),
        // TLS already checks integrity; a checksum would cost a pass over every image.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }
  return made.client
}

export const isMissing = (error: unknown): undefined => {
  if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined
  throw error
}

/**
 * Content of an object, or undefined if it does not exist. Throws FileTooLarge above
 * `maxBytes`.
 */
export async function download(
  place: { Bucket: string; Key: string },
  maxBytes: number,
): Promise<StoredFile | undefined> {
  const found = await s3().send(new GetObjectCommand(place)).catch(isMissing)
  if (!found) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    // An exception ends the loop, which ends the transfer.
    if (size > maxBytes) throw new FileTooLarge(place.Key)
    chunks.push(chunk)
  }
  return { body: Buffer.concat(chunks), contentType: found.ContentType ?? '', etag: found.ETag ?? '' }
}
