import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { env } from './env.ts'
import { timeLimits } from './time-limits.ts'

/** Object in the bucket. */
export type StoredFile = { body: Buffer; contentType: string; etag: string }

/** Thrown for a file above the caller's maximum size. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

let made: { endpoint: string | undefined; client: S3Client } | undefined

/** Client of S3. `AWS_ENDPOINT_URL_S3` selects another endpoint, with path-style URLs. */
function s3(): S3Client {
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

const at = (Key: string) => ({ Bucket: env.photoBucket, Key })
const encoded = (key: string) => key.split('/').map(encodeURIComponent).join('/')

const isMissing = (error: unknown): undefined => {
  if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return undefined
  throw error
}

/**
 * File with this key, or undefined. A file above `maximumBytes` stops the download and throws
 * FileTooLarge.
 */
export async function findFile(key: string, maximumBytes: number): Promise<StoredFile | undefined> {
  const found = await s3()
    .send(new GetObjectCommand(at(key)))
    .catch(isMissing)
  if (!found) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    // Leaving the loop ends the transfer.
    if (size > maximumBytes) throw new FileTooLarge(key)
    chunks.push(chunk)
  }
  return { body: Buffer.concat(chunks), contentType: found.ContentType ?? '', etag: found.ETag ?? '' }
}

export const hasFile = async (key: string): Promise<boolean> =>
  (await s3()
    .send(new HeadObjectCommand(at(key)))
    .catch(isMissing)) !== undefined

type Attributes = { contentType: string; cacheControl?: string }

export async function putFile(key: string, body: Buffer, { contentType, cacheControl }: Attributes): Promise<void> {
  await s3().send(
    new PutObjectCommand({ ...at(key), Body: body, ContentType: contentType, CacheControl: cacheControl }),
  )
}

/** Copies a file with its attributes. False where the source does not exist. */
export const copyFile = async (from: string, to: string): Promise<boolean> =>
  (await s3()
    .send(new CopyObjectCommand({ ...at(to), CopySource: `${env.photoBucket}/${encoded(from)}` }))
    .catch(isMissing)) !== undefined

/** Idempotent: a missing file is no error. */
export async function removeFile(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand(at(key)))
}

export async function listFiles(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const page of paginateListObjectsV2({ client: s3() }, { Bucket: env.photoBucket, Prefix: prefix }))
    found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return found
}

/** Limit of S3's DeleteObjects. */
const atATime = 1_000

/**
 * Removes all files below `prefix`, such as `photos/<member>/`. Without the final slash it would
 * match the prefixes of other members too.
 */
export async function removeFiles(prefix: string): Promise<void> {
  if (!/^\w+\/.*\/$/.test(prefix)) throw new Error(`Refused to remove everything below "${prefix}"`)
  const keys = await listFiles(prefix)
  for (let start = 0; start < keys.length; start += atATime) {
    const Objects = keys.slice(start, start + atATime).map((Key) => ({ Key }))
    const { Errors = [] } = await s3().send(
      new DeleteObjectsCommand({ Bucket: env.photoBucket, Delete: { Objects, Quiet: true } }),
    )
    if (Errors.length > 0)
      throw new Error(`${Errors.length} files below ${prefix} were not removed: ${Errors[0]!.Code}`)
  }
}
