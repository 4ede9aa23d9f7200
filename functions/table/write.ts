import { env } from '#functions/platform/env.ts'
import type { Key } from './key.ts'
import type { Write } from './transaction.ts'

type Condition = { condition?: string; names?: Record<string, string>; values?: Record<string, unknown> }

/** Table and condition of a write; if the condition fails, the error has the existing item. */
const guarded = ({ condition, names, values }: Condition) => ({
  TableName: env.tableName,
  ConditionExpression: condition,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: values,
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
})

type Guard = Condition & Pick<Write, 'onConflict'>

export const put = (key: Key, item: Record<string, unknown>, { onConflict, ...condition }: Guard = {}): Write => ({
  step: { Put: { ...guarded(condition), Item: { ...key, ...item } } },
  onConflict,
})

/** Puts a new item; fails if an item with this key exists. */
export const putNew = (key: Key, item: Record<string, unknown>, onConflict: Write['onConflict']): Write =>
  put(key, item, { condition: 'attribute_not_exists(PK)', onConflict })

/** Updates an item. Without a condition, a missing item is created. */
export const update = (key: Key, expression: string, { onConflict, ...condition }: Guard = {}): Write => ({
  step: { Update: { ...guarded(condition), Key: key, UpdateExpression: expression } },
  onConflict,
})

export const remove = (key: Key, { onConflict, ...condition }: Guard = {}): Write => ({
  step: { Delete: { ...guarded(condition), Key: key } },
  onConflict,
})

/** Step of a transaction that only checks a condition on an item, without writing it. */
export const check = (
  key: Key,
  { onConflict, ...condition }: Guard & Required<Pick<Condition, 'condition'>>,
): Write => ({
  step: { ConditionCheck: { ...guarded(condition), Key: key, ConditionExpression: condition.condition } },
  onConflict,
})
