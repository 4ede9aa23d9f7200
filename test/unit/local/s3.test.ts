import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, readAsk } from '#infra/local/http.ts'
import { createS3, type PutEvent, type S3 } from '#infra/local/s3.ts'

let dir: string
let s3: S3
let url: string
let client: S3Client
let close: () => void
const events: PutEvent[] = []
const now = new Date('2026-05-01T12:00:00Z')

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 's3-test-'))
  s3 = createS3({
    dir,
    secretKey: 'secret',
    now: () => now,
    onPut: (event: PutEvent) => events.push(event),
    locked: { name: 'evidence', days: 1 },
  })
  const server = createServer(async (request, response) => {
    answer(response, request.method!, await s3.serve(await readAsk(request, 1e8)))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = new S3Client({
    endpoint: url,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'secret' },
  })
  close = () => server.close()
})

afterAll(async () => {
  client.destroy()
  close()
  await rm(dir, { recursive: true })
})

const Bucket = 'photos'

describe('the AWS client', () => {
  test('puts, reads, copies, tags, lists and deletes', async () => {
    const Key = 'photos/anna/één & twee.avif'
    const Body = Buffer.from('picture')
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentType: 'image/avif',
        CacheControl: 'private',
        Metadata: { state: 'pending' },
      }),
    )
    const got = await client.send(new GetObjectCommand({ Bucket, Key }))
    expect(await got.Body!.transformToString()).toBe('picture')
    expect(got).toMatchObject({
      ContentType: 'image/avif',
      CacheControl: 'private',
      Metadata: { state: 'pending' },
      ContentLength: 7,
    })
    expect(events.at(-1)).toMatchObject({ bucket: Bucket, key: Key, size: 7 })

    const part = await client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=1-3' }))
    expect(await part.Body!.transformToString()).toBe('ict')

    await client.send(
      new CopyObjectCommand({ Bucket, Key: 'photos/anna/copy', CopySource: encodeURIComponent(`${Bucket}/${Key}`) }),
    )
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'photos/anna/copy' }))).toMatchObject({
      ContentType: 'image/avif',
    })

    await client.send(
      new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet: [{ Key: 'state', Value: 'approved' }] } }),
    )
    const { TagSet } = await client.send(new GetObjectTaggingCommand({ Bucket, Key }))
    expect(TagSet).toEqual([{ Key: 'state', Value: 'approved' }])

    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'photos/anna/', MaxKeys: 1 }))
    expect(first.IsTruncated).toBe(true)
    const second = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'photos/anna/', ContinuationToken: first.NextContinuationToken! }),
    )
    const listed = [...first.Contents!, ...second.Contents!].map((object) => object.Key)
    expect(listed).toEqual(['photos/anna/copy', Key])

    await client.send(new DeleteObjectCommand({ Bucket, Key: 'photos/anna/copy' }))
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }))
    expect(await s3.list(Bucket, 'photos/')).toEqual([])
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  test('lists what is there while objects are removed', async () => {
    const keys = Array.from({ length: 100 }, (_, number) => `leaving/${number}`)
    for (let round = 0; round < 3; round++) {
      await Promise.all(keys.map((key) => s3.put(Bucket, key, Buffer.from('x'))))
      const listing = client.send(new ListObjectsV2Command({ Bucket, Prefix: 'leaving/' }))
      const removing = (async () => {
        for (const key of keys) await s3.remove(Bucket, key)
      })()
      const { Contents = [], KeyCount } = await listing
      expect(Contents).toHaveLength(KeyCount!)
      await removing
    }
  })

  test('keeps an object apart from one below its key, and stores nothing outside the folder', async () => {
    // Written by the store itself, because a client would normalise the path.
    for (const key of ['a', 'a/b', '../../outside', '..']) await s3.put('odd', key, Buffer.from(key))
    expect(await s3.list('odd')).toEqual(['..', '../../outside', 'a', 'a/b'])
    expect((await s3.find('odd', 'a'))?.body.toString()).toBe('a')
  })
})

test('an unsigned request is refused', async () => {
  await s3.put(Bucket, 'private', Buffer.from('x'))
  expect((await fetch(`${url}/${Bucket}/private`)).status).toBe(403)
})

type Form = { fields?: Record<string, string>; policy?: Record<string, unknown>; secret?: string; body?: string }

const upload = async ({ fields = {}, policy = {}, secret = 'secret', body = 'a picture' }: Form) => {
  const credential = 'local/20260501/eu-west-1/s3/aws4_request'
  const encoded = Buffer.from(
    JSON.stringify({
      expiration: '2026-05-01T12:05:00Z',
      conditions: [
        { bucket: Bucket },
        ['starts-with', '$key', 'quarantine/'],
        ['eq', '$Content-Type', 'image/jpeg'],
        ['content-length-range', 5, 20],
        { 'x-amz-credential': credential },
      ],
      ...policy,
    }),
  ).toString('base64')
  const key = ['20260501', 'eu-west-1', 's3', 'aws4_request'].reduce<string | Buffer>(
    (secretOrKey, part) => createHmac('sha256', secretOrKey).update(part).digest(),
    `AWS4${secret}`,
  )
  const form = new FormData()
  const all = { key: 'quarantine/1', 'Content-Type': 'image/jpeg', 'x-amz-credential': credential, ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  form.set('policy', encoded)
  form.set('x-amz-signature', createHmac('sha256', key).update(encoded).digest('hex'))
  form.set('file', new Blob([body]), 'me.jpg')
  const response = await fetch(`${url}/${Bucket}`, { method: 'POST', body: form })
  return { status: response.status, code: /<Code>(\w+)/.exec(await response.text())?.[1] }
}

describe('an upload by POST policy', () => {
  test('is stored when it satisfies the policy', async () => {
    expect(await upload({})).toEqual({ status: 204, code: undefined })
    expect(await s3.find(Bucket, 'quarantine/1')).toMatchObject({
      contentType: 'image/jpeg',
      body: Buffer.from('a picture'),
    })
    expect(events.at(-1)).toMatchObject({ key: 'quarantine/1', contentType: 'image/jpeg' })
  })

  test.each([
    ['too large', { body: 'x'.repeat(21) }, 400, 'EntityTooLarge'],
    ['too small', { body: 'x' }, 400, 'EntityTooSmall'],
    ['of another type', { fields: { 'Content-Type': 'text/html' } }, 403, 'AccessDenied'],
    ['under another key', { fields: { key: 'photos/1' } }, 403, 'AccessDenied'],
    ['with a field that no condition names', { fields: { acl: 'public-read' } }, 403, 'AccessDenied'],
    ['after its end', { policy: { expiration: '2026-05-01T12:00:00Z' } }, 403, 'AccessDenied'],
    ['signed by someone else', { secret: 'guess' }, 403, 'SignatureDoesNotMatch'],
  ])('is refused %s', async (_, form, status, code) => {
    const before = events.length
    expect(await upload(form)).toEqual({ status, code })
    expect(events).toHaveLength(before)
  })
})
