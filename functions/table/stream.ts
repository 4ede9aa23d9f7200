import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { readClock } from '#functions/platform/clock.ts'
import { type Follows, isFollowedKey } from '#functions/platform/follows.ts'
import { guarded, logError } from '#functions/platform/log.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { keys } from './keys.ts'
import { plainItem, type StoredValue } from './plain.ts'
import { findEach } from './read.ts'
import { commit, maxSteps, type Write } from './transaction.ts'
import { putNew } from './write.ts'

/** Change of one item of the table. */
export type Change = {
  kind: 'INSERT' | 'MODIFY' | 'REMOVE'
  PK: string
  SK: string
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
  /** Idempotency key, which is the same at every delivery of the change. */
  id: string
  /** Time of the change, as Unix time in seconds. */
  at: number
}

/**
 * Reaction to single changes (`Reaction`) or to a batch of changes (`BatchReaction`). It must be
 * idempotent, as a change may be delivered again. Its lane is in `resources.ts`: `projection`
 * maintains counts and copies; `delivery` puts mails, pushes and hints into their queues, and does
 * itself only what decisions/0036-mail-queues.md lists. Two lanes, so that a failing service delays
 * no count. Each lane is one function on AWS, as more than two readers of the stream would throttle
 * each other.
 *
 * `resources.ts` also has the kinds and sort keys of the changes that the reaction follows. `wants`
 * chooses among these; without it the reaction gets all of them.
 */
export type Reaction = { wants?: (change: Change) => boolean; run: (change: Change, now: Date) => Promise<void> }
export type BatchReaction = {
  wants?: (change: Change) => boolean
  runAll: (changes: readonly Change[], now: Date) => Promise<void>
}

/** Reaction with its `follows` of `resources.ts`. */
export type FollowingReaction = (Reaction | BatchReaction) & { follows: readonly Follows[] }

/**
 * Lifetime of the mark that a change was processed: twice the 24 hours in which the stream can
 * redeliver a change.
 */
const markSeconds = 2 * daySeconds

/** Returns the writes of several changes together, so that they can be combined. */
type WritesOf = (changes: readonly Change[]) => readonly Write[]

/**
 * Commits the writes of changes exactly once per change, even if a change is delivered several
 * times. Needed for sums, which are not idempotent. Several changes share a transaction, which also
 * stores a mark for each change. If the writes do not fit into one transaction, the list of changes
 * is split in half.
 */
export async function commitOnce(
  reaction: string,
  changes: readonly Change[],
  now: Date,
  writesOf: WritesOf,
): Promise<void> {
  const single = [...new Map(changes.map((change) => [change.id, change])).values()]
  if (single.length < 2 || single.length + writesOf(single).length <= maxSteps)
    return commitUnmarked(reaction, single, now, writesOf)
  const middle = Math.ceil(single.length / 2)
  await commitOnce(reaction, single.slice(0, middle), now, writesOf)
  await commitOnce(reaction, single.slice(middle), now, writesOf)
}

class Repeated extends Error {}
const Mark = z.object({ PK: z.string() })

/** Commits the writes of the changes that have no mark of an earlier delivery. */
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
    // The refusal is about only one existing mark, but many changes of a redelivered batch may have
    // marks.
    const markKeys = unmarked.map(({ id }) => keys.reacted(reaction, id))
    const marked = new Set((await findEach(Mark, markKeys, { consistent: true })).map(({ PK }) => PK))
    // The mark has expired since the refusal, so the next delivery writes the changes.
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

type Received = { change: Change; sequence: string }

/**
 * Whether a reaction gets a change. The filters of a lane let the changes of all its reactions
 * through, so each reaction's own `follows` is checked here.
 */
const concerns = ({ follows, wants }: FollowingReaction, change: Change): boolean =>
  follows.some(({ kinds, SK }) => kinds.includes(change.kind) && isFollowedKey(SK, change.SK)) &&
  (wants?.(change) ?? true)

/**
 * Runs the reactions to single changes, in order. Returns the index of the first failed change, or
 * the length of the batch.
 */
async function runEach(reactions: readonly FollowingReaction[], batch: readonly Received[]): Promise<number> {
  for (const [at, { change }] of batch.entries()) {
    try {
      for (const reaction of reactions)
        if ('run' in reaction && concerns(reaction, change)) await reaction.run(change, readClock())
    } catch (error) {
      logFailure(change, error)
      return at
    }
  }
  return batch.length
}

/**
 * Runs the reactions to a batch. If a reaction fails, all changes that it got count as failed, as
 * the reaction does not say which change failed. Returns the lowest index of a failed change, or
 * the length of the batch.
 */
async function runTogether(reactions: readonly FollowingReaction[], batch: readonly Received[]): Promise<number> {
  const firsts = reactions.map(async (reaction) => {
    if (!('runAll' in reaction)) return batch.length
    const wanted = batch.filter(({ change }) => concerns(reaction, change))
    if (wanted.length === 0) return batch.length
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

/** Fails the invocation, so that AWS halves the batch; the cause is already logged. */
class FirstChangeFailed extends Error {
  override name = 'FirstChangeFailed'
}

/**
 * Stream function for all reactions of one lane. Only changes of the same item arrive in order:
 * changes of different items may be in different batches, in any order. The function reports the
 * first failed change, and AWS retries the batch from this change. After three retries AWS gives up
 * everything that it retried, so a failed change must be alone by then: if the first of several
 * changes fails, the function throws. AWS then halves the batch, which counts as no retry, and in
 * the end only the failed change is recorded in the dead-letter queue.
 *
 * @public The entry of a stream function is made by infra/build/bundle.ts.
 */
export const streamHandler = (reactions: readonly FollowingReaction[]) =>
  guarded(async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batch = event.Records.map((record) => ({
      change: changeOf(record),
      sequence: record.dynamodb!.SequenceNumber!,
    }))
    // Changes after the first failure are delivered again, so they are skipped.
    const taken = batch.slice(0, await runEach(reactions, batch))
    const failed = batch[await runTogether(reactions, taken)]
    if (batch.length > 1 && failed === batch[0]) throw new FirstChangeFailed()
    return { batchItemFailures: failed ? [{ itemIdentifier: failed.sequence }] : [] }
  })
