import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { photoCaching } from '#shared/rules/photo-limits.ts'
import { env } from './env.ts'
import type { RenditionFile } from './image/renditions.ts'
import { download, isMissing, longRequest, type StoredFile, s3 } from './s3-client.ts'

const at = (Key: string) => ({ Bucket: env.photoBucket, Key })

/**
 * File with this key, or undefined. A file above `maxBytes` stops the download and throws
 * FileTooLarge.
 */
export const findFile = (key: string, maxBytes: number): Promise<StoredFile | undefined> => download(at(key), maxBytes)

/** Whether a file with this key exists. */
export const hasFile = async (key: string): Promise<boolean> =>
  (await s3()
    .send(new HeadObjectCommand(at(key)))
    .catch(isMissing)) !== undefined

type Attributes = { contentType: string; cacheControl?: string }

/** Stores a file in the photo bucket, in place of any file with this key. */
export async function putFile(key: string, body: Buffer, { contentType, cacheControl }: Attributes): Promise<void> {
  await s3().send(
    new PutObjectCommand({ ...at(key), Body: body, ContentType: contentType, CacheControl: cacheControl }),
    longRequest(),
  )
}

/** Stores the renditions of one photo below `prefix`. Browsers may cache them. */
export const putRenditions = (prefix: string, renditions: readonly RenditionFile[]): Promise<unknown> =>
  Promise.all(
    renditions.map(({ name, contentType, body }) =>
      putFile(prefix + name, body, { contentType, cacheControl: photoCaching.browser }),
    ),
  )

/** Removes a file. Idempotent: a missing file is no error. */
export async function removeFile(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand(at(key)))
}

/** Keys of all files below a prefix, however many. */
export async function listFiles(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const page of paginateListObjectsV2({ client: s3() }, { Bucket: env.photoBucket, Prefix: prefix }))
    found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return found
}

/**
 * Moves all files below a prefix to another prefix, with their attributes. Idempotent: after an
 * interruption, the next call moves the remaining files.
 */
export async function moveFiles(from: string, to: string): Promise<void> {
  for (const key of await listFiles(from)) {
    await copyFile(key, to + key.slice(from.length))
    await removeFile(key)
  }
}

/** Copies a file with its attributes. */
export async function copyFile(from: string, to: string): Promise<void> {
  await s3().send(new CopyObjectCommand({ ...at(to), CopySource: `${env.photoBucket}/${from}` }))
}

/** Limit of S3's DeleteObjects. */
const atATime = 1_000

/**
 * Removes all files below `prefix`, such as `photos/<member>/`. Throws if the prefix has no final
 * slash, as it could then match files of other members too.
 */
export async function removeFiles(prefix: string): Promise<void> {
  if (!/^\w+\/.*\/$/.test(prefix)) throw new Error(`Refused to remove everything below "${prefix}"`)
  const keys = await listFiles(prefix)
  for (let start = 0; start < keys.length; start += atATime) {
    const Objects = keys.slice(start, start + atATime).map((Key) => ({ Key }))
    const { Errors = [] } = await s3().send(
      new DeleteObjectsCommand({ Bucket: env.photoBucket, Delete: { Objects, Quiet: true } }),
      longRequest(),
    )
    if (Errors.length > 0)
      throw new Error(`${Errors.length} files below ${prefix} were not removed: ${Errors[0]!.Code}`)
  }
}
