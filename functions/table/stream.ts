import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { readClock } from '#functions/platform/clock.ts'
import { guarded, logError } from '#functions/platform/log.ts'
import { keys } from './keys.ts'
import { plainItem, type StoredValue } from './plain.ts'
import { findEach } from './read.ts'
import { commit, type Write } from './transaction.ts'
import { putNew } from './write.ts'

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
 * What follows from a change of the table, each by itself (`Reaction`) or all of a batch together (`BatchReaction`). Its line in `needs.ts` says at which lane:
 * `projection` keeps counts and copies in step and is quick; `delivery` talks to services outside and may be slow, so that a dead mail server holds
 * up no count. Each lane is one function on AWS: more readers would starve each other on the stream. Idempotent, as a change may be delivered again.
 */
export type Reaction = { wants: (change: Change) => boolean; run: (change: Change, now: Date) => Promise<void> }
export type BatchReaction = {
  wants: (change: Change) => boolean
  runAll: (changes: readonly Change[], now: Date) => Promise<void>
}

/** A change is delivered again within the stream's 24 hours at most; its mark outlives that twice. */
const markSeconds = 2 * 86_400

/** Limit of a transaction. */
const maximumSteps = 100

/** The writes that follow from several changes together. */
type WritesOf = (changes: readonly Change[]) => readonly Write[]

/**
 * The writes that follow from changes, each change once however often it is delivered: for sums, which
 * are not the same when added twice. Changes share a transaction, halved until it fits, with a mark each.
 */
export async function commitOnce(
  reaction: string,
  changes: readonly Change[],
  now: Date,
  writesOf: WritesOf,
): Promise<void> {
  const single = [...new Map(changes.map((change) => [change.id, change])).values()]
  if (single.length < 2 || single.length + writesOf(single).length <= maximumSteps)
    return commitUnmarked(reaction, single, now, writesOf)
  const middle = Math.ceil(single.length / 2)
  await commitOnce(reaction, single.slice(0, middle), now, writesOf)
  await commitOnce(reaction, single.slice(middle), now, writesOf)
}

class Repeated extends Error {}
const Mark = z.object({ PK: z.string() })

/** Writes what follows from those changes that no earlier delivery has marked. */
async function commitUnmarked(
  reaction: string,
  changes: readonly Change[],
  now: Date,
  writesOf: WritesOf,
): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + markSeconds
  let unmarked = changes
  while (unmarked.length > 0) {
    const marks = unmarked.map(({ id }) => putNew(keys.reacted(reaction, id), { ttl }, () => new Repeated()))
    const refusal = await commit([...marks, ...writesOf(unmarked)]).catch((error: unknown) => error)
    if (refusal === undefined) return
    if (!(refusal instanceof Repeated)) throw refusal
    // The refusal names the first mark that exists; a batch that is delivered again has many.
    const markKeys = unmarked.map(({ id }) => keys.reacted(reaction, id))
    const marked = new Set((await findEach(Mark, markKeys, { consistent: true })).map(({ PK }) => PK))
    // A mark that expired meanwhile: the next delivery writes.
    if (marked.size === 0) throw refusal
    unmarked = unmarked.filter(({ id }) => !marked.has(keys.reacted(reaction, id).PK))
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

type AnyReaction = Reaction | BatchReaction
type Followed = { change: Change; sequence: string }

/** Runs what reacts to each change by itself, in order; answers the first change that failed. */
async function runEach(reactions: readonly AnyReaction[], batch: readonly Followed[]): Promise<number> {
  for (const [at, { change }] of batch.entries()) {
    try {
      for (const reaction of reactions)
        if ('run' in reaction && reaction.wants(change)) await reaction.run(change, readClock())
    } catch (error) {
      logFailure(change, error)
      return at
    }
  }
  return batch.length
}

/** Runs what reacts to a batch together; answers the first change of one that failed. */
async function runTogether(reactions: readonly AnyReaction[], batch: readonly Followed[]): Promise<number> {
  const firsts = reactions.map(async (reaction) => {
    const wanted = batch.filter(({ change }) => 'runAll' in reaction && reaction.wants(change))
    if (!('runAll' in reaction) || wanted.length === 0) return batch.length
    try {
      await reaction.runAll(
        wanted.map(({ change }) => change),
        readClock(),
      )
      return batch.length
    } catch (error) {
      logFailure(wanted[0]!.change, error)
      return batch.indexOf(wanted[0]!)
    }
  })
  return Math.min(batch.length, ...(await Promise.all(firsts)))
}

const logFailure = ({ id, PK }: Change, error: unknown) => logError('reaction_failed', error, { change: id, key: PK })

/**
 * A function over the stream for all reactions of one lane. Changes of one member keep their order, as the stream gives it. The first change that
 * fails is reported, and the batch is tried again from there; after three tries AWS sets it aside and goes on.
 *
 * @public The entry of a stream function is made by infra/build/bundle.ts.
 */
export const streamHandler = (reactions: readonly AnyReaction[]) =>
  guarded(async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batch = event.Records.map((record) => ({
      change: changeOf(record),
      sequence: record.dynamodb!.SequenceNumber!,
    }))
    // What comes after the first failure is delivered again, so it is left alone.
    const taken = batch.slice(0, await runEach(reactions, batch))
    const failed = batch[await runTogether(reactions, taken)]
    return { batchItemFailures: failed ? [{ itemIdentifier: failed.sequence }] : [] }
  })
