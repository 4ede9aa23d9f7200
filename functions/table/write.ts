import { env } from '#functions/platform/env.ts'
import type { Key } from './keys.ts'
import type { Write } from './transaction.ts'

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
