import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { copyToEvidenceFile, removeEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, markSettled } from '#functions/stores/safety/evidence.ts'
import { copyAhead, copyToEvidence } from '#functions/stores/safety/evidence-files.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { loadOnce } from '#infra/inventory.ts'
import { evidenceBucket, photoBucket } from '#infra/local/environment.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import * as safety from '#shared/contract/safety.ts'
import { decidedComplaintDays, newEvidenceLockDays } from '#shared/rules/safety-limits.ts'
import { dumpTable } from '#test/support/dump.ts'
import { evidenceKeysOf, evidenceVersionsOf } from '#test/support/evidence.ts'
import { anna } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

let id: string
let photo: string
let about: string
beforeEach(async () => {
  stack.clock.reset()
  const [she, he] = [await anna(stack), await addPicturedMember(stack, { gender: 'male' })]
  ;[id, about, photo] = [newId(), he.id, (await listPhotos(he.id))[0]!.id]
  await she.call(safety.complain, { body: { id, kind: 'photo', member: he.id, text: 'Dit ben ik.', good_faith: true } })
})

async function answer() {
  const complaint = (await findComplaint(id, { consistent: true }))!
  const account = await findAccount(complaint.from!)
  const decision = {
    outcome: 'upheld' as const,
    answer: 'Dit klopt.',
    account,
    staff: { id: 'STAFF1' },
    decided: ['warned' as const],
  }
  await commit(answerComplaint(complaint, decision, stack.clock.now()))
}
const stored = async () => (await dumpTable(stack)).find(({ PK, SK }) => PK === `COMPLAINT#${id}` && SK === 'EVIDENCE')!
const versionsOf = () => evidenceVersionsOf(stack, id)
const copyOf = async (name: string) => (await stack.s3.find(evidenceBucket, `${id}/${photo}/${name}`))!.body

test('TRAP-62 evidence photos are copied once, and after the decision only their removal is due', async () => {
  await stack.settle()
  expect(await stored()).toMatchObject({ isCopied: true })
  expect(Object.keys(await stored())).not.toContain('dueJob')
  const before = await copyOf('full.webp')
  await stack.s3.put(photoBucket, `photos/${about}/${photo}/full.webp`, Buffer.from('another'), {
    contentType: 'image/webp',
  })

  await answer()
  await stack.settle()
  const { keptUntil, dueJob, dueAt } = await stored()
  expect(dueJob).toContain('settleEvidence')
  expect(dueAt).toContain(keptUntil)
  expect(await copyOf('full.webp')).toEqual(before)
})

test('TRAP-62 MOD-03 a decision during the copying of evidence photos keeps its own expiry', async () => {
  const undecided = (await findStoredEvidence(id))!
  await answer()
  const { keptUntil } = await stored()
  await expect(apply(markSettled(id, undecided))).rejects.toBeInstanceOf(Conflict)
  await stack.settle()
  expect(await stored()).toMatchObject({ keptUntil, dueAt: expect.stringContaining(String(keptUntil)) })
})

test('TRAP-62 an unavailable photo bucket blocks nothing else in the stream', async () => {
  await stack.settle()
  const elsewhere = process.env.AWS_ENDPOINT_URL_S3
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  await apply(update(keys.evidence(id), 'REMOVE isCopied'))
  const { PK, SK } = keys.evidence(id)
  const filed: DynamoDBRecord = {
    eventID: id,
    eventName: 'INSERT',
    dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, NewImage: {}, SequenceNumber: '1' },
  }
  const handler = await loadStreamHandler(loadOnce, 'delivery')
  expect(await handler({ Records: [filed] }, contextFor('stream-delivery'))).toEqual({ batchItemFailures: [] })
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'evidence_not_settled' }))
  logged.mockRestore()
  process.env.AWS_ENDPOINT_URL_S3 = elsewhere
})

describe('MOD-07 the evidence', () => {
  const removeAll = () => removeEvidenceFiles(evidenceFolder(id))
  const expectLocked = async () => {
    await expect(removeAll()).rejects.toThrow('AccessDenied')
    expect(await evidenceKeysOf(stack, id)).toHaveLength(2)
  }

  test('of an open case is locked without an end, whoever tries to remove it', async () => {
    await stack.settle()
    await expectLocked()
    stack.clock.advance({ days: 2_000 })
    await stack.runJob('safety', 'settleEvidence')
    await expectLocked()
  })

  test('of a decided case is locked until it can no longer be objected to, and then removed by the job', async () => {
    await answer()
    await stack.settle()
    stack.clock.advance({ days: decidedComplaintDays, minutes: -1 })
    await stack.runJob('safety', 'settleEvidence')
    await expectLocked()
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await evidenceKeysOf(stack, id)).toEqual([])
    expect(await findStoredEvidence(id)).toBeUndefined()
  })

  test('is locked by the bucket before anything else ran, and for longer by the job where the reaction failed', async () => {
    const elsewhere = process.env.AWS_ENDPOINT_URL_S3
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9'
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    await stack.settle()
    logged.mockRestore()
    process.env.AWS_ENDPOINT_URL_S3 = elsewhere
    await copyToEvidence(id, about, [photo])
    await expectLocked()
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('safety', 'settleEvidence')
    stack.clock.advance({ days: 2 })
    await expectLocked()
  })

  test('is copied once by repeats, and each version of parallel copies is locked and removed', async () => {
    await stack.settle()
    const before = await versionsOf()
    await copyToEvidence(id, about, [photo])
    expect(await versionsOf()).toEqual(before)
    await copyToEvidenceFile(`photos/${about}/${photo}/full.webp`, `${id}/${photo}/full.webp`)
    expect(await versionsOf()).toHaveLength(before.length + 1)
    await answer()
    await stack.settle()
    stack.clock.advance({ days: decidedComplaintDays, minutes: 1 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await versionsOf()).toEqual([])
  })

  test('copied ahead of a decision that is never made is removed after the lock of the bucket', async () => {
    const number = 'VK7M-3RDN'
    await copyAhead(number, about, [photo], stack.clock.now())
    await copyAhead(number, about, [photo], stack.clock.now())
    await stack.settle()
    expect(await evidenceKeysOf(stack, number)).toHaveLength(2)
    await expect(removeEvidenceFiles(evidenceFolder(number))).rejects.toThrow('AccessDenied')
    stack.clock.advance({ days: newEvidenceLockDays + 1, minutes: 1 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await evidenceKeysOf(stack, number)).toEqual([])
    expect(await findStoredEvidence(number)).toBeUndefined()
  })
})
