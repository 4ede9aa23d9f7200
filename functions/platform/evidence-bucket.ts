import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  ObjectLockLegalHoldStatus,
  ObjectLockRetentionMode,
  PutObjectLegalHoldCommand,
  PutObjectRetentionCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { env } from './env.ts'
import { download, isMissing, longRequest, type StoredFile, s3 } from './s3-client.ts'

// Files of the evidence bucket cannot be overwritten: each write creates a new version, which the
// bucket locks for a day. Names of folders end in a slash.

/** File of the evidence, or undefined; throws FileTooLarge above `maxBytes`. */
export const findEvidenceFile = (Key: string, maxBytes: number): Promise<StoredFile | undefined> =>
  download({ Bucket: env.evidenceBucket, Key }, maxBytes)

/** Keys of the files in a folder, without older versions. */
export async function listEvidenceFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for await (const page of paginateListObjectsV2({ client: s3() }, { Bucket: env.evidenceBucket, Prefix: folder }))
    found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
  return found
}

/** Copies a file of the photo bucket with its attributes; false if there is no such file. */
export async function copyToEvidenceFile(photo: string, key: string): Promise<boolean> {
  const copy = { Bucket: env.evidenceBucket, Key: key, CopySource: `${env.photoBucket}/${photo}` }
  return (await s3().send(new CopyObjectCommand(copy)).catch(isMissing)) !== undefined
}

/**
 * Locks all versions of the files in a folder until `until`. If `until` is null, a legal hold locks
 * them without an end. An earlier hold is released only after the lock until `until` is set, so
 * that the files are never unlocked in between. S3 refuses to shorten a lock.
 */
export async function lockEvidenceFiles(folder: string, until: Date | null): Promise<void> {
  const hold = async (version: Version, Status: ObjectLockLegalHoldStatus) =>
    s3().send(new PutObjectLegalHoldCommand({ ...version, LegalHold: { Status } }))
  await eachVersion(folder, async (version) => {
    if (until === null) return hold(version, ObjectLockLegalHoldStatus.ON)
    const Retention = { Mode: ObjectLockRetentionMode.GOVERNANCE, RetainUntilDate: until }
    await s3().send(new PutObjectRetentionCommand({ ...version, Retention }))
    return hold(version, ObjectLockLegalHoldStatus.OFF)
  })
}

/** Removes all versions in a folder; S3 refuses to remove locked versions. Idempotent. */
export async function removeEvidenceFiles(folder: string): Promise<void> {
  const versions = await listVersions(folder)
  for (let start = 0; start < versions.length; start += atATime) {
    const Objects = versions.slice(start, start + atATime).map(({ Key, VersionId }) => ({ Key, VersionId }))
    const { Errors = [] } = await s3().send(
      new DeleteObjectsCommand({ Bucket: env.evidenceBucket, Delete: { Objects, Quiet: true } }),
      longRequest(),
    )
    if (Errors.length > 0)
      throw new Error(`${Errors.length} files of the evidence ${folder} were not removed: ${Errors[0]!.Code}`)
  }
}

type Version = { Bucket: string; Key: string; VersionId: string }

/** Limit of S3's DeleteObjects. */
const atATime = 1_000
/** Parallel requests; evidence has up to a few hundred files. */
const atOnce = 20

async function eachVersion(folder: string, work: (version: Version) => Promise<unknown>): Promise<void> {
  const versions = await listVersions(folder)
  for (let start = 0; start < versions.length; start += atOnce)
    await Promise.all(versions.slice(start, start + atOnce).map(work))
}

async function listVersions(folder: string): Promise<Version[]> {
  if (!/^[\w-]+\/$/.test(folder)) throw new Error(`"${folder}" is no folder of evidence`)
  const Bucket = env.evidenceBucket
  const found: Version[] = []
  let page: ListObjectVersionsCommandOutput | undefined
  do {
    const after = page && { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
    page = await s3().send(new ListObjectVersionsCommand({ Bucket, Prefix: folder, ...after }))
    for (const { Key, VersionId } of page.Versions ?? [])
      if (Key !== undefined && VersionId !== undefined) found.push({ Bucket, Key, VersionId })
  } while (page.IsTruncated)
  return found
}
