import type { DynamoDBRecord } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { loadOnce } from '#infra/inventory.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { photoCaching } from '#shared/rules/photo-limits.ts'
import { openCloudFront } from '#test/support/cloudfront.ts'
import { dumpTable } from '#test/support/dump.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

const edge = openCloudFront()

/** Delivers a stream batch in which these photos were deleted. */
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
const retry = () => stack.runJob('photos', 'retryInvalidations')

test('TRAP-46 the photos removed in a batch are one invalidation, with one path per member or photo', async () => {
  expect(
    await deliverRemovals([
      ['A', '1'],
      ['B', '2'],
      ['A', '3'],
    ]),
  ).toEqual({ batchItemFailures: [] })
  expect(edge.invalidations).toEqual([['/photos/A/*', '/photos/B/2/*']])
})

test('an invalidation has no more wildcard paths than CloudFront processes at a time', async () => {
  await deliverRemovals(Array.from({ length: 40 }, (_, at) => [`M${at}`, '1'] as const))
  expect(edge.invalidations.map(({ length }) => length)).toEqual([15, 15, 10])
  expect(new Set(edge.invalidations.flat()).size).toBe(40)
})

test('TRAP-46 an invalidation that CloudFront refuses is retried each minute until it succeeds, and then no more', async () => {
  edge.isBusy = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const removed = Array.from({ length: 20 }, (_, at) => [`M${at}`, '1'] as const)
  expect(await deliverRemovals(removed)).toEqual({ batchItemFailures: [] })
  await retry()
  stack.clock.advance({ minutes: 1 })
  await retry()
  expect(edge.invalidations).toEqual([])
  // The rows must last until no edge can have a copy, and expire then.
  const waiting = (await dumpTable(stack)).filter(({ PK }) => String(PK).startsWith('INVALIDATION#'))
  const copiesUntil = stack.clock.now().getTime() / 1000 - 60 + photoCaching.edgeSeconds
  expect(waiting.map(({ ttl }) => Math.abs(Number(ttl) - copiesUntil) < 600)).toEqual([true, true])
  edge.isBusy = false
  await retry()
  expect(edge.invalidations.flat().toSorted()).toEqual(
    removed.map(([memberId]) => `/photos/${memberId}/1/*`).toSorted(),
  )
  await retry()
  expect(edge.invalidations).toHaveLength(2)
})

test('TRAP-46 a member is purged while CloudFront refuses, and the photos are invalidated afterwards', async () => {
  const member = await addPicturedMember(stack)
  await member.call(ownAccount.remove, { body: {} })
  await stack.settle()
  stack.clock.advance({ days: 15 })
  edge.isBusy = true
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
  expect(await findAccount(member.id, { consistent: true })).toBeUndefined()
  expect(edge.invalidations).toEqual([])
  edge.isBusy = false
  stack.clock.advance({ minutes: 1 })
  await retry()
  expect(edge.invalidations.flat()).toEqual([expect.stringMatching(`^/photos/${member.id}/.*\\*$`)])
})
