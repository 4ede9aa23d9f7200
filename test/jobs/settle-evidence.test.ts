import type { DynamoDBRecord } from 'aws-lambda'
import { beforeEach, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { findStoredEvidence, markPhotosCopied } from '#functions/stores/safety/evidence.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { loadOnce } from '#infra/inventory.ts'
import { photoBucket } from '#infra/local/environment.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import { safety } from '#shared/contract/safety.ts'
import { decidedComplaintDays } from '#shared/rules/limits.ts'
import { openCloudFront } from '#test/support/cloudfront.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
const edge = openCloudFront()

let id: string
let folder: string
let photo: string
let about: string
beforeEach(async () => {
  stack.clock.reset()
  const [she, he] = [await anna(stack), await addPicturedMember(stack, { gender: 'male' })]
  ;[id, about, photo] = [newId(), he.id, (await listPhotos(he.id))[0]!.id]
  folder = `photos/evidence-${id}/`
  await she.call(safety.complain, { body: { id, kind: 'photo', member: he.id, text: 'Dit ben ik.' } })
})

async function answer() {
  const complaint = (await findComplaint(id, { consistent: true }))!
  const account = await findAccount(complaint.from!)
  const decision = { outcome: 'upheld' as const, answer: 'Dit klopt.', account, staff: { id: 'STAFF1' } }
  await commit(answerComplaint(complaint, decision, stack.clock.now()))
}
const stored = async () => (await dumpTable(stack)).find(({ PK, SK }) => PK === `COMPLAINT#${id}` && SK === 'EVIDENCE')!
const copyOf = async (name: string) => (await stack.s3.find(photoBucket, `${folder}${photo}/${name}`))!.body

test('TRAP-62 evidence photos are copied once, and after the decision only their removal is due', async () => {
  await stack.settle()
  expect(await stored()).toMatchObject({ isCopied: true })
  expect(Object.keys(await stored())).not.toContain('dueJob')
  const before = await copyOf('full.avif')
  await stack.s3.put(photoBucket, `photos/${about}/${photo}/full.avif`, Buffer.from('another'), {
    contentType: 'image/avif',
  })

  await answer()
  await stack.settle()
  const { keptUntil, dueJob, dueAt } = await stored()
  expect(dueJob).toContain('settleEvidence')
  expect(dueAt).toContain(keptUntil)
  expect(await copyOf('full.avif')).toEqual(before)
})

test('TRAP-62 MOD-03 a decision during the copying of evidence photos keeps its own expiry', async () => {
  const undecided = (await findStoredEvidence(id))!
  await answer()
  const { keptUntil } = await stored()
  await expect(apply(markPhotosCopied(id, undecided))).rejects.toBeInstanceOf(Conflict)
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

test('MOD-03 the copies of evidence photos are invalidated at the edge when removed', async () => {
  await answer()
  await stack.settle()
  stack.clock.advance({ days: decidedComplaintDays, minutes: 1 })
  await stack.runJob('safety', 'settleEvidence')
  expect(await stack.s3.list(photoBucket, folder)).toEqual([])
  expect(edge.invalidations).toContainEqual([`/${folder}*`])
})
