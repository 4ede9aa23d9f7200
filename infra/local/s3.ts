import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Ask, escaped, type Reply } from './http.ts'
import { denied, failure, missing, unescapeXml, xml } from './s3-answers.ts'
import { createLockedBucket, type Lock, type LockedBucket } from './s3-lock.ts'

export type StoredObject = {
  body: Buffer
  contentType: string
  cacheControl?: string
  /** Quoted, as in the header. */
  etag: string
  storedAt: string
  /** `x-amz-meta-...` headers. */
  metadata: Record<string, string>
  /** The XML of its tags, as sent. */
  tagging?: string
  /** Lock of the version; set only in a bucket with Object Lock. */
  lock?: Lock
}
type Attributes = Partial<Pick<StoredObject, 'contentType' | 'cacheControl' | 'metadata' | 'tagging'>>

export type PutEvent = { bucket: string; key: string; size: number; contentType: string; etag: string }

export type Bucket = {
  find(key: string): Promise<StoredObject | undefined>
  save(key: string, object: StoredObject): Promise<void>
  remove(key: string): Promise<void>
  list(prefix: string): Promise<string[]>
}

export type S3 = {
  serve(ask: Ask): Promise<Reply>
  find(bucket: string, key: string): Promise<StoredObject | undefined>
  put(bucket: string, key: string, body: Buffer, attributes?: Attributes): Promise<StoredObject>
  remove(bucket: string, key: string): Promise<void>
  list(bucket: string, prefix?: string): Promise<string[]>
  clear(): Promise<void>
}

/**
 * A path segment that cannot leave its folder. `%d` marks a folder, `%o` an object:
 * percent-encoding never ends with `%d` or `%o`, so names cannot collide.
 */
const folderName = (part: string) => `${encodeURIComponent(part)}%d`
const objectName = (part: string) => `${encodeURIComponent(part)}%o`

/** Bucket as a folder on disk. */
function createBucket(dir: string, name: string): Bucket {
  const root = path.join(dir, folderName(name))
  /** Folder of an object, or of all objects with a prefix. */
  const folderOf = (key: string) => path.join(root, ...key.split('/').slice(0, -1).map(folderName))
  const fileOf = (key: string) => path.join(folderOf(key), objectName(key.split('/').at(-1)!))
  return {
    find: async (key) => {
      const content = await readFile(fileOf(key)).catch(() => undefined)
      if (!content) return undefined
      // One file contains the attributes, in its first line, and the body, so that they stay
      // consistent.
      const end = content.indexOf('\n')
      return { ...JSON.parse(content.subarray(0, end).toString()), body: content.subarray(end + 1) }
    },
    save: async (key, { body, ...attributes }) => {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      const half = `${file}.${crypto.randomUUID()}`
      await writeFile(half, Buffer.concat([Buffer.from(`${JSON.stringify(attributes)}\n`), body]))
      await rename(half, file)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async (prefix) => {
      const found = await readdir(folderOf(prefix), { recursive: true, withFileTypes: true }).catch(() => [])
      return found
        .filter((entry) => entry.isFile() && entry.name.endsWith('%o'))
        .map((entry) => {
          const folders = path.relative(root, entry.parentPath).split(path.sep).filter(Boolean)
          return [...folders, entry.name].map((part) => decodeURIComponent(part.slice(0, -2))).join('/')
        })
        .filter((key) => key.startsWith(prefix))
        .sort()
    },
  }
}

/**
 * A small S3 on disk: put, get, head, delete, copy, list, tags, and the POST policy of a browser's
 * upload with the refusals of the real one. Unsigned requests are refused, but only the signature
 * of a POST policy is verified. Of a presigned download, only the expiry is checked.
 */
export function createS3(options: {
  dir: string
  secretKey: string
  now: () => Date
  /** Bucket with Object Lock, which sends no events. */
  locked: LockedBucket
  /** Called after an object was stored, like S3's event. */
  onPut?: (event: PutEvent) => void
}): S3 {
  const locked = createLockedBucket(createBucket(options.dir, options.locked.name), options.locked, options.now)
  const bucketOf = (name: string) => (name === options.locked.name ? locked.bucket : createBucket(options.dir, name))
  const find = (bucket: string, key: string) => bucketOf(bucket).find(key)
  const save = (bucket: string, key: string, object: StoredObject) => bucketOf(bucket).save(key, object)

  const put = async (bucket: string, key: string, body: Buffer, attributes: Attributes = {}) => {
    const object: StoredObject = {
      contentType: 'application/octet-stream',
      metadata: {},
      ...attributes,
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
      storedAt: options.now().toISOString(),
      body,
    }
    await save(bucket, key, object)
    if (bucket !== options.locked.name)
      options.onPut?.({ bucket, key, size: body.length, contentType: object.contentType, etag: object.etag })
    return object
  }

  const remove = (bucket: string, key: string) => bucketOf(bucket).remove(key)
  const list = (bucket: string, prefix = '') => bucketOf(bucket).list(prefix)

  const serveObject = async (ask: Ask, bucket: string, key: string): Promise<Reply> => {
    const { method, url, headers } = ask
    if (url.searchParams.has('tagging')) return serveTags(ask, bucket, key)
    if (method === 'PUT' && headers['x-amz-copy-source']) {
      const source = decodeURIComponent(headers['x-amz-copy-source']).replace(/^\//, '')
      const slash = source.indexOf('/')
      const original = await find(source.slice(0, slash), source.slice(slash + 1))
      if (!original) return missing
      const { body, contentType, cacheControl, metadata } = original
      const isReplacing = headers['x-amz-metadata-directive'] === 'REPLACE'
      const { etag, storedAt } = await put(
        bucket,
        key,
        body,
        isReplacing ? attributesOf(headers) : { contentType, cacheControl, metadata },
      )
      return xml(
        `<CopyObjectResult><ETag>${escaped(etag)}</ETag><LastModified>${storedAt}</LastModified></CopyObjectResult>`,
      )
    }
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && (await find(bucket, key))) return failure(412, 'PreconditionFailed')
      const { etag } = await put(bucket, key, bodyOf(ask), attributesOf(headers))
      return { status: 200, headers: { etag } }
    }
    if (method === 'DELETE') {
      await remove(bucket, key)
      return { status: 204 }
    }
    if (method !== 'GET' && method !== 'HEAD') return failure(405, 'MethodNotAllowed')
    const object = await find(bucket, key)
    if (!object) return missing
    const reply = replyWith(object, headers.range)
    const disposition = url.searchParams.get('response-content-disposition')
    return disposition ? { ...reply, headers: { ...reply.headers, 'content-disposition': disposition } } : reply
  }

  const serveTags = async (ask: Ask, bucket: string, key: string): Promise<Reply> => {
    const object = await find(bucket, key)
    if (!object) return missing
    if (ask.method === 'GET') return xml(object.tagging ?? '<Tagging><TagSet/></Tagging>')
    const { tagging: _, ...untagged } = object
    await save(bucket, key, ask.method === 'PUT' ? { ...untagged, tagging: bodyOf(ask).toString() } : untagged)
    return { status: ask.method === 'PUT' ? 200 : 204 }
  }

  const serveBucket = async (ask: Ask, bucket: string): Promise<Reply> => {
    const { method, url } = ask
    if (method === 'PUT' || method === 'HEAD') return { status: 200 }
    if (method === 'POST' && url.searchParams.has('delete')) {
      const keys = [
        ...bodyOf(ask)
          .toString()
          .matchAll(/<Key>(.*?)<\/Key>/g),
      ].map(([, key]) => unescapeXml(key!))
      await Promise.all(keys.map((key) => remove(bucket, key)))
      return xml(
        `<DeleteResult>${keys.map((key) => `<Deleted><Key>${escaped(key)}</Key></Deleted>`).join('')}</DeleteResult>`,
      )
    }
    if (method !== 'GET') return failure(405, 'MethodNotAllowed')
    const { searchParams } = url
    const maximum = Number(searchParams.get('max-keys') ?? 1_000)
    const after = searchParams.get('continuation-token') ?? searchParams.get('start-after') ?? ''
    const keys = (await list(bucket, searchParams.get('prefix') ?? '')).filter((key) => key > after)
    const page = keys.slice(0, maximum)
    const contents = await Promise.all(
      page.map(async (key) => {
        const object = await find(bucket, key)
        // The object was removed after the keys were read, so it is left out.
        if (!object) return ''
        return `<Contents><Key>${escaped(key)}</Key><LastModified>${object.storedAt}</LastModified><ETag>${escaped(object.etag)}</ETag><Size>${object.body.length}</Size></Contents>`
      }),
    )
    const more = keys.length > maximum ? `<NextContinuationToken>${escaped(page.at(-1))}</NextContinuationToken>` : ''
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><KeyCount>${contents.filter((one) => one).length}</KeyCount><MaxKeys>${maximum}</MaxKeys><IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
    )
  }

  const serveUpload = async (ask: Ask, bucket: string): Promise<Reply> => {
    const form = await new Response(new Uint8Array(ask.body), {
      headers: { 'content-type': ask.headers['content-type']! },
    })
      .formData()
      .catch(() => undefined)
    const file = form?.get('file')
    if (!form || !file || typeof file === 'string')
      return failure(400, 'InvalidArgument', 'POST requires exactly one file upload')
    // Field names of a policy are case-insensitive.
    const fields = new Map(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
    )
    const body = Buffer.from(await file.arrayBuffer())
    const key = (fields.get('key') ?? '').replace(/\$\{filename\}/g, () => file.name)
    const refusal = refusalOf({
      bucket,
      key,
      fields,
      size: body.length,
      now: options.now(),
      secretKey: options.secretKey,
    })
    if (refusal) return refusal
    const { etag } = await put(bucket, key, body, {
      contentType: fields.get('content-type') ?? 'binary/octet-stream',
      metadata: metadataIn(fields),
    })
    const status = Number(fields.get('success_action_status') ?? 204)
    if (status !== 201) return { status: status === 200 ? 200 : 204, headers: { etag } }
    return {
      ...xml(
        `<PostResponse><Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><ETag>${escaped(etag)}</ETag></PostResponse>`,
      ),
      status,
    }
  }

  const serve = async (ask: Ask): Promise<Reply> => {
    const [bucket = '', ...rest] = ask.url.pathname.slice(1).split('/')
    const key = decodeURIComponent(rest.join('/'))
    if (ask.method === 'OPTIONS') return { status: 204, headers: openToPages }
    if (!bucket) return failure(405, 'MethodNotAllowed')
    if (!key && ask.method === 'POST' && ask.headers['content-type']?.startsWith('multipart/form-data')) {
      const reply = await serveUpload(ask, bucket)
      return { ...reply, headers: { ...reply.headers, ...openToPages } }
    }
    if (!ask.headers.authorization && !isPresigned(ask, options.now()))
      return failure(403, 'AccessDenied', 'Access Denied')
    const reply = bucket === options.locked.name ? await locked.serve({ ...ask, body: bodyOf(ask) }, key) : undefined
    if (reply) return reply
    return key ? serveObject(ask, bucket, key) : serveBucket(ask, bucket)
  }

  return { serve, find, put, remove, list, clear: () => rm(options.dir, { recursive: true, force: true }) }
}

/** Whether the URL is presigned for a download, and has not expired. */
function isPresigned({ method, url: { searchParams } }: Ask, now: Date): boolean {
  const signedAt = (searchParams.get('X-Amz-Date') ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  const endsAt = Date.parse(signedAt) + Number(searchParams.get('X-Amz-Expires')) * 1000
  return method === 'GET' && searchParams.has('X-Amz-Signature') && endsAt > now.getTime()
}

/** The response for an object, or for the requested byte range. */
export const replyWith = (object: StoredObject, range?: string): Reply => {
  const size = object.body.length
  const headers = {
    'content-type': object.contentType,
    etag: object.etag,
    'last-modified': new Date(object.storedAt).toUTCString(),
    'accept-ranges': 'bytes',
    ...(object.cacheControl && { 'cache-control': object.cacheControl }),
    ...object.metadata,
  }
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  if (!asked) return { status: 200, headers, body: object.body }
  const from = Number(asked[1])
  const to = Math.min(asked[2] ? Number(asked[2]) : size - 1, size - 1)
  if (from > to) return { ...failure(416, 'InvalidRange'), headers: { 'content-range': `bytes */${size}` } }
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}` },
    body: object.body.subarray(from, to + 1),
  }
}

type Upload = { bucket: string; key: string; fields: Map<string, string>; size: number; now: Date; secretKey: string }
type Condition = Record<string, string> | [operator: string, first: string | number, second: string | number]

/**
 * S3's reason to refuse an upload, or undefined: signature, expiry, each condition, and any field
 * without a condition.
 */
const refusalOf = ({ bucket, key, fields, size, now, secretKey }: Upload): Reply | undefined => {
  const encoded = fields.get('policy')
  if (!encoded || !key) return denied('Bucket POST must contain a policy and a key')
  if (!isSigned(encoded, fields, secretKey)) return failure(403, 'SignatureDoesNotMatch')
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (now >= new Date(policy.expiration)) return denied('Invalid according to Policy: Policy expired.')

  const values = new Map([...fields, ['bucket', bucket], ['key', key]])
  const unnamed = new Set(fields.keys())
  for (const ignored of ['policy', 'x-amz-signature', 'file']) unnamed.delete(ignored)
  for (const condition of policy.conditions) {
    const [operator, first, second] = Array.isArray(condition)
      ? condition
      : (['eq', `$${Object.keys(condition)[0]}`, Object.values(condition)[0]!] as const)
    if (operator === 'content-length-range') {
      if (size < Number(first))
        return failure(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
      if (size > Number(second))
        return failure(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
      continue
    }
    const name = String(first).slice(1).toLowerCase()
    const value = values.get(name) ?? ''
    unnamed.delete(name)
    const isMet =
      operator === 'starts-with' ? value.startsWith(String(second)) : operator === 'eq' && value === String(second)
    if (!isMet)
      return denied(
        `Invalid according to Policy: Policy Condition failed: ${JSON.stringify([operator, first, second])}`,
      )
  }
  const extra = [...unnamed].find((name) => !name.startsWith('x-ignore-'))
  return extra ? denied(`Invalid according to Policy: Extra input fields: ${extra}`) : undefined
}

const isSigned = (policy: string, fields: Map<string, string>, secretKey: string) => {
  const [, date = '', region = '', service = ''] = (fields.get('x-amz-credential') ?? '').split('/')
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretKey}`,
  )
  const right = createHmac('sha256', key).update(policy).digest()
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

const metadataIn = (fields: Iterable<[string, string]>) =>
  Object.fromEntries([...fields].filter(([name]) => name.startsWith('x-amz-meta-')))

const attributesOf = (headers: Ask['headers']): Attributes => ({
  contentType: headers['content-type'] ?? 'application/octet-stream',
  ...(headers['cache-control'] && { cacheControl: headers['cache-control'] }),
  metadata: metadataIn(Object.entries(headers)),
})

/**
 * Body of a request, with the chunk headers removed: the SDK sends streams in signed chunks, each
 * preceded by `size;chunk-signature=...`.
 */
const bodyOf = ({ headers, body }: Ask): Buffer => {
  const isChunked =
    headers['content-encoding']?.includes('aws-chunked') || headers['x-amz-content-sha256']?.startsWith('STREAMING')
  if (!isChunked) return body
  const parts: Buffer[] = []
  for (let start = 0; ; ) {
    const end = body.indexOf('\r\n', start)
    const size = end < 0 ? 0 : Number.parseInt(body.subarray(start, end).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    start = end + 2 + size + 2
  }
}

// CORS headers for a form posted to the bucket itself; the site's pages post to their own origin.
const openToPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'etag',
}
