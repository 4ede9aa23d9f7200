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

/** What the bucket holds under a key. */
export type StoredFile = { body: Buffer; contentType: string; etag: string }

/** A file is larger than the caller was ready to take. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

let made: { endpoint: string | undefined; client: S3Client } | undefined

/** `AWS_ENDPOINT_URL_S3` names another S3, which has the bucket in its path. */
function s3(): S3Client {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  if (!made || made.endpoint !== endpoint)
    made = {
      endpoint,
      client: new S3Client({
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // Sending the file counts as well, and an export may have 100 MB.
        requestHandler: timeLimits({ connect: 1_000, answer: 30_000, idle: 5_000 }),
        // What travels is encrypted and checked by TLS; a sum of its own costs a pass over every picture.
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

/** The bytes under a key, or undefined where there are none. Throws FileTooLarge beyond `maximumBytes`, without reading further. */
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

/** Puts the same bytes under a second key, with the attributes of the first. A key that holds nothing copies nothing; answers whether it did. */
export const copyFile = async (from: string, to: string): Promise<boolean> =>
  (await s3()
    .send(new CopyObjectCommand({ ...at(to), CopySource: `${env.photoBucket}/${encoded(from)}` }))
    .catch(isMissing)) !== undefined

/** Removing what is not there changes nothing. */
export async function removeFile(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand(at(key)))
}

/** All keys that begin with `prefix`. */
export async function listFiles(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const page of paginateListObjectsV2({ client: s3() }, { Bucket: env.photoBucket, Prefix: prefix }))
    found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return found
}

/** Keys that one call removes at most. */
const atATime = 1_000

/** Removes everything whose key begins with `prefix`, such as `photos/<member>/`; the slash at its end keeps neighbours out. */
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
