import type { DynamoDBRecord } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { discardPhoto } from '#functions/stores/photos/discard.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findStoredEvidence } from '#functions/stores/safety/evidence.ts'
import { keys } from '#functions/table/keys.ts'
import { loadOnce } from '#infra/inventory.ts'
import { evidenceBucket, photoBucket } from '#infra/local/environment.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { filesOf, sendPhoto } from '#test/support/chat-photos.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
let she: Member
let he: Member
let photo: string
let id: string
beforeEach(async () => {
  stack.clock.reset()
  ;[she, he] = [await anna(stack), await addPicturedMember(stack, { gender: 'male' })]
  ;[photo, id] = [(await listPhotos(he.id))[0]!.id, newId()]
})
afterEach(() => vi.restoreAllMocks())

const complain = (member: Member) =>
  she.call(safety.complain, {
    body: { id, kind: 'photo', member: member.id, text: 'Dit ben ik.', good_faith: true },
  })
const removeOwn = () => he.call(photos.remove, { body: { id: photo } })
const originals = () => stack.s3.list(photoBucket, `photos/${he.id}/${photo}/`)
const copies = (of = photo) => stack.s3.list(evidenceBucket, `${id}/${of}/`)

/** Files a complaint whose photos the reaction cannot copy, because the bucket does not answer. */
async function complainUncopied(member: Member) {
  const elsewhere = process.env.AWS_ENDPOINT_URL_S3
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await complain(member)
  await stack.settle()
  warned.mockRestore()
  process.env.AWS_ENDPOINT_URL_S3 = elsewhere
  expect(await findStoredEvidence(id)).not.toHaveProperty('isCopied')
}

/** Delivers the insertion of an item to the lane `delivery`, as the stream may do late or again. */
async function deliver({ PK, SK }: { PK: string; SK: string }) {
  const record: DynamoDBRecord = {
    eventID: newId(),
    eventName: 'INSERT',
    dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, NewImage: {}, SequenceNumber: '1' },
  }
  const handler = await loadStreamHandler(loadOnce, 'delivery')
  expect(await handler({ Records: [record] }, contextFor('stream-delivery'))).toEqual({ batchItemFailures: [] })
}

describe('TRAP-62 the photo of a complaint is copied as evidence', () => {
  const removeAndSettle = async () => {
    await removeOwn()
    await stack.settle()
    expect(await originals()).toEqual([])
  }

  test('if the stream delivers the evidence first', async () => {
    await complain(he)
    await stack.settle()
    await removeAndSettle()
    expect(await copies()).toHaveLength(2)
  })

  test('if the stream delivers the removal first', async () => {
    await complainUncopied(he)
    await removeAndSettle()
    expect(await copies()).toEqual([])
    await deliver(keys.evidence(id))
    expect(await copies()).toHaveLength(2)
    const evidence = await findStoredEvidence(id)
    expect(evidence).toMatchObject({ isCopied: true })
    expect(evidence).not.toHaveProperty('missing')
  })

  test('if its message in a conversation is removed first', async () => {
    const b = await bram(stack)
    const sent = await sendPhoto(stack, b, she)
    await complainUncopied(b)
    await discardPhoto(b.id, `message-${sent}`)
    expect(await filesOf(stack, b, sent)).toEqual([])
    await deliver(keys.evidence(id))
    expect(await copies(`message-${sent}`)).toHaveLength(2)
  })

  test('if the evidence waits for the job and its member is due for erasure meanwhile', async () => {
    await leave(stack, he, he.email)
    stack.clock.advance({ days: deletionGraceDays, minutes: -1 })
    await complainUncopied(he)
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('account', 'purgeMembers')
    expect(await findAccount(he.id)).toBeDefined()
    await deliver(keys.evidence(id))
    await stack.runJob('account', 'purgeMembers')
    expect(await findAccount(he.id)).toBeUndefined()
    expect(await copies()).toHaveLength(2)
  })
})

describe('TRAP-62 a complaint whose photo has no file', () => {
  const lose = async () => {
    await Promise.all((await originals()).map((key) => stack.s3.remove(photoBucket, key)))
  }
  const job = () => stack.runJob('safety', 'settleEvidence')

  test('stays due for an hour, and then staff see that the photo is missing', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const failed = vi.spyOn(console, 'error').mockReturnValue()
    await lose()
    await complain(he)
    await stack.settle()
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ event: 'evidence_photo_not_found' }))
    stack.clock.advance({ minutes: 59 })
    await job()
    expect(await findStoredEvidence(id)).not.toHaveProperty('isCopied')
    expect(failed).not.toHaveBeenCalled()
    stack.clock.advance({ minutes: 2 })
    await job()
    const lost = { event: 'evidence_photo_missing', evidence: id, photos: 1 }
    expect(failed.mock.calls).toEqual([[lost]])
    await job()
    expect(failed).toHaveBeenCalledTimes(1)
    const staff = await openStaff(stack)
    const { evidence } = await staff.call(moderation.complaint, { query: { id } })
    expect(evidence!.photos).toEqual([{ id: photo, reported: false, missing: true }])
  })

  test('is settled when the file is back within the hour', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const files = await Promise.all(
      (await originals()).map(async (key) => ({ key, ...(await stack.s3.find(photoBucket, key))! })),
    )
    await lose()
    await complain(he)
    await stack.settle()
    for (const { key, body } of files) await stack.s3.put(photoBucket, key, body, { contentType: 'image/webp' })
    stack.clock.advance({ minutes: 2 })
    await job()
    const staff = await openStaff(stack)
    const { evidence } = await staff.call(moderation.complaint, { query: { id } })
    expect(evidence!.photos).toEqual([{ id: photo, reported: false }])
    expect((await pictureFor(staff, { id, photo })).length).toBeGreaterThan(0)
  })
})
