import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { contextFor, loadOnce, loadStreamHandler } from '#infra/local/functions.ts'
import { photoCaching } from '#shared/rules/limits.ts'
import { dumpTable } from '#test/support/dump.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

/** CloudFront as far as invalidations go. */
let edge: Server
let isBusy = false
let invalidations: string[][] = []

beforeAll(async () => {
  edge = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.setHeader('content-type', 'text/xml')
      if (isBusy) {
        response.statusCode = 400
        return response.end('<ErrorResponse><Error><Code>TooManyInvalidationsInProgress</Code></Error></ErrorResponse>')
      }
      const paths = [
        ...Buffer.concat(chunks)
          .toString()
          .matchAll(/<Path>(.*?)<\/Path>/g),
      ].map(([, path]) => path!)
      invalidations.push(paths)
      response.statusCode = 201
      return response.end('<Invalidation><Id>I1</Id></Invalidation>')
    })
  })
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
  const { port } = edge.address() as AddressInfo
  Object.assign(process.env, { DISTRIBUTION_ID: 'E1', AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${port}` })
})
afterAll(() => {
  delete process.env.DISTRIBUTION_ID
  delete process.env.AWS_ENDPOINT_URL_CLOUDFRONT
  edge.close()
})
beforeEach(() => {
  isBusy = false
  invalidations = []
})

/** A batch of the stream in which these photos left the table. */
const deliverRemovals = async (removed: readonly (readonly [memberId: string, id: string])[]) => {
  const handler = await loadStreamHandler(loadOnce, 'delivery')
  const Records = removed.map(([memberId, id], at): DynamoDBRecord => {
    const { PK, SK } = keys.photo(memberId, id)
    return {
      eventID: `${memberId}-${id}`,
      eventName: 'REMOVE',
      dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, SequenceNumber: String(at + 1) },
    }
  })
  return handler({ Records }, contextFor('stream-delivery'))
}
const retry = () => world.runJob('photos', 'retryInvalidations')

test('TRAP-46 the photos of a batch are one invalidation, with one path for each member', async () => {
  expect(
    await deliverRemovals([
      ['A', '1'],
      ['B', '2'],
      ['A', '3'],
    ]),
  ).toEqual({ batchItemFailures: [] })
  expect(invalidations).toEqual([['/photos/A/*', '/photos/B/2/*']])
})

test('no invalidation has more paths with a wildcard than CloudFront works on at a time', async () => {
  await deliverRemovals(Array.from({ length: 40 }, (_, at) => [`M${at}`, '1'] as const))
  expect(invalidations.map(({ length }) => length)).toEqual([15, 15, 10])
  expect(new Set(invalidations.flat()).size).toBe(40)
})

test('TRAP-46 what CloudFront does not take is tried again each minute until it does, and then no more', async () => {
  isBusy = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const removed = Array.from({ length: 20 }, (_, at) => [`M${at}`, '1'] as const)
  expect(await deliverRemovals(removed)).toEqual({ batchItemFailures: [] })
  await retry()
  world.clock.advance({ minutes: 1 })
  await retry()
  expect(invalidations).toEqual([])
  // The table forgets them when no copy can be left, and not before.
  const waiting = (await dumpTable(world)).filter(({ PK }) => String(PK).startsWith('INVALIDATION#'))
  const copiesUntil = world.clock.now().getTime() / 1000 - 60 + photoCaching.edgeSeconds
  expect(waiting.map(({ ttl }) => Math.abs(Number(ttl) - copiesUntil) < 600)).toEqual([true, true])
  isBusy = false
  await retry()
  expect(invalidations.flat().toSorted()).toEqual(removed.map(([memberId]) => `/photos/${memberId}/1/*`).toSorted())
  await retry()
  expect(invalidations).toHaveLength(2)
})
