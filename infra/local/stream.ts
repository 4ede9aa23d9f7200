import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { type Lane, lanes } from '#functions/platform/needs.ts'
import { contextFor, type StreamHandler } from './functions.ts'
import { keep, readKept } from './kept-file.ts'

/** Where reading goes on: behind this record of this shard, or at the shard's beginning. */
type Place = { shard: string; after: string | null }
type Checkpoint = { stream: string; places: Partial<Record<Lane, Place>> }

export type StreamFeed = {
  /** Resolves when every record so far, and what the reactions wrote themselves, has been through all reactions; rejects where one cannot be loaded. */
  settle(): Promise<void>
  /** Resolves when the batches under way are through. */
  stop(): Promise<void>
}

const pauseMs = 100
const batchSize = 100
/** After so many failed tries a record is set aside, as AWS does with our settings. */
const tries = 3

type Queued = { record: DynamoDBRecord; place: Place }

/**
 * Reads the table's stream and feeds each lane its own batches, as the two functions get them on AWS: in order, at least once, tried again from the
 * first record that failed, which is set aside after three tries. Paces do not wait for each other. How far each came is kept in `file`.
 */
export async function startStream(options: {
  client: DynamoDBStreamsClient
  streamArn: string
  handlerOf: (lane: Lane) => Promise<StreamHandler>
  /** Writes a mark into the table, which no reaction gets to see. */
  mark: (name: string) => Promise<void>
  file?: string
  say: (line: string) => void
}): Promise<StreamFeed> {
  const { client, streamArn, handlerOf, mark, file, say } = options
  const kept = file ? readKept<Checkpoint | null>(file, null) : null
  const checkpoint: Checkpoint = kept?.stream === streamArn ? kept : { stream: streamArn, places: {} }
  const queues: Record<Lane, Queued[]> = { projection: [], delivery: [] }
  const drains = new Map<Lane, Promise<void>>()
  const stopping = new AbortController()

  const done = (lane: Lane, place: Place) => {
    checkpoint.places[lane] = place
    if (file) keep(file, checkpoint)
  }

  /** How many of these records the reactions took, in order; the whole batch where none failed. */
  const invoke = async (handler: StreamHandler, lane: Lane, batch: readonly Queued[]): Promise<number> => {
    const event = { Records: batch.map(({ record }) => record) }
    const { batchItemFailures } = await handler(event, contextFor(`stream-${lane}`, 60_000))
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    const first = batch.findIndex(({ record }) => failed.has(record.dynamodb?.SequenceNumber ?? ''))
    return first < 0 ? batch.length : first
  }

  const drain = async (lane: Lane) => {
    const queue = queues[lane]
    // A reaction that cannot be loaded is no record's fault: nothing is set aside for it, and the next poll tries again.
    const handler = await handlerOf(lane)
    let size = batchSize
    for (let failures = 0; queue.length && !stopping.signal.aborted; ) {
      const batch = queue.slice(0, size)
      let reason: unknown
      const taken = await invoke(handler, lane, batch).catch((error: unknown) => {
        reason = error
        return 0
      })
      if (taken > 0) {
        done(lane, batch[taken - 1]!.place)
        queue.splice(0, taken)
        failures = 0
        size = batchSize
      }
      if (taken === batch.length) continue
      // A function that fails as a whole does not say at which record: halves are tried, as AWS does.
      if (reason && batch.length > 1) {
        size = Math.ceil(batch.length / 2)
        continue
      }
      failures++
      if (failures < tries) {
        await sleep(50 * 2 ** failures)
        continue
      }
      const [poison] = queue.splice(0, 1)
      done(lane, poison!.place)
      failures = 0
      say(
        `Set aside after ${tries} tries (${lane}): ${JSON.stringify(poison!.record.dynamodb?.Keys)}${reason ? ` ${String(reason)}` : ''}`,
      )
    }
  }

  const startDrain = (lane: Lane) => {
    if (drains.has(lane) || !queues[lane].length) return
    const run = drain(lane).finally(() => drains.delete(lane))
    drains.set(lane, run)
    run.catch((error: unknown) => {
      failure = error
      complain(`Stream: ${String(error)}`)
    })
  }

  let failure: unknown
  let lastComplaint = ''
  const complain = (line: string) => {
    if (line !== lastComplaint) say(line)
    lastComplaint = line
  }

  const reader = createReader(client, streamArn, earliest(checkpoint.places))
  // After a restart the lanes may have come to different places; one that was further does not get the same again.
  const isNew = (lane: Lane, { shard, after }: Place) => {
    const place = checkpoint.places[lane]
    return !place?.after || place.shard !== shard || BigInt(after ?? 0) > BigInt(place.after)
  }

  /** How many records were read since the start, marks left out. */
  let readCount = 0
  /** Marks that were written and not yet read: each `settle` waits for its own, also where two run at once. */
  const marksAwaited = new Set<string>()

  const poll = async (): Promise<void> => {
    for (const queued of await reader.read()) {
      const name = markIn(queued.record)
      if (name) marksAwaited.delete(name)
      else {
        readCount++
        for (const lane of lanes) if (isNew(lane, queued.place)) queues[lane].push(queued)
      }
    }
    for (const lane of lanes) startDrain(lane)
  }

  const isIdle = () => lanes.every((lane) => queues[lane].length === 0 && !drains.has(lane))

  // An empty read does not say that there is nothing: records can come some 100 ms late. What was written before a mark is read before it.
  const readToMark = async () => {
    const name = crypto.randomUUID()
    marksAwaited.add(name)
    await mark(name)
    while (marksAwaited.has(name) && !stopping.signal.aborted) {
      await pollNext()
      if (marksAwaited.has(name)) await sleep(5)
    }
  }

  // Two polls at once would read the same records twice.
  let latest: Promise<unknown> = Promise.resolve()
  const pollNext = (): Promise<void> => {
    const next = latest.then(poll)
    latest = next.catch(() => undefined)
    return next
  }

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await pollNext().catch((error: unknown) => complain(`Stream: ${String(error)}`))
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    async settle() {
      failure = undefined
      while (!stopping.signal.aborted) {
        const wasIdle = isIdle()
        const countBefore = readCount
        await readToMark()
        await Promise.allSettled(drains.values())
        if (failure) throw failure
        if (wasIdle && isIdle() && readCount === countBefore) return
      }
    },
    async stop() {
      stopping.abort()
      await loop
      await Promise.allSettled(drains.values())
    },
  }
}

/** The item that `mark` writes; its key is the same each time, so that one item is all that is ever left of it. */
export const markItem = (name: string) => ({ PK: { S: 'LOCAL_MARK' }, SK: { S: 'MARK' }, name: { S: name } })

const markIn = ({ dynamodb }: DynamoDBRecord): string | undefined =>
  dynamodb?.Keys?.PK?.S === 'LOCAL_MARK' ? dynamodb.NewImage?.name?.S : undefined

/** The place that is furthest back; a lane that has none begins at the beginning. */
const earliest = (places: Checkpoint['places']): Place | undefined => {
  const known = lanes.map((lane) => places[lane])
  if (known.some((place) => !place)) return undefined
  return (known as Place[]).toSorted((a, b) =>
    a.shard === b.shard ? Number(BigInt(a.after ?? 0) - BigInt(b.after ?? 0)) : a.shard.localeCompare(b.shard),
  )[0]
}

/** Walks through the shards from a place; each read gives what is new. */
const createReader = (client: DynamoDBStreamsClient, StreamArn: string, start: Place | undefined) => {
  let place = start
  let iterator: string | undefined

  const shards = async () => {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
    return StreamDescription?.Shards ?? []
  }

  const open = async () => {
    const all = await shards()
    const isKept = all.some((shard) => shard.ShardId === place?.shard)
    if (!isKept) place = all[0]?.ShardId ? { shard: all[0].ShardId, after: null } : undefined
    if (!place) return undefined
    const position = place.after
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: place.after } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({ StreamArn, ShardId: place.shard, ...position }),
    )
    return ShardIterator
  }

  /** A shard is closed after some hours and goes on in a child. */
  const moveOn = async () => {
    const child = (await shards()).find((shard) => shard.ParentShardId === place?.shard)
    if (child?.ShardId) place = { shard: child.ShardId, after: null }
  }

  const read = async (): Promise<Queued[]> => {
    iterator ??= await open()
    if (!iterator || !place) return []
    const { shard } = place
    try {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }))
      iterator = NextShardIterator
      const queued = Records.map((record) => ({
        record: asLambdaGetsIt(record),
        place: { shard, after: record.dynamodb!.SequenceNumber! },
      }))
      if (queued.length) place = queued.at(-1)!.place
      if (!iterator) await moveOn()
      return queued
    } catch (error) {
      // An iterator lives for 15 minutes, a record for a day: both end while a laptop sleeps.
      if (!['ExpiredIteratorException', 'TrimmedDataAccessException'].includes((error as Error).name)) throw error
      iterator = undefined
      if ((error as Error).name === 'TrimmedDataAccessException') place = { shard, after: null }
      return []
    }
  }
  return { read }
}

/** The client gives dates and bytes where Lambda's event has seconds and base64. */
const asLambdaGetsIt = ({ dynamodb, ...record }: StreamRecord): DynamoDBRecord => ({
  ...(record as Omit<DynamoDBRecord, 'dynamodb'>),
  eventSourceARN: 'arn:aws:dynamodb:eu-west-1:000000000000:table/local',
  dynamodb: {
    ...(plainBytes(dynamodb) as DynamoDBRecord['dynamodb']),
    ApproximateCreationDateTime: Math.floor((dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1_000),
  },
})

const plainBytes = (value: unknown): AttributeValue | unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(plainBytes)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainBytes(part)]))
}
