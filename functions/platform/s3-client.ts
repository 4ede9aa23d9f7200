import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { env } from './env.ts'
import { TemporaryFailure } from './refusal.ts'
import { isTemporary } from './temporary.ts'
import { timeLimits } from './time-limits.ts'

export type StoredFile = { body: Buffer; contentType: string; etag: string }

/** Thrown for a file above the caller's maximum size. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** Thrown when a bucket could not be reached in time, after all retries. */
class BucketUnavailable extends TemporaryFailure {
  override name = 'BucketUnavailable'
}

/** For `.catch`: throws a transient error as a temporary failure, and any other unchanged. */
function unavailable(error: Error): never {
  throw isTemporary(error) ? new BucketUnavailable(error.name, { cause: error }) : error
}

let made: { endpoint: string | undefined; client: S3Client } | undefined

/**
 * Client of S3. A request fails with a temporary failure if S3 cannot be reached in time.
 * `AWS_ENDPOINT_URL_S3` selects another endpoint, with path-style URLs.
 */
export function s3(): S3Client {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  if (!made || made.endpoint !== endpoint) made = { endpoint, client: newClient(endpoint) }
  return made.client
}

function newClient(endpoint: string | undefined): S3Client {
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Three attempts end within the 10 s of a call. The limit for the answer ends where the answer
    // begins: a download is limited by the idle time only.
    requestHandler: timeLimits({ connect: 1_000, answer: 2_500, idle: 5_000 }),
    // TLS already checks integrity; a checksum would cost a pass over every image.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // The step `initialize` is outside the retries, so only the final error arrives here.
  client.middlewareStack.add((next) => (args) => next(args).catch(unavailable), {
    step: 'initialize',
    priority: 'high',
  })
  return client
}

/**
 * Options of requests whose duration grows with their content: uploads, of which an export may have
 * hundreds of MB, and removals of up to 1,000 files. If S3 stops sending, the limit for idle time
 * still ends them.
 */
export const longRequest = () => ({ requestTimeout: 30_000 * env.clientPatience })

export const isMissing = (error: unknown): undefined => {
  if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined
  throw error
}

/**
 * Content of an object, or undefined if it does not exist. Throws FileTooLarge above `maxBytes`.
 * The client retries no download that breaks off: this is a temporary failure.
 */
export async function download(
  place: { Bucket: string; Key: string },
  maxBytes: number,
): Promise<StoredFile | undefined> {
  const found = await s3().send(new GetObjectCommand(place)).catch(isMissing)
  if (!found) return undefined
  const read = async () => {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      // An exception ends the loop, which ends the transfer.
      if (size > maxBytes) throw new FileTooLarge(place.Key)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }
  return { body: await read().catch(unavailable), contentType: found.ContentType ?? '', etag: found.ETag ?? '' }
}
