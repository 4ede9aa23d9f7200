import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { type Lane, lanes, streamReading } from '#functions/platform/resources.ts'
import { contextFor, type StreamHandler } from './functions.ts'
import { keep, readKept } from './kept-file.ts'

/** Position to resume at: after this record of this shard, or at the shard's beginning. */
type Place = { shard: string; after: string | null }
type Checkpoint = { stream: string; places: Partial<Record<Lane, Place>> }

export type StreamFeed = {
  /**
   * Resolves when all reactions have processed every record so far, including records of the
   * reactions' writes. Rejects if a reaction cannot be loaded.
   */
  settle(): Promise<void>
  /** Resolves when the current batches are finished. */
  stop(): Promise<void>
}

/** Attempts after which records are given up: the first and two retries (three retries on AWS). */
const tries = 3

type Queued = { record: DynamoDBRecord; place: Place }

/**
 * Reads the table's stream and delivers batches to each lane, like the two functions on AWS: in
 * order and at least once. If a function throws, its batch is halved. If it reports a failed
 * record, the batch is retried from this record, and all remaining records are given up after three
 * tries. Lanes do not wait for each other. `file` stores the position of each lane.
 */
export async function startStream(options: {
  client: DynamoDBStreamsClient
  streamArn: string
  handlerOf: (lane: Lane) => Promise<StreamHandler>
  /**
   * Writes a mark into the table: an item that appears in the stream, but that no reaction
   * receives.
   */
  mark: (name: string) => Promise<void>
  file?: string
  /** Pause between two reads of the stream, in milliseconds. `settle` reads at once. */
  pauseMs?: number | undefined
  say: (line: string) => void
}): Promise<StreamFeed> {
  const { client, streamArn, handlerOf, mark, file, pauseMs = 100, say } = options
  const kept = file ? readKept<Checkpoint | null>(file, null) : null
  const checkpoint: Checkpoint = kept?.stream === streamArn ? kept : { stream: streamArn, places: {} }
  const queues: Record<Lane, Queued[]> = { projection: [], delivery: [] }
  const drains = new Map<Lane, Promise<void>>()
  const stopping = new AbortController()

  const done = (lane: Lane, place: Place) => {
    checkpoint.places[lane] = place
    if (file) keep(file, checkpoint)
  }

  /**
   * Runs the handler. Returns how many records precede the first failed one; all if none failed.
   */
  const invoke = async (handler: StreamHandler, lane: Lane, batch: readonly Queued[]): Promise<number> => {
    const event = { Records: batch.map(({ record }) => record) }
    const { batchItemFailures } = await handler(
      event,
      contextFor(`stream-${lane}`, streamReading.timeoutSeconds * 1_000),
    )
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    const first = batch.findIndex(({ record }) => failed.has(record.dynamodb?.SequenceNumber ?? ''))
    return first < 0 ? batch.length : first
  }

  const drain = async (lane: Lane) => {
    const queue = queues[lane]
    // A reaction that cannot be loaded is not the fault of a record: nothing is given up, and the
    // next poll retries.
    const handler = await handlerOf(lane)
    const remove = (count: number) => {
      for (const { place } of queue.splice(0, count).slice(-1)) done(lane, place)
    }
    const giveUp = (rest: readonly Queued[], reason: unknown) => {
      remove(rest.length)
      const all = rest.map(({ record }) => JSON.stringify(record.dynamodb?.Keys)).join(', ')
      say(`Set aside after ${tries} tries (${lane}): ${all}${reason ? ` ${String(reason)}` : ''}`)
    }
    /** Delivers the first records of the queue, until all are processed or given up. */
    const deliver = async (batch: readonly Queued[]): Promise<void> => {
      let rest = batch
      for (let failures = 0; failures < tries && !stopping.signal.aborted; ) {
        let reason: unknown
        const taken = await invoke(handler, lane, rest).catch((error: unknown) => {
          reason = error
          return 0
        })
        remove(taken)
        rest = rest.slice(taken)
        if (rest.length === 0) return
        // If the function throws, the failed record is unknown, so the batch is split. As on AWS, a
        // split does not count as a retry.
        if (reason && rest.length > 1) {
          const middle = Math.ceil(rest.length / 2)
          await deliver(rest.slice(0, middle))
          return deliver(rest.slice(middle))
        }
        failures = taken > 0 ? 1 : failures + 1
        if (failures < tries) await sleep(50 * 2 ** failures)
        else giveUp(rest, reason)
      }
    }
    while (queue.length > 0 && !stopping.signal.aborted) await deliver(queue.slice(0, streamReading.batchSize))
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
  // After a restart the lanes may have different positions; a lane that was ahead does not get the
  // same records again.
  const isNew = (lane: Lane, { shard, after }: Place) => {
    const place = checkpoint.places[lane]
    return !place?.after || place.shard !== shard || BigInt(after ?? 0) > BigInt(place.after)
  }

  /** Number of records read since the start, not counting marks. */
  let readCount = 0
  /** Marks that were written but not read yet. Each call of `settle` waits for a separate mark. */
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

  // An empty read does not prove that nothing was written, because records can arrive about 100 ms
  // late. Once the mark is read, everything that was written before the mark has been read.
  const readToMark = async () => {
    const name = crypto.randomUUID()
    marksAwaited.add(name)
    await mark(name)
    while (marksAwaited.has(name) && !stopping.signal.aborted) {
      await pollNext()
      if (marksAwaited.has(name)) await sleep(5)
    }
  }

  // Two parallel polls would read the same records twice.
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

/** The item that `mark` writes. Its key is always the same, so only one such item exists. */
export const markItem = (name: string) => ({ PK: { S: 'LOCAL_MARK' }, SK: { S: 'MARK' }, name: { S: name } })

const markIn = ({ dynamodb }: DynamoDBRecord): string | undefined =>
  dynamodb?.Keys?.PK?.S === 'LOCAL_MARK' ? dynamodb.NewImage?.name?.S : undefined

/**
 * The earliest of the lanes' positions. Undefined if a lane has none; reading then starts at the
 * beginning.
 */
const earliest = (places: Checkpoint['places']): Place | undefined => {
  const known = lanes.map((lane) => places[lane])
  if (known.some((place) => !place)) return undefined
  return (known as Place[]).toSorted((a, b) =>
    a.shard === b.shard ? Number(BigInt(a.after ?? 0) - BigInt(b.after ?? 0)) : a.shard.localeCompare(b.shard),
  )[0]
}

/** Reads the shards from a position; each read returns the new records. */
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

  /** A shard is closed after some hours and continues in a child. */
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
      // An iterator expires after 15 minutes, a record after a day: either can happen while a
      // laptop sleeps.
      if (!['ExpiredIteratorException', 'TrimmedDataAccessException'].includes((error as Error).name)) throw error
      iterator = undefined
      if ((error as Error).name === 'TrimmedDataAccessException') place = { shard, after: null }
      return []
    }
  }
  return { read }
}

/** The client returns dates and bytes where Lambda's event has seconds and base64. */
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
