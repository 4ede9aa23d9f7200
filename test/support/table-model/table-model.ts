import { marshall } from '@aws-sdk/util-dynamodb'
import { type IndexName, tableShape } from '#functions/table/shape.ts'
import { conditionOf, type Item, type Terms, updateOf } from './expressions.ts'

type Key = { PK: string; SK: string }
type Guarded = Terms & { ConditionExpression?: string | undefined }
type Step = {
  Put?: Guarded & { Item: Item }
  Update?: Guarded & { Key: Key; UpdateExpression: string }
  Delete?: Guarded & { Key: Key }
  ConditionCheck?: Guarded & { Key: Key }
}
type Query = Terms & {
  IndexName?: IndexName
  KeyConditionExpression: string
  ScanIndexForward?: boolean
  Limit?: number
  ExclusiveStartKey?: Key
  Select?: 'COUNT'
}

type Planned = {
  key: Key
  isAllowed: boolean
  existing: Item | undefined
  isWrite: boolean
  after: Item | undefined
}

/** Item before and after a write; undefined if the item does not exist. */
export type Change = { before: Item | undefined; after: Item | undefined }

/** Error with the name and fields of an answer of DynamoDB. */
const errorOf = (name: string, fields: object = {}) => Object.assign(new Error(name), { name, ...fields })

const wire = (item: Item | undefined) => item && marshall(item, { removeUndefinedValues: true })

/**
 * DynamoDB in memory, as far as functions/table calls it: conditions, updates, transactions and
 * queries of the table and its indexes. A thousand times faster than a table process, so that
 * histories of thousands of members fit into a test. test/jobs/money-histories.test.ts compares it
 * with the local table.
 */
export class TableModel {
  /** Items by partition, then by sort key. An item is frozen, and replaced by each write. */
  readonly #partitions = new Map<string, Map<string, Item>>()
  /** Items of each index, keyed by partition and then by the keys of the items. */
  readonly #indexes = new Map<IndexName, Map<string, Map<string, Item>>>()
  /** Sorted partitions of indexes; a partition is removed from this cache when it changes. */
  readonly #sorted = new Map<Map<string, Item>, Item[]>()

  /** Called with the changes of each write; a transaction is one write. */
  onWrite: (changes: readonly Change[]) => void = () => {}

  /** Answers a call of the client in functions/table/dynamodb.ts. */
  send({ target, input }: { target: string; input: object }): unknown {
    const run = this.#operations[target]
    if (!run) throw errorOf('UnknownOperationException')
    return run(input as never)
  }

  readonly #operations: Record<string, (input: never) => unknown> = {
    GetItem: ({ Key }: { Key: Key }) => {
      const found = this.find(Key)
      return found ? { Item: found } : {}
    },
    BatchGetItem: ({ RequestItems }: { RequestItems: Record<string, { Keys: Key[] }> }) => {
      const Responses: Record<string, Item[]> = {}
      for (const [table, { Keys }] of Object.entries(RequestItems))
        Responses[table] = Keys.map((key) => this.find(key)).filter((item) => item !== undefined)
      return { Responses, UnprocessedKeys: {} }
    },
    PutItem: (input: NonNullable<Step['Put']>) => this.#writeOne({ Put: input }),
    UpdateItem: (input: NonNullable<Step['Update']>) => this.#writeOne({ Update: input }),
    TransactWriteItems: ({ TransactItems }: { TransactItems: Step[] }) => this.#transact(TransactItems),
    Query: (input: Query) => this.#query(input),
  }

  find({ PK, SK }: Key): Item | undefined {
    return this.#partitions.get(PK)?.get(SK)
  }

  /** Every item, in no order. */
  *all(): Generator<Item> {
    for (const partition of this.#partitions.values()) yield* partition.values()
  }

  #writeOne(step: Step): object {
    const planned = this.#plan(step)
    if (!planned.isAllowed) throw errorOf('ConditionalCheckFailedException', { Item: wire(planned.existing) })
    this.#write([planned])
    return {}
  }

  #transact(steps: readonly Step[]): object {
    const names = new Set(steps.map((step) => JSON.stringify(keyIn(step))))
    if (names.size < steps.length || steps.length > 100) throw errorOf('ValidationException')
    const planned = steps.map((step) => this.#plan(step))
    if (planned.some(({ isAllowed }) => !isAllowed))
      throw errorOf('TransactionCanceledException', {
        CancellationReasons: planned.map(({ isAllowed, existing }) =>
          isAllowed ? { Code: 'None' } : { Code: 'ConditionalCheckFailed', Item: wire(existing) },
        ),
      })
    this.#write(planned)
    return {}
  }

  /** Checks the condition of a step, and computes the item after the step. */
  #plan(step: Step): Planned {
    const key = keyIn(step)
    const existing = this.find(key)
    const { ConditionExpression, ...terms } = Object.values(step)[0] as Guarded
    const isAllowed = !ConditionExpression || conditionOf(ConditionExpression)(existing ?? {}, terms)
    const planned = { key, isAllowed, existing, isWrite: !step.ConditionCheck, after: undefined }
    if (!isAllowed || step.ConditionCheck || step.Delete) return planned
    const after = copyOf<Item>(step.Put ? step.Put.Item : (existing ?? key))
    if (step.Update) updateOf(step.Update.UpdateExpression)(existing ?? {}, after, step.Update)
    return { ...planned, after: frozen(after) }
  }

  #write(planned: readonly Planned[]): void {
    const writes = planned.filter(({ isWrite }) => isWrite)
    for (const { key, after } of writes) this.#replace(key, after)
    this.onWrite(writes.map(({ existing, after }) => ({ before: existing, after })))
  }

  #replace(key: Key, after: Item | undefined): void {
    const before = this.find(key)
    const partition = entryOf(this.#partitions, key.PK, () => new Map<string, Item>())
    if (after) partition.set(key.SK, after)
    else partition.delete(key.SK)
    for (const [index, { partitionKey, sortKey }] of Object.entries(tableShape.indexes)) {
      const of = (item: Item | undefined) =>
        item?.[partitionKey] === undefined || item[sortKey] === undefined
          ? undefined
          : this.#indexPartition(index as IndexName, String(item[partitionKey]))
      const name = JSON.stringify([key.PK, key.SK])
      const [from, to] = [of(before), of(after)]
      if (from) this.#sorted.delete(from)
      if (to) this.#sorted.delete(to)
      if (from && from !== to) from.delete(name)
      to?.set(name, after!)
    }
  }

  #indexPartition = (index: IndexName, name: string): Map<string, Item> =>
    entryOf(
      entryOf(this.#indexes, index, () => new Map<string, Map<string, Item>>()),
      name,
      () => new Map<string, Item>(),
    )

  #query({ IndexName: index, KeyConditionExpression, ScanIndexForward = true, Limit, ...rest }: Query): object {
    const { sortKey } = index ? tableShape.indexes[index] : tableShape
    const PK = rest.ExpressionAttributeValues![':p'] as string
    const partition = index ? this.#indexPartition(index, PK) : (this.#partitions.get(PK) ?? new Map<string, Item>())
    const isWanted = conditionOf(KeyConditionExpression)
    const ordered = index ? this.#sortedOf(partition, sortKey) : inOrder(partition, sortKey)
    let items = ordered.filter((item) => isWanted(item, rest))
    if (!ScanIndexForward) items.reverse()
    const { ExclusiveStartKey: start } = rest
    if (start) items = items.slice(items.findIndex(({ PK: p, SK }) => p === start.PK && SK === start.SK) + 1)
    // As in DynamoDB: a page that is just full names its last key, even if no item follows.
    const isFull = Limit !== undefined && items.length >= Limit
    if (isFull) items = items.slice(0, Limit)
    const last = isFull && items.at(-1)
    return {
      Count: items.length,
      ...(rest.Select !== 'COUNT' && { Items: items.map((item) => shownBy(index, item)) }),
      ...(last && { LastEvaluatedKey: { PK: last.PK, SK: last.SK } }),
    }
  }

  #sortedOf(partition: Map<string, Item>, sortKey: string): Item[] {
    return entryOf(this.#sorted, partition, () => inOrder(partition, sortKey))
  }
}

const inOrder = (partition: Map<string, Item>, sortKey: string): Item[] =>
  [...partition.values()].sort((a, b) => (String(a[sortKey]) < String(b[sortKey]) ? -1 : 1))

/** Part of an item that an index projects. */
const shownBy = (index: IndexName | undefined, item: Item): Item => {
  if (!index) return item
  const { partitionKey, sortKey, projected } = tableShape.indexes[index]
  const names = ['PK', 'SK', partitionKey, sortKey, ...projected]
  return copyOf(Object.fromEntries(names.map((name) => [name, item[name]])))
}

function entryOf<Name, Value>(map: Map<Name, Value>, name: Name, make: () => Value): Value {
  const found = map.get(name) ?? make()
  map.set(name, found)
  return found
}

/** Deep copy without undefined values, which the client does not send. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value
  if (typeof value !== 'object' || value === null) return value
  const copy: Item = {}
  for (const [name, each] of Object.entries(value)) if (each !== undefined) copy[name] = copyOf(each)
  return copy as Value
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each)
  return value
}

function keyIn({ Put, Update, Delete, ConditionCheck }: Step): Key {
  const { PK, SK } = (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)!.Key) as Key
  return { PK, SK }
}
