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
import type * as z from 'zod/mini'
import { env } from '../lib/env.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Key } from './keys.ts'
import { plainItem, type StoredValue } from './plain.ts'
import { type IndexName, tableShape } from './shape.ts'

const db = DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } })

type Stored<Shape extends z.ZodMiniType> = z.output<Shape>

/** One item by its key, or undefined. `consistent` for what was written a moment ago and decides about money. */
export async function find<Shape extends z.ZodMiniType>(
  shape: Shape,
  key: Key,
  { consistent = false } = {},
): Promise<Stored<Shape> | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName: env.tableName, Key: key, ConsistentRead: consistent }))
  return Item && shape.parse(Item)
}

/** Items of one shape by their keys, at most 100, in one round trip and in no order; what is not there is left out. */
export async function findEach<Shape extends z.ZodMiniType>(
  shape: Shape,
  keys: readonly Key[],
): Promise<Stored<Shape>[]> {
  const items: Stored<Shape>[] = []
  // The table may give a part of so many and leave the others for a next call.
  for (let asked: Record<string, unknown>[] = [...keys]; asked.length > 0; ) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [env.tableName]: { Keys: asked } } }),
    )
    for (const item of Responses?.[env.tableName] ?? []) items.push(shape.parse(item))
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
    const { Items = [], LastEvaluatedKey } = await db.send(
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
    const { Count = 0, LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: env.tableName,
        IndexName: index,
        ...conditionOf(range, index),
        Select: 'COUNT',
        ExclusiveStartKey: start,
      }),
    )
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

type CancellationReason = { Code?: string; Item?: Record<string, StoredValue> }

const standing = (item: Record<string, StoredValue> | undefined) => item && plainItem(item)

const maximumTries = 8

/**
 * Writes all steps or none. A failed condition becomes its step's refusal; a conflict with another transaction is nobody's fault
 * and is tried again, after a random wait that doubles (5 to 640 ms), up to eight times.
 */
export async function commit(writes: readonly Write[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: writes.map(({ step }) => step) }))
      return
    } catch (error) {
      const reasons = (error as { CancellationReasons?: CancellationReason[] }).CancellationReasons ?? []
      const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed')
      if (failed >= 0) throw writes[failed]?.otherwise?.(standing(reasons[failed]?.Item)) ?? error
      const isConflict = reasons.some((reason) => reason.Code === 'TransactionConflict')
      if (!isConflict || attempt === maximumTries) throw error
      await sleep(Math.random() * 5 * 2 ** attempt)
    }
  }
}

/** A write outside a transaction, at half its price: for what stands alone. Same refusals as in a transaction. */
export async function apply({ step, otherwise }: Write): Promise<void> {
  try {
    if (step.Update)
      await db.send(new UpdateCommand({ ...step.Update, UpdateExpression: step.Update.UpdateExpression }))
    else if (step.Put) await db.send(new PutCommand(step.Put))
    else await commit([{ step, otherwise }])
  } catch (error) {
    if ((error as Error).name !== 'ConditionalCheckFailedException') throw error
    throw otherwise?.(standing((error as { Item?: Record<string, StoredValue> }).Item)) ?? error
  }
}

/** For `otherwise` where the reason is nobody's fault and the caller decides again from fresh reads. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** Runs a decision anew when what it rested on changed meanwhile (a condition answered with Conflict), at most five times. */
export async function retryOnConflict<T>(decide: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await decide(attempt)
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === 4) throw error
    }
  }
}

export const refusing =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...refusal)
