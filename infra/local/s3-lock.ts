import { ulid } from 'ulid'
import { dayMs } from '#shared/rules/durations.ts'
import { type Ask, escaped, type Reply } from './http.ts'
import type { Bucket, StoredObject } from './s3.ts'
import { denied, failure, missing, unescapeXml, xml } from './s3-answers.ts'

/** Lock of a version, as S3's Object Lock in the mode GOVERNANCE. */
export type Lock = { retainUntil: string; hold: boolean }

/** `days`: default retention of the bucket, which locks each new version for that time. */
export type LockedBucket = { name: string; days: number }

/**
 * Bucket with versions and Object Lock, built on a plain bucket in which the version is the last
 * part of each key. Imitates what the functions use: a write adds a version, and a locked version
 * cannot be removed or unlocked early. The permissions of roles are not checked here, but by tests
 * of the templates (test/infra).
 */
export function createLockedBucket(plain: Bucket, { days }: LockedBucket, now: () => Date) {
  const pathOf = (key: string, version: string) => `${key}/${version}`
  const listVersions = async (prefix: string) =>
    (await plain.list(prefix)).map((path) => {
      const slash = path.lastIndexOf('/')
      return { key: path.slice(0, slash), version: path.slice(slash + 1) }
    })
  const newest = async (key: string) => (await listVersions(`${key}/`)).filter((one) => one.key === key).at(-1)?.version

  const bucket: Bucket = {
    find: async (key) => {
      const version = await newest(key)
      return version === undefined ? undefined : plain.find(pathOf(key, version))
    },
    save: (key, object) => {
      const retainUntil = new Date(now().getTime() + days * dayMs).toISOString()
      return plain.save(pathOf(key, ulid()), { ...object, lock: { retainUntil, hold: false } })
    },
    remove: async () => {
      throw new Error('A file of a locked bucket is removed by its version')
    },
    list: async (prefix) => [...new Set((await listVersions(prefix)).map(({ key }) => key))],
  }

  const isLocked = ({ lock }: StoredObject) => lock?.hold || (lock?.retainUntil ?? '') > now().toISOString()

  /** Removes a version; false if the version is locked. */
  const removeVersion = async (path: string): Promise<boolean> => {
    const object = await plain.find(path)
    if (object && isLocked(object)) return false
    await plain.remove(path)
    return true
  }

  const changeLock = async (path: string, { url, body }: Ask): Promise<Reply> => {
    const object = await plain.find(path)
    if (!object?.lock) return missing
    const asked = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(body.toString())?.[1] ?? ''
    if (url.searchParams.has('legal-hold')) {
      await plain.save(path, { ...object, lock: { ...object.lock, hold: asked('Status') === 'ON' } })
      return { status: 200 }
    }
    const until = new Date(asked('RetainUntilDate'))
    if (until <= now()) return failure(400, 'InvalidArgument', 'The retain until date must be in the future!')
    const isShorter = until.toISOString() < object.lock.retainUntil && object.lock.retainUntil > now().toISOString()
    if (isShorter) return denied(lockedMessage)
    await plain.save(path, { ...object, lock: { ...object.lock, retainUntil: until.toISOString() } })
    return { status: 200 }
  }

  const removeMany = async (body: string): Promise<Reply> => {
    const told = [...body.matchAll(/<Object>(.*?)<\/Object>/gs)].map(async ([, object = '']) => {
      const [, key = ''] = /<Key>(.*?)<\/Key>/.exec(object) ?? []
      const [, version] = /<VersionId>(.*?)<\/VersionId>/.exec(object) ?? []
      if (version && (await removeVersion(pathOf(unescapeXml(key), version)))) return ''
      return `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>${lockedMessage}</Message></Error>`
    })
    return xml(`<DeleteResult>${(await Promise.all(told)).join('')}</DeleteResult>`)
  }

  /** Handles requests that only a bucket with versions and locks has; undefined for all others. */
  const serve = async (ask: Ask, key: string): Promise<Reply | undefined> => {
    const { method, url } = ask
    const asked = url.searchParams
    const version = asked.get('versionId')
    if (!key && method === 'GET' && asked.has('versions'))
      return versionsOf(await listVersions(asked.get('prefix') ?? ''))
    if (!key && method === 'POST' && asked.has('delete')) return removeMany(ask.body.toString())
    if (method === 'PUT' && (asked.has('retention') || asked.has('legal-hold')))
      return version ? changeLock(pathOf(key, version), ask) : failure(400, 'InvalidRequest')
    if (method !== 'DELETE') return undefined
    // A removal without a version only hides the file on AWS, and no role has that permission.
    return version && (await removeVersion(pathOf(key, version))) ? { status: 204 } : denied(lockedMessage)
  }

  return { bucket, serve }
}

const lockedMessage = 'Access Denied because object protected by object lock.'

const versionsOf = (versions: readonly { key: string; version: string }[]) =>
  xml(
    `<ListVersionsResult><IsTruncated>false</IsTruncated>${versions
      .map(({ key, version }) => `<Version><Key>${escaped(key)}</Key><VersionId>${version}</VersionId></Version>`)
      .join('')}</ListVersionsResult>`,
  )
