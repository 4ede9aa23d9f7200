import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry'
import type * as z from 'zod/mini'
import { env } from '../lib/env.ts'
import { Refusal, TemporaryFailure } from '../lib/refusal.ts'
import { timeLimits } from '../lib/time-limits.ts'
import type { Key } from './keys.ts'
import { plainItem, type StoredValue } from './plain.ts'
import { type IndexName, tableShape } from './shape.ts'

/**
 * The table answers within 10 ms; one that hangs is asked again while the call still has time. The client
 * itself retries lost connections, timeouts, throttling and 5xx, four tries in all.
 */
const client = new DynamoDBClient({ requestHandler: timeLimits({ connect: 1_000, answer: 2_000, idle: 2_500 }) })
const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })

/** The table could not be reached, or not in time, after all retries. */
export class TableUnavailable extends TemporaryFailure {
  override name = 'TableUnavailable'
}

/** For `.catch` of a call of the table: what passes by itself becomes a temporary failure. */
function unavailable(error: Parameters<typeof isServerError>[0]): never {
  const isTemporary = isThrottlingError(error) || isTransientError(error) || isServerError(error)
  throw isTemporary ? new TableUnavailable(error.name) : error
}

const maximumTries = 8

/** Full jitter: a random wait whose limit doubles, 10 ms before the second try and 640 ms before the eighth. */
const wait = (attempt: number) => sleep(Math.random() * 5 * 2 ** attempt)

type Stored<Shape extends z.ZodMiniType> = z.output<Shape>

/** One item by its key, or undefined. `consistent` for what was written a moment ago and decides about money. */
export async function find<Shape extends z.ZodMiniType>(
  shape: Shape,
  key: Key,
  { consistent = false } = {},
): Promise<Stored<Shape> | undefined> {
  const { Item } = await db
    .send(new GetCommand({ TableName: env.tableName, Key: key, ConsistentRead: consistent }))
    .catch(unavailable)
  return Item && shape.parse(Item)
}

/** Items of one shape by their keys, at most 100, in one round trip and in no order; what is not there is left out. */
export async function findEach<Shape extends z.ZodMiniType>(
  shape: Shape,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Stored<Shape>[]> {
  const items: Stored<Shape>[] = []
  let asked: Record<string, unknown>[] = [...keys]
  for (let attempt = 1; asked.length > 0; attempt++) {
    if (attempt > maximumTries) throw new TableUnavailable('UnprocessedKeys')
    if (attempt > 1) await wait(attempt - 1)
    const { Responses, UnprocessedKeys } = await db
      .send(new BatchGetCommand({ RequestItems: { [env.tableName]: { Keys: asked, ConsistentRead: consistent } } }))
      .catch(unavailable)
    for (const item of Responses?.[env.tableName] ?? []) items.push(shape.parse(item))
    // More than 16 MB, or a partition at its limit: the table leaves the others for a next call.
    asked = UnprocessedKeys?.[env.tableName]?.Keys ?? []
  }
  return items
}

type Range = {
  PK: string
  prefix?: string
  /** Sort keys from and to, both included. */
  between?: readonly [string, string]
  /** Exclusive bound in the direction of reading. */
  after?: string | undefined
  limit?: number
  newestFirst?: boolean
}

function conditionOf({ PK, prefix, between, after, newestFirst }: Range, index?: IndexName) {
  const { partitionKey, sortKey } = index ? tableShape.indexes[index] : tableShape
  const names: Record<string, string> = { '#p': partitionKey }
  const values: Record<string, string> = { ':p': PK }
  let expression = '#p = :p'
  const sort = (text: string, more: Record<string, string>) => {
    expression += ` AND ${text}`
    names['#s'] = sortKey
    Object.assign(values, more)
  }
  // DynamoDB takes one condition on the sort key, so a bound inside a prefix is written as a range that ends with the prefix.
  if (prefix && after) {
    sort(
      '#s BETWEEN :a AND :b',
      newestFirst ? { ':a': prefix, ':b': before(after) } : { ':a': `${after}\0`, ':b': `${prefix}\uffff` },
    )
  } else if (prefix) sort('begins_with(#s, :a)', { ':a': prefix })
  else if (between) sort('#s BETWEEN :a AND :b', { ':a': between[0], ':b': between[1] })
  else if (after) sort(newestFirst ? '#s < :a' : '#s > :a', { ':a': after })
  return { KeyConditionExpression: expression, ExpressionAttributeNames: names, ExpressionAttributeValues: values }
}

/** The greatest text that sorts before `text` among keys of ordinary characters. */
const before = (text: string) =>
  `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) - 1)}\uffff`

/** Up to `limit` neighbouring items of one partition, of the table or of an index; `more` tells whether others follow. */
export async function list<Shape extends z.ZodMiniType>(
  shape: Shape,
  range: Range,
  { index, consistent = false }: { index?: IndexName; consistent?: boolean } = {},
): Promise<{ items: Stored<Shape>[]; more: boolean }> {
  const items: Stored<Shape>[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await db
      .send(
        new QueryCommand({
          TableName: env.tableName,
          IndexName: index,
          ...conditionOf(range, index),
          ConsistentRead: consistent,
          ScanIndexForward: !range.newestFirst,
          Limit: range.limit && range.limit - items.length,
          ExclusiveStartKey: start,
        }),
      )
      .catch(unavailable)
    for (const item of Items) items.push(shape.parse(item))
    start = LastEvaluatedKey
  } while (start && (range.limit === undefined || items.length < range.limit))
  return { items, more: start !== undefined }
}

/** How many items of a partition there are, without reading any of them. */
export async function count(
  range: Pick<Range, 'PK' | 'prefix'>,
  { index }: { index?: IndexName } = {},
): Promise<number> {
  let total = 0
  let start: Record<string, unknown> | undefined
  do {
    const { Count = 0, LastEvaluatedKey } = await db
      .send(
        new QueryCommand({
          TableName: env.tableName,
          IndexName: index,
          ...conditionOf(range, index),
          Select: 'COUNT',
          ExclusiveStartKey: start,
        }),
      )
      .catch(unavailable)
    total += Count
    start = LastEvaluatedKey
  } while (start)
  return total
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * One step of an all-or-nothing write, with what to do when its condition fails: `otherwise` gets the item that stood in the way
 * (undefined if there was none) and answers with the refusal to give.
 */
export type Write = { step: TransactItem; otherwise?: (standing: Record<string, unknown> | undefined) => Error }

type Condition = { condition?: string; names?: Record<string, string>; values?: Record<string, unknown> }

/** What every step says of its table and its condition; what stood in the way comes back with a failure. */
const guarded = ({ condition, names, values }: Condition) => ({
  TableName: env.tableName,
  ConditionExpression: condition,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: values,
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
})

type Guard = Condition & Pick<Write, 'otherwise'>

export const put = (key: Key, item: Record<string, unknown>, { otherwise, ...condition }: Guard = {}): Write => ({
  step: { Put: { ...guarded(condition), Item: { ...key, ...item } } },
  otherwise,
})

/** A new item; refused where one stands already. */
export const putNew = (key: Key, item: Record<string, unknown>, otherwise: Write['otherwise']): Write =>
  put(key, item, { condition: 'attribute_not_exists(PK)', otherwise })

export const update = (key: Key, expression: string, { otherwise, ...condition }: Guard = {}): Write => ({
  step: { Update: { ...guarded(condition), Key: key, UpdateExpression: expression } },
  otherwise,
})

export const remove = (key: Key, { otherwise, ...condition }: Guard = {}): Write => ({
  step: { Delete: { ...guarded(condition), Key: key } },
  otherwise,
})

/** A step that writes nothing: the others happen only while this holds. */
export const check = (
  key: Key,
  { otherwise, ...condition }: Guard & Required<Pick<Condition, 'condition'>>,
): Write => ({
  step: { ConditionCheck: { ...guarded(condition), Key: key, ConditionExpression: condition.condition } },
  otherwise,
})

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
    writes[failed]?.otherwise?.(existing(reasons[failed]?.Item)) ?? new Error(`The condition of step ${failed} failed`)
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
