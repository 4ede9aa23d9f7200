import { setTimeout as sleep } from 'node:timers/promises'
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { isServerError } from '@smithy/core/retry'
import { Refusal, TemporaryFailure } from '#functions/platform/refusal.ts'
import { db, maxTries, TableUnavailable, unavailable, wait } from './client.ts'
import { PutCommand, TransactWriteCommand, UpdateCommand } from './dynamodb.ts'
import { plainItem, type StoredValue } from './plain.ts'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * Step of a transaction. When its condition fails, `onConflict` maps the existing item (undefined
 * if there is none) to the error to throw.
 */
export type Write = { step: TransactItem; onConflict?: (existing: Record<string, unknown> | undefined) => Error }

const existing = (item: Record<string, StoredValue> | undefined) => item && plainItem(item)

type CancellationReason = { Code?: string; Item?: Record<string, StoredValue> }
type WriteError = Parameters<typeof isServerError>[0] & {
  CancellationReasons?: CancellationReason[]
  Item?: Record<string, StoredValue>
}

/**
 * Codes of transient failures that the client does not retry: a conflict with another transaction,
 * or throttling of the transaction.
 */
const passingCodes = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded']

const isHeldUp = ({ name, CancellationReasons = [] }: WriteError): boolean =>
  name === 'TransactionConflictException' || CancellationReasons.some(({ Code = '' }) => passingCodes.includes(Code))

/**
 * Error of the first step whose condition failed. It takes precedence over a conflict with another
 * transaction.
 */
function refusalOf(error: WriteError, writes: readonly Write[]): Error | undefined {
  const isSingle = error.name === 'ConditionalCheckFailedException'
  const reasons = isSingle
    ? [{ Code: 'ConditionalCheckFailed', ...(error.Item && { Item: error.Item }) }]
    : (error.CancellationReasons ?? [])
  const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed')
  if (failed < 0) return undefined
  // The AWS error is not attached as cause: its reasons contain stored items.
  return (
    writes[failed]?.onConflict?.(existing(reasons[failed]?.Item)) ?? new Error(`The condition of step ${failed} failed`)
  )
}

/** Sends a write, with retries after transient failures. */
async function write(writes: readonly Write[], send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send()
      return
    } catch (thrown) {
      const error = thrown as WriteError
      const refusal = refusalOf(error, writes)
      if (refusal) throw refusal
      if (!isHeldUp(error)) return unavailable(error)
      if (attempt === maxTries) throw new TableUnavailable(error.name)
      await wait(attempt)
    }
  }
}

/** Writes all steps or none. If a condition fails, throws the error of its step. */
export const commit = (writes: readonly Write[]): Promise<void> =>
  write(writes, () => db.send(new TransactWriteCommand({ TransactItems: writes.map(({ step }) => step) })))

/** Limit of TransactWriteItems. */
export const maxSteps = 100

/**
 * Writes steps that do not depend on each other, in as few transactions as possible. If one
 * transaction fails, the steps of the earlier ones stay written, so the caller must be idempotent.
 */
export async function commitEach(writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += maxSteps) await commit(writes.slice(from, from + maxSteps))
}

/**
 * Writes a single step. An update or put is sent without a transaction, which halves its cost; any
 * other step is sent as a transaction of one step. Throws the same errors as `commit`.
 */
export async function apply(single: Write): Promise<void> {
  const { Update, Put } = single.step
  if (Update)
    return write([single], () => db.send(new UpdateCommand({ ...Update, UpdateExpression: Update.UpdateExpression })))
  return Put ? write([single], () => db.send(new PutCommand(Put))) : commit([single])
}

/**
 * Lost optimistic lock: an item that a decision was based on has changed. `retryOnConflict` repeats
 * the decision. A Conflict that escapes a call is a temporary failure, which the browser retries.
 */
export class Conflict extends TemporaryFailure {
  override name = 'Conflict'
}

/**
 * Handler of a rejected write: ignores a Conflict and rethrows any other error. It returns false,
 * so that `.then(() => true, ignoreConflict)` tells whether the write was made.
 */
export function ignoreConflict(error: unknown): false {
  if (error instanceof Conflict) return false
  throw error
}

const maxDecisions = 8

/**
 * Runs `decide`, and repeats it after a Conflict. The delay before each retry is random; its limit
 * doubles from 20 ms to 1.3 s. `decide` must read all items again. Throws the Conflict of the last
 * attempt.
 */
export async function retryOnConflict<T>(decide: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await decide(attempt)
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === maxDecisions - 1) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

export const refusing =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...refusal)
