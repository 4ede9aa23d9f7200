import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Lane } from '#functions/platform/resources.ts'
import { tableShape } from '#functions/table/shape.ts'
import { type Change, streamHandler } from '#functions/table/stream.ts'
import { type DynamoDb, startDynamoDb } from '#infra/local/dynamodb.ts'
import type { StreamHandler } from '#infra/local/functions.ts'
import { findJava } from '#infra/local/java.ts'
import { startStream } from '#infra/local/stream.ts'
import { createTable, putMark, streamClient, tableClient } from '#infra/local/table.ts'

let database: DynamoDb
let dir: string
let tableName: string
let streamArn: string
let said: string[]
let seen: Record<Lane, string[]>
/**
 * Decides about a record: `true` reports the record as failed; throwing fails the whole invocation.
 */
let isFailing: (lane: Lane, id: string) => boolean | Promise<boolean>

beforeAll(async () => {
  database = await startDynamoDb({ dir: 'memory', java: await findJava('.local/java', () => {}) })
}, 40_000)
afterAll(() => database.stop())

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stream-test-'))
  tableName = `stream-${crypto.randomUUID()}`
  streamArn = await createTable(tableClient(database.endpoint), tableName, tableShape)
  said = []
  seen = { projection: [], delivery: [] }
  isFailing = () => false
  handlerOf = collect
  return () => rm(dir, { recursive: true })
})

const idOf = (record: DynamoDBRecord) => record.dynamodb!.Keys!.PK!.S!

let handlerOf: (lane: Lane) => Promise<StreamHandler>

const collect =
  async (lane: Lane): Promise<StreamHandler> =>
  async (event) => {
    for (const record of event.Records) {
      const id = idOf(record)
      if (await isFailing(lane, id))
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb!.SequenceNumber! }] }
      seen[lane].push(id)
    }
    return { batchItemFailures: [] }
  }

const open = () =>
  startStream({
    client: streamClient(database.endpoint),
    streamArn,
    handlerOf: (lane) => handlerOf(lane),
    mark: (name) => putMark(tableClient(database.endpoint), tableName, name),
    file: path.join(dir, 'stream.json'),
    say: (line) => said.push(line),
  })

const write = async (...ids: string[]) => {
  for (const id of ids) {
    const Item = { PK: { S: id }, SK: { S: 'x' }, bytes: { B: new Uint8Array([1]) } }
    await tableClient(database.endpoint).send(new PutItemCommand({ TableName: tableName, Item }))
  }
}

test('every record reaches both lanes in order, including those that a reaction writes', async () => {
  isFailing = async (lane, id) => {
    if (lane === 'projection' && id === 'c') await write('from a reaction')
    return false
  }
  const feed = await open()
  await write('a', 'b', 'c')
  await feed.settle()
  await feed.stop()
  expect(seen.projection).toEqual(['a', 'b', 'c', 'from a reaction'])
  expect(seen.delivery).toEqual(seen.projection)
})

test('a record that always fails is given up after three attempts, and the others continue', async () => {
  let tries = 0
  isFailing = (lane, id) => lane === 'delivery' && id === 'poison' && ++tries > 0
  await write('a', 'poison')
  const feed = await open()
  await feed.settle()
  await write('b')
  await feed.settle()
  await feed.stop()
  expect(tries).toBe(3)
  expect(seen).toEqual({ projection: ['a', 'poison', 'b'], delivery: ['a', 'b'] })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('poison')
})

test('a function that reports the first of several records loses all of them, as on AWS', async () => {
  isFailing = (lane, id) => lane === 'delivery' && id === 'poison'
  await write('a', 'poison', 'b', 'c')
  const feed = await open()
  await feed.settle()
  await feed.stop()
  expect(seen.delivery).toEqual(['a'])
  for (const id of ['poison', 'b', 'c']) expect(said.join()).toContain(id)
})

test.each(['run', 'runAll'])('the stream function loses only a record that always fails (%s)', async (kind) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const good = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const took = new Set<string>()
  const take = (ids: readonly string[]) => {
    if (ids.includes('poison')) throw new Error('no')
    for (const id of ids) took.add(id)
  }
  const follows = [{ kinds: ['INSERT'], SK: 'x' }] as const
  const reaction =
    kind === 'run'
      ? { follows, run: async ({ PK }: Change) => take([PK]) }
      : { follows, runAll: async (changes: readonly Change[]) => take(changes.map(({ PK }) => PK)) }
  handlerOf = async (lane) => streamHandler(lane === 'delivery' ? [reaction] : [])
  await write(...good.slice(0, 4), 'poison', ...good.slice(4))
  const feed = await open()
  await feed.settle()
  await feed.stop()
  expect([...took].toSorted()).toEqual(good)
  expect(said).toEqual([expect.stringMatching(/poison/)])
  vi.restoreAllMocks()
})

test('a lane whose function throws loses only the record at which it throws', async () => {
  isFailing = (lane, id) => {
    if (lane === 'projection' && id === 'poison') throw new Error('broken')
    return false
  }
  await write('a', 'b', 'poison', 'c', 'd')
  const feed = await open()
  await feed.settle()
  await feed.stop()
  // Records before the failing one may be repeated, as on AWS.
  expect([...new Set(seen.projection)]).toEqual(['a', 'b', 'c', 'd'])
  expect(said).toHaveLength(1)
})

test('a temporary failure is retried without losing a record', async () => {
  let failures = 2
  isFailing = (lane) => lane === 'delivery' && failures-- > 0
  await write('a', 'b')
  const feed = await open()
  await feed.settle()
  await feed.stop()
  expect(seen.delivery).toEqual(['a', 'b'])
  expect(said).toEqual([])
})

test('a reaction that cannot be loaded loses no record', async () => {
  handlerOf = async () => {
    throw new SyntaxError('half written')
  }
  await write('a')
  const feed = await open()
  await expect(feed.settle()).rejects.toThrow('half written')
  handlerOf = collect
  await feed.settle()
  await feed.stop()
  expect(seen).toEqual({ projection: ['a'], delivery: ['a'] })
  expect(new Set(said).size).toBe(said.length)
})

test('all callers that wait at the same moment are answered', async () => {
  await write('a')
  const feed = await open()
  await Promise.all([feed.settle(), feed.settle(), feed.settle()])
  await feed.stop()
  expect(seen).toEqual({ projection: ['a'], delivery: ['a'] })
})

test('each lane resumes after a restart where it stopped', async () => {
  const first = await open()
  await write('a')
  await first.settle()
  await first.stop()
  await write('b')
  const second = await open()
  await second.settle()
  await second.stop()
  expect(seen).toEqual({ projection: ['a', 'b'], delivery: ['a', 'b'] })
})
