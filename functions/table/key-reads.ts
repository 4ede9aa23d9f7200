import { env } from '#functions/platform/env.ts'
import { db, maxTries, TableUnavailable, unavailable, wait } from './client.ts'
import { BatchGetCommand, GetCommand } from './dynamodb.ts'
import type { Key } from './key.ts'

type Item = Record<string, unknown>
type KeyRead = { key: Key; answer: PromiseWithResolvers<Item | undefined> }
type KeyReads = Map<string, KeyRead>

/** Limit of BatchGetItem. */
const maxKeys = 100

/**
 * Key reads of the current tick that are not sent yet. Consistent and eventually consistent reads
 * are separate, as a batch is either one or the other.
 */
const unsent = { eventual: new Map() as KeyReads, consistent: new Map() as KeyReads }

/** Unique text for a key. The length of `PK` ensures that two keys never have the same text. */
const nameOf = ({ PK, SK }: Item) => `${(PK as string).length} ${PK} ${SK}`

/**
 * Item with this key, or undefined. All reads of one tick are sent in one request, as signing and
 * sending cost more than reading. A read never joins a request that was already sent, so a
 * consistent read sees every write that was made before the read.
 */
export function readItem(key: Key, isConsistent: boolean): Promise<Item | undefined> {
  const reads = isConsistent ? unsent.consistent : unsent.eventual
  const name = nameOf(key)
  const read = reads.get(name) ?? { key, answer: Promise.withResolvers<Item | undefined>() }
  if (reads.size === 0) onEndOfTick(() => send(reads, isConsistent))
  reads.set(name, read)
  return read.answer.promise
}

/**
 * Calls `run` after the callbacks of all settled promises and before the event loop continues, so
 * that the wait costs no time.
 */
const onEndOfTick = (run: () => void) => queueMicrotask(() => process.nextTick(run))

function send(reads: KeyReads, isConsistent: boolean): void {
  const names = [...reads.keys()]
  const all = new Map(reads)
  reads.clear()
  for (let start = 0; start < names.length; start += maxKeys) {
    const batch: KeyReads = new Map(names.slice(start, start + maxKeys).map((name) => [name, all.get(name)!]))
    const sent = batch.size === 1 ? sendOne([...batch.values()][0]!, isConsistent) : sendBatch(batch, isConsistent)
    sent.catch((error: unknown) => {
      for (const { answer } of batch.values()) answer.reject(error)
    })
  }
}

async function sendOne({ key, answer }: KeyRead, isConsistent: boolean): Promise<void> {
  const { Item } = await db
    .send(new GetCommand({ TableName: env.tableName, Key: key, ConsistentRead: isConsistent }))
    .catch(unavailable)
  answer.resolve(Item)
}

/** Resolves each read as soon as its key was processed. */
async function sendBatch(batch: KeyReads, isConsistent: boolean): Promise<void> {
  const { tableName } = env
  let keys: Item[] = [...batch.values()].map(({ key }) => key)
  for (let attempt = 1; keys.length > 0; attempt++) {
    if (attempt > maxTries) throw new TableUnavailable('UnprocessedKeys')
    if (attempt > 1) await wait(attempt - 1)
    const { Responses, UnprocessedKeys } = await db
      .send(new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: isConsistent } } }))
      .catch(unavailable)
    for (const item of Responses?.[tableName] ?? []) batch.get(nameOf(item))?.answer.resolve(item)
    // If the answer exceeds 16 MB, or a partition has reached its throughput limit, DynamoDB leaves
    // some keys unprocessed. A further request reads these keys.
    const unprocessed = UnprocessedKeys?.[tableName]?.Keys ?? []
    const left = new Set(unprocessed.map(nameOf))
    for (const key of keys) if (!left.has(nameOf(key))) batch.get(nameOf(key))?.answer.resolve(undefined)
    keys = unprocessed
  }
}
