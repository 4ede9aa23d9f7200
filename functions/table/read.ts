import type * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import { db, unavailable } from './client.ts'
import { QueryCommand } from './dynamodb.ts'
import type { Key } from './key.ts'
import { readItem } from './key-reads.ts'
import { type IndexName, tableShape } from './shape.ts'

type Stored<Shape extends z.ZodMiniType> = z.output<Shape>

/**
 * Item with this key, or undefined. Use `consistent` if a decision depends on data that may have
 * just been written. All key reads of one tick are sent together (./key-reads.ts).
 */
export async function find<Shape extends z.ZodMiniType>(
  shape: Shape,
  key: Key,
  { consistent = false } = {},
): Promise<Stored<Shape> | undefined> {
  const item = await readItem(key, consistent)
  return item && shape.parse(item)
}

/**
 * Items of the same shape with these keys; missing items are left out. Up to 100 keys take one
 * round trip.
 */
export async function findEach<Shape extends z.ZodMiniType>(
  shape: Shape,
  keys: readonly Key[],
  { consistent = false } = {},
): Promise<Stored<Shape>[]> {
  const items = await Promise.all(keys.map((key) => readItem(key, consistent)))
  return items.flatMap((item) => (item ? [shape.parse(item)] : []))
}

type Range = {
  PK: string
  prefix?: string
  /** First and last sort key, both included. */
  between?: readonly [string, string]
  /** Sort key after which the list starts, in the direction of reading. */
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
  // DynamoDB accepts only one condition on the sort key, so `prefix` and `after` together are
  // written as one range.
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

/**
 * Upper bound of the sort keys before `text`, provided that no key has characters from U+FFFF on.
 */
const before = (text: string) =>
  `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) - 1)}\uffff`

/**
 * Up to `limit` consecutive items of one partition, of the table or of an index. If `more` is
 * false, no others follow; if it is true, the next page may still be empty.
 */
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

/** Number of items in a partition, or in a range of a partition; the items are not transferred. */
export async function count(
  range: Pick<Range, 'PK' | 'prefix' | 'between'>,
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
