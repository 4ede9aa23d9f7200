import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { removedPrefix, renditionsPrefix, verificationKey } from '#functions/platform/bucket-paths.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { loadOnce } from '#infra/inventory.ts'
import { photoBucket } from '#infra/local/environment.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import * as photos from '#shared/contract/photos.ts'
import { openCloudFront } from '#test/support/cloudfront.ts'
import { dumpTable } from '#test/support/dump.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const edge = openCloudFront()
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

/** Runs while the photo bucket does not answer. */
async function withoutBucket<T>(run: () => Promise<T>): Promise<T> {
  const elsewhere = process.env.AWS_ENDPOINT_URL_S3
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
  vi.spyOn(console, 'warn').mockReturnValue()
  try {
    return await run()
  } finally {
    process.env.AWS_ENDPOINT_URL_S3 = elsewhere
  }
}

const filesBelow = (prefix: string) => stack.s3.list(photoBucket, prefix)
const waiting = async () => (await dumpTable(stack)).filter(({ SK }) => SK === 'FILE_REMOVAL').length
async function retry() {
  stack.clock.advance({ minutes: 1 })
  await stack.runJob('photos', 'retryFileRemovals')
}

const record = (
  eventName: 'MODIFY' | 'REMOVE',
  { PK, SK }: { PK: string; SK: string },
  OldImage: NonNullable<DynamoDBRecord['dynamodb']>['OldImage'],
  NewImage?: typeof OldImage,
): DynamoDBRecord => ({
  eventID: newId(),
  eventName,
  dynamodb: {
    Keys: { PK: { S: PK }, SK: { S: SK } },
    SequenceNumber: '1',
    ...(OldImage && { OldImage }),
    ...(NewImage && { NewImage }),
  },
})
const deliver = async (one: DynamoDBRecord) =>
  (await loadStreamHandler(loadOnce, 'delivery'))({ Records: [one] }, contextFor('stream-delivery'))

const image = { contentType: 'image/webp' }
const store = (key: string) => stack.s3.put(photoBucket, key, Buffer.from('x'), image)

test('TRAP-46 a removed photo leaves bucket and edge after a fault of the bucket, and holds up nothing else', async () => {
  const member = await addPicturedMember(stack)
  const { id } = (await listPhotos(member.id))[0]!
  const files = renditionsPrefix(member.id, id)
  await stack.settle()
  expect(await filesBelow(files)).not.toEqual([])
  const newcomer = await withoutBucket(async () => {
    await member.call(photos.remove, { query: { id }, body: {} })
    const signedUp = await signUp(stack)
    await stack.settle()
    return signedUp
  })
  expect(await mailsTo(stack, newcomer.form.email)).toHaveLength(1)
  expect(await filesBelow(files)).not.toEqual([])
  expect(await waiting()).toBe(1)

  const before = edge.invalidations.length
  await Promise.all([retry(), retry()])
  expect(await filesBelow(files)).toEqual([])
  expect(edge.invalidations.slice(before).flat()).toContain(`/${files}*`)
  expect(await waiting()).toBe(0)
})

test('MOD-22 the picture of a decided verification is removed after a fault of the bucket', async () => {
  const [member, id] = [newId(), newId()]
  await store(verificationKey(member, id))
  const removed = record('REMOVE', keys.verification(member), { id: { S: id } })
  expect(await withoutBucket(() => deliver(removed))).toEqual({ batchItemFailures: [] })
  expect(await waiting()).toBe(1)
  await retry()
  expect(await filesBelow(verificationKey(member, id))).toEqual([])
  expect(await waiting()).toBe(0)
})

test('MOD-01 the photo of a removed message is hidden after a fault of the bucket, unless it was restored meanwhile', async () => {
  const messages = await Promise.all(
    ['hidden', 'restored'].map(async (end) => {
      const [from, id, key] = [newId(), newId(), keys.message(newId(), stack.clock.now().toISOString(), newId())]
      await store(`${renditionsPrefix(from, `message-${id}`)}full.webp`)
      await apply(put(key, { id, from, type: 'image', ...(end === 'hidden' && { removed: 'WM7P' }) }))
      const before = { id: { S: id }, from: { S: from }, type: { S: 'image' } }
      return { from, id: `message-${id}`, change: record('MODIFY', key, before, { ...before, removed: { S: 'WM7P' } }) }
    }),
  )
  await withoutBucket(async () => {
    for (const { change } of messages) await deliver(change)
  })
  await retry()
  const [hidden, restored] = messages.map(({ from, id }) => ({
    shown: () => filesBelow(renditionsPrefix(from, id)),
    hidden: () => filesBelow(removedPrefix(from, id)),
  }))
  expect([(await hidden!.shown()).length, (await hidden!.hidden()).length]).toEqual([0, 1])
  expect([(await restored!.shown()).length, (await restored!.hidden()).length]).toEqual([1, 0])
  expect(await waiting()).toBe(0)
})
