import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { keys } from '#functions/data/keys.ts'
import { plainItem, type StoredValue } from '#functions/data/plain.ts'
import { commit, putNew, type Write } from '#functions/data/table.ts'
import { readClock } from './clock.ts'
import { guarded, logError } from './log.ts'
import type { Pace } from './needs.ts'

/** One change of the table, as plain values. */
export type Change = {
  kind: 'INSERT' | 'MODIFY' | 'REMOVE'
  PK: string
  SK: string
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
  /** Names this change for good: the same when it is delivered again. */
  id: string
  /** When it happened, in seconds. */
  at: number
}

/**
 * What follows from a change of the table. `projection` keeps counts and copies in step and is quick; `delivery` talks to services outside and
 * may be slow, so that a dead mail server holds up no count. Each pace is one function on AWS: more readers would starve each other on the stream.
 * A change may be delivered more than once and must lead to the same.
 */
export type Reaction = {
  pace: Pace
  wants: (change: Change) => boolean
  run: (change: Change, now: Date) => Promise<void>
}

/** A change is delivered again within the stream's 24 hours at most; its mark outlives that twice. */
const markSeconds = 2 * 86_400

class Repeated extends Error {}

/** The writes that follow from a change, all or none, and once however often it is delivered: for sums, which are not the same when added twice. */
export async function commitOnce(reaction: string, change: Change, now: Date, writes: readonly Write[]): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + markSeconds
  try {
    await commit([putNew(keys.reacted(reaction, change.id), { ttl }, () => new Repeated()), ...writes])
  } catch (error) {
    if (!(error instanceof Repeated)) throw error
  }
}

function changeOf({ eventID, eventName, dynamodb }: DynamoDBRecord): Change {
  const image = (side: 'OldImage' | 'NewImage') =>
    dynamodb?.[side] && plainItem(dynamodb[side] as Record<string, StoredValue>)
  const { PK, SK } = plainItem((dynamodb?.Keys ?? {}) as Record<string, StoredValue>)
  return {
    kind: eventName!,
    PK: PK as string,
    SK: SK as string,
    before: image('OldImage'),
    after: image('NewImage'),
    id: eventID!,
    at: dynamodb?.ApproximateCreationDateTime ?? 0,
  }
}

/**
 * A function over the stream for all reactions of one pace. Changes of one member keep their order, as the stream gives it. The first change that
 * fails is reported, and the batch is tried again from there; after three tries AWS sets it aside and goes on.
 *
 * @public The entry of a stream function is made by infra/build/bundle.ts.
 */
export const streamHandler = (reactions: readonly Reaction[]) =>
  guarded(async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      const change = changeOf(record)
      try {
        for (const reaction of reactions) if (reaction.wants(change)) await reaction.run(change, readClock())
      } catch (error) {
        logError('reaction_failed', error, { change: change.id, key: change.PK })
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb!.SequenceNumber! }] }
      }
    }
    return { batchItemFailures: [] }
  })
