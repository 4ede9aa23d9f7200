import type { Context, DynamoDBRecord } from 'aws-lambda'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type BatchReaction, type FollowingReaction, type Reaction, streamHandler } from '#functions/table/stream.ts'
import { isLetThrough, streamFilters } from '#infra/build/stream-filters.ts'
import { loadOnce } from '#infra/inventory.ts'
import { loadStreamHandler } from '#infra/local/functions.ts'

const record = (
  sequence: number,
  SK = 'PHOTO#1',
  eventName: DynamoDBRecord['eventName'] = 'REMOVE',
): DynamoDBRecord => ({
  eventID: `change-${sequence}`,
  eventName: eventName!,
  dynamodb: { Keys: { PK: { S: 'MEMBER#A' }, SK: { S: SK } }, SequenceNumber: String(sequence) },
})

const deliver = async (reactions: readonly FollowingReaction[], records: DynamoDBRecord[]) => {
  const { batchItemFailures } = await streamHandler(reactions)({ Records: records })
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

describe('a batch of the stream', () => {
  const ran: string[] = []
  const failing = new Set<string>()
  const each: Reaction & FollowingReaction = {
    follows: [{ kinds: ['REMOVE'], SK: { prefix: 'OUTBOX#' } }],
    run: async ({ id }) => {
      if (failing.has(id)) throw new Error('no')
      ran.push(id)
    },
  }
  const together: BatchReaction & FollowingReaction = {
    follows: [{ kinds: ['REMOVE'], SK: { prefix: 'PHOTO#' } }],
    runAll: async (changes) => {
      if (failing.has('together')) throw new Error('no')
      ran.push(changes.map(({ id }) => id).join('+'))
    },
  }
  beforeEach(() => {
    ran.splice(0)
    failing.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  const records = [record(1), record(2, 'OUTBOX#1'), record(3), record(4, 'OUTBOX#2'), record(5)]

  test('runs a batch reaction once, and other reactions per change', async () => {
    expect(await deliver([each, together], records)).toEqual([])
    expect(ran).toEqual(['change-2', 'change-4', 'change-1+change-3+change-5'])
  })

  test('is processed up to a failing change, and retried from there', async () => {
    failing.add('change-4')
    expect(await deliver([each, together], records)).toEqual(['4'])
    expect(ran).toEqual(['change-2', 'change-1+change-3'])
  })

  test('is retried from the first change that a failing batch reaction uses', async () => {
    failing.add('together')
    expect(await deliver([each, together], [record(1, 'OUTBOX#1'), record(2), record(3)])).toEqual(['2'])
  })

  test('fails as a whole if its first change fails, so that AWS halves it and loses no good change', async () => {
    failing.add('change-2')
    await expect(deliver([each, together], [record(2, 'OUTBOX#1'), record(3)])).rejects.toThrow('FirstChangeFailed')
    failing.add('together')
    await expect(deliver([together], [record(1), record(3)])).rejects.toThrow('FirstChangeFailed')
  })

  test('of one change that fails is reported, so that AWS retries it and then gives up only this change', async () => {
    failing.add('change-2')
    expect(await deliver([each, together], [record(2, 'OUTBOX#1')])).toEqual(['2'])
  })

  test('runs nothing where no reaction uses a change', async () => {
    expect(await deliver([together], [record(1, 'ACCOUNT')])).toEqual([])
    expect(ran).toEqual([])
  })

  // The filters of a lane let through what any of its reactions follows, so each reaction has to
  // select its own changes.
  test('gives a reaction only changes that it follows itself, by kind and sort key', async () => {
    const changes = [
      record(1, 'PHOTO#1', 'MODIFY'),
      record(2, 'PHOTO#2'),
      record(3, 'PHOTO'),
      record(4, 'OUTBOX#4', 'INSERT'),
    ]
    expect(await deliver([each, together], changes)).toEqual([])
    expect(ran).toEqual(['change-2'])
  })

  test('gives a reaction only those of the followed changes that it wants', async () => {
    const choosy = { ...together, wants: ({ id }: { id: string }) => id === 'change-2' }
    expect(await deliver([choosy], [record(1), record(2), record(3, 'OUTBOX#3')])).toEqual([])
    expect(ran).toEqual(['change-2'])
  })
})

describe('filters of the stream', () => {
  const filters = streamFilters([
    { kinds: ['MODIFY'], SK: 'ACCOUNT' },
    { kinds: ['MODIFY', 'REMOVE'], SK: { prefix: 'PHOTO#' } },
    { kinds: ['INSERT', 'MODIFY'], SK: 'ACCOUNT' },
  ])

  test('are one per kind of change, with all sort keys of its reactions', () => {
    expect(filters).toEqual([
      { eventName: ['INSERT'], dynamodb: { Keys: { SK: { S: ['ACCOUNT'] } } } },
      { eventName: ['MODIFY'], dynamodb: { Keys: { SK: { S: ['ACCOUNT', { prefix: 'PHOTO#' }] } } } },
      { eventName: ['REMOVE'], dynamodb: { Keys: { SK: { S: [{ prefix: 'PHOTO#' }] } } } },
    ])
  })

  test.each([
    ['ACCOUNT', 'INSERT', true],
    ['ACCOUNT', 'REMOVE', false],
    ['ACCOUNTS', 'INSERT', false],
    ['PHOTO#1', 'REMOVE', true],
    ['PHOTO#1', 'INSERT', false],
    ['MESSAGE#1', 'INSERT', false],
  ] as const)('pass a change of %s of kind %s: %s', (SK, kind, isLet) => {
    expect(isLetThrough(filters, record(1, SK, kind))).toBe(isLet)
  })

  test('apply in the local run as well: a change that passes no filter starts no reaction', async () => {
    const { reaction } = (await loadOnce('functions/mail/reactions/queueMail.ts')) as { reaction: BatchReaction }
    const runAll = vi.spyOn(reaction, 'runAll').mockResolvedValue()
    const handler = await loadStreamHandler(loadOnce, 'delivery')
    const Records = [record(1, 'MESSAGE#1', 'INSERT'), record(2, 'OUTBOX#1', 'MODIFY'), record(3, 'OUTBOX#1', 'INSERT')]
    await handler({ Records }, {} as Context)
    expect(runAll.mock.calls.map(([changes]) => changes.map(({ id }) => id))).toEqual([['change-3']])
    runAll.mockRestore()
  })
})
