import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { localVariableNames } from '#functions/platform/resources.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { listFunctionsOf, loadOnce } from '#infra/inventory.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import * as safety from '#shared/contract/safety.ts'
import { dumpTable } from '#test/support/dump.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { anna } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

/** What the faulty S3 does with each request that it accepts. */
let answer: (response: ServerResponse) => void
const faulty = createServer((_, response) => answer(response))
let endpoint: string
beforeAll(async () => {
  await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`
})
afterAll(() => {
  faulty.closeAllConnections()
  faulty.close()
})

const hangs = () => {}
const fails = (status: number, code: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

/** From here on, the buckets are at `url`, and the time limits are those on AWS. */
function breakBuckets(url = endpoint) {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', url)
  vi.stubEnv(localVariableNames.clientPatience, '1')
}
let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('TRAP-37 MOD-05 staff who open a picture of the evidence', () => {
  let staff: StaffVisitor
  let shown: { id: string; photo: string }
  beforeAll(async () => {
    const owner = await addPicturedMember(stack, { gender: 'male' })
    shown = { id: newId(), photo: (await listPhotos(owner.id))[0]!.id }
    const complaint = { id: shown.id, kind: 'photo' as const, member: owner.id, photo: shown.photo }
    await (await anna(stack)).call(safety.complain, { body: { ...complaint, text: 'Dit ben ik.', good_faith: true } })
    await stack.settle()
    staff = await openStaff(stack)
    expect((await pictureFor(staff, shown)).length).toBeGreaterThan(0)
  })
  const lastLogged = () => logged.mock.calls.at(-1)![0] as { event: string; error: { name: string } }

  test.each<[string, (response: ServerResponse) => void]>([
    ['never answers', hangs],
    ['stops in the middle of the file', (response) => response.writeHead(200, { 'content-length': 9 }).write('x')],
    ['answers with a 500', fails(500, 'InternalError')],
    ['throttles', fails(503, 'SlowDown')],
  ])('get the temporary refusal, before the function is out of time, if S3 %s', async (_, given) => {
    answer = given
    breakBuckets()
    await expectRefusal(pictureFor(staff, shown), 'temporarily_unavailable')
    expect(lastLogged()).toMatchObject({ event: 'temporary_failure', error: { name: 'BucketUnavailable' } })
  })

  test('get the temporary refusal if S3 cannot be reached', async () => {
    breakBuckets('http://127.0.0.1:9')
    await expectRefusal(pictureFor(staff, shown), 'temporarily_unavailable')
  })

  test('get an internal error if S3 refuses the function access, which does not pass by itself', async () => {
    answer = fails(403, 'AccessDenied')
    breakBuckets()
    await expectRefusal(pictureFor(staff, shown), 'internal_error')
  })
})

test('TRAP-37 TRAP-46 complaints and a removed photo in one batch do not use up the time of the lane if S3 never answers', async () => {
  const record = (eventName: 'INSERT' | 'REMOVE', { PK, SK }: Key): DynamoDBRecord => ({
    eventID: newId(),
    eventName,
    dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, SequenceNumber: newId(), OldImage: {}, NewImage: {} },
  })
  const complaints = Array.from({ length: 10 }, () => keys.evidence(newId()))
  await commit(complaints.map((key) => put(key, { profile: {}, photos: [newId()], messages: [] })))
  await stack.settle()

  answer = hangs
  breakBuckets()
  const { resources } = (await listFunctionsOf('stream')).find(({ lane }) => lane === 'delivery')!
  const handler = await loadStreamHandler(loadOnce, 'delivery')
  const startedAt = performance.now()
  const Records = [...complaints.map((key) => record('INSERT', key)), record('REMOVE', keys.photo(newId(), newId()))]
  expect(await handler({ Records }, contextFor('stream-delivery'))).toEqual({ batchItemFailures: [] })
  expect(performance.now() - startedAt).toBeLessThan(resources.timeoutSeconds * 1_000)
  expect((await dumpTable(stack)).filter(({ SK }) => SK === 'FILE_REMOVAL')).toHaveLength(1)
})
