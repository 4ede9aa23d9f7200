import { setTimeout as sleep } from 'node:timers/promises'
import { PutCommand, TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { isServerError } from '@smithy/core/retry'
import { Refusal, TemporaryFailure } from '#functions/platform/refusal.ts'
import { db, maximumTries, TableUnavailable, unavailable, wait } from './client.ts'
import { plainItem, type StoredValue } from './plain.ts'

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * One step of an all-or-nothing write, with what to do when its condition fails: `onConflict` gets the item that stood in the way
 * (undefined if there was none) and answers with the refusal to give.
 */
export type Write = { step: TransactItem; onConflict?: (standing: Record<string, unknown> | undefined) => Error }

const existing = (item: Record<string, StoredValue> | undefined) => item && plainItem(item)

type CancellationReason = { Code?: string; Item?: Record<string, StoredValue> }
type WriteError = Parameters<typeof isServerError>[0] & {
  CancellationReasons?: CancellationReason[]
  Item?: Record<string, StoredValue>
}

/** Why AWS holds a write up that the SDK does not retry: another transaction, or a partition at its limit. */
const passingCodes = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded']

const isHeldUp = ({ name, CancellationReasons = [] }: WriteError): boolean =>
  name === 'TransactionConflictException' || CancellationReasons.some(({ Code = '' }) => passingCodes.includes(Code))

/** The error of the first step whose condition failed; it says more than a conflict beside it. */
function refusalOf(error: WriteError, writes: readonly Write[]): Error | undefined {
  const isSingle = error.name === 'ConditionalCheckFailedException'
  const reasons = isSingle
    ? [{ Code: 'ConditionalCheckFailed', ...(error.Item && { Item: error.Item }) }]
    : (error.CancellationReasons ?? [])
  const failed = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed')
  if (failed < 0) return undefined
  // Without the error itself, whose reasons hold stored items.
  return (
    writes[failed]?.onConflict?.(existing(reasons[failed]?.Item)) ?? new Error(`The condition of step ${failed} failed`)
  )
}

/** Sends a write until it is not held up any more, eight times at most. */
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
      if (attempt === maximumTries) throw new TableUnavailable(error.name)
      await wait(attempt)
    }
  }
}

/** Writes all steps or none. A failed condition becomes its step's refusal. */
export const commit = (writes: readonly Write[]): Promise<void> =>
  write(writes, () => db.send(new TransactWriteCommand({ TransactItems: writes.map(({ step }) => step) })))

/** A write outside a transaction, at half its price: for what stands alone. Same refusals as in a transaction. */
export async function apply(single: Write): Promise<void> {
  const { Update, Put } = single.step
  if (Update)
    return write([single], () => db.send(new UpdateCommand({ ...Update, UpdateExpression: Update.UpdateExpression })))
  return Put ? write([single], () => db.send(new PutCommand(Put))) : commit([single])
}

/**
 * A lost optimistic lock: what a condition rested on changed meanwhile. `retryOnConflict` decides again;
 * one that escapes a call is a temporary failure, which the browser sends again.
 */
export class Conflict extends TemporaryFailure {
  override name = 'Conflict'
}

/** For `.catch`: passes over a Conflict. As the second argument of `.then(() => true, ...)` it tells that nothing was written. */
export function ignoreConflict(error: unknown): false {
  if (error instanceof Conflict) return false
  throw error
}

const maximumDecisions = 8

/** Decides again from fresh reads on a Conflict, after a random wait whose limit doubles from 20 ms to 1.3 s. */
export async function retryOnConflict<T>(decide: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await decide(attempt)
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === maximumDecisions - 1) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

export const refusing =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...refusal)
