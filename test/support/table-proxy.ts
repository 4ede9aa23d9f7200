import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredValue } from '#functions/table/plain.ts'

type StoredItem = Record<string, StoredValue>

/** One call of the table client, as sent over the wire. */
export type TableCall = {
  operation: string
  startedAt: number
  endedAt: number
  input: Record<string, unknown>
  output: Record<string, unknown>
}

/**
 * What the proxy does with a call: pass it on, answer with a fault, or execute it and lose the
 * answer.
 */
export type Fate =
  | 'pass'
  | 'lose-answer'
  | 'refuse-connection'
  | 'unavailable'
  | 'conflict'
  | 'throttled'
  | 'unprocessed'
  | 'hang'

export type TableProxy = {
  endpoint: string
  calls: TableCall[]
  /**
   * Chooses the fate of each call that the functions make; a call waits for a returned promise.
   * Calls of streams and the creation of tables are always passed on.
   */
  fate: (operation: string, input: Record<string, unknown>) => Fate | Promise<Fate>
  /** Whether an eventually consistent read of an item returns the state at the previous read. */
  isStale: (key: { PK: string; SK: string }) => boolean
  /** Minimum duration of each call in milliseconds, to make parallel calls overlap visibly. */
  delayMs: number
  stop: () => Promise<void>
}

type Consumed = { CapacityUnits?: number }

/**
 * Capacity units consumed by the calls. The answer to a batch or transaction has a list of them,
 * with an entry for each table.
 */
export const unitsOf = (calls: readonly TableCall[]): number =>
  calls
    .flatMap(({ output }) => (output.ConsumedCapacity ?? []) as Consumed | Consumed[])
    .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const dataOperations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'TransactWriteItems',
  'TransactGetItems',
]

/**
 * Proxy between the functions and DynamoDB Local. Counts and times calls, requests the consumed
 * capacity, and injects faults that the local table never has. It does not depend on the product,
 * so it shows what the product really requests.
 */
export async function startTableProxy(target: string): Promise<TableProxy> {
  const { hostname, port } = new URL(target)
  const proxy: TableProxy = {
    endpoint: '',
    calls: [],
    fate: () => 'pass',
    isStale: () => false,
    delayMs: 0,
    stop: async () => {},
  }

  const forward = (headers: IncomingMessage['headers'], body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const outgoing = request(
        { hostname, port, method: 'POST', headers: { ...headers, 'content-length': body.length } },
        (answer) => {
          bodyOf(answer).then(
            (text) => resolve({ status: answer.statusCode!, headers: answer.headers, body: text }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  /** Each item as last returned. An item that was never read counts as not existing. */
  const lastRead = new Map<string, StoredItem | undefined>()

  const shown = (key: StoredItem, isConsistent: boolean, item: StoredItem | undefined) => {
    const [PK, SK] = [key.PK!.S!, key.SK!.S!]
    const name = JSON.stringify([PK, SK])
    if (!isConsistent && proxy.isStale({ PK, SK })) return lastRead.get(name)
    lastRead.set(name, item)
    return item
  }

  /** Answer of a read by key, with the stale items in place of the current ones. */
  function withStale(operation: string, input: Record<string, unknown>, output: Record<string, unknown>) {
    if (operation === 'GetItem') {
      const { Key, ConsistentRead = false } = input as { Key: StoredItem; ConsistentRead?: boolean }
      const { Item, ...rest } = output as { Item?: StoredItem }
      const item = shown(Key, ConsistentRead, Item)
      return item ? { ...rest, Item: item } : rest
    }
    const found = (output.Responses ?? {}) as Record<string, StoredItem[]>
    const Responses: Record<string, StoredItem[]> = {}
    for (const [table, { Keys, ConsistentRead = false }] of Object.entries(
      input.RequestItems as Record<string, { Keys: StoredItem[]; ConsistentRead?: boolean }>,
    ))
      Responses[table] = Keys.flatMap((key) => {
        const item = found[table]?.find(({ PK, SK }) => PK?.S === key.PK?.S && SK?.S === key.SK?.S)
        const answered = shown(key, ConsistentRead, item)
        return answered ? [answered] : []
      })
    return { ...output, Responses }
  }

  const server = createServer((incoming, response) => {
    void (async () => {
      const startedAt = performance.now()
      const [service, operation = ''] = String(incoming.headers['x-amz-target'] ?? '').split('.')
      const raw = await bodyOf(incoming)
      const isData = service === 'DynamoDB_20120810' && dataOperations.includes(operation)
      if (!isData) {
        const answer = await forward(incoming.headers, raw)
        response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer.body)
        return
      }
      const input = JSON.parse(raw.toString()) as Record<string, unknown>
      const fate = await proxy.fate(operation, input)
      if (fate === 'refuse-connection') return void incoming.socket.destroy()
      if (fate === 'unavailable') return fail(500, 'InternalServerError', {})
      // The caller's own timeout ends the call.
      if (fate === 'hang') return
      if (fate === 'unprocessed') return ok(JSON.stringify({ Responses: {}, UnprocessedKeys: input.RequestItems }))
      if (fate === 'conflict' || fate === 'throttled') {
        const isConflict = fate === 'conflict'
        const steps = input.TransactItems as unknown[] | undefined
        if (!steps) return fail(400, isConflict ? 'TransactionConflictException' : 'ThrottlingException', {})
        const code = isConflict ? 'TransactionConflict' : 'ThrottlingError'
        const reasons = steps.map((_, index) => ({ Code: index === 0 ? code : 'None' }))
        return fail(400, 'TransactionCanceledException', { CancellationReasons: reasons })
      }
      const answer = await forward(
        incoming.headers,
        Buffer.from(JSON.stringify({ ...input, ReturnConsumedCapacity: 'INDEXES' })),
      )
      const output = JSON.parse(answer.body.toString()) as Record<string, unknown>
      if (proxy.delayMs > 0) await sleep(proxy.delayMs)
      proxy.calls.push({ operation, startedAt, endedAt: performance.now(), input, output })
      if (fate === 'lose-answer') return void incoming.socket.destroy()
      // Sent without the checksum of the database, which would not match a changed answer.
      const isKeyRead = operation === 'GetItem' || operation === 'BatchGetItem'
      if (answer.status === 200)
        return ok(isKeyRead ? JSON.stringify(withStale(operation, input, output)) : answer.body)
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer.body)

      function ok(body: Buffer | string) {
        response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
      }
      function fail(status: number, name: string, more: object) {
        const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name, ...more })
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body)
      }
    })().catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  proxy.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return proxy
}

/** Number of sequential round trips: calls that overlap in time count as one. */
export function roundTrips(calls: readonly TableCall[]): number {
  let trips = 0
  let endsAt = 0
  for (const call of [...calls].sort((a, b) => a.startedAt - b.startedAt)) {
    if (call.startedAt >= endsAt) {
      trips++
      endsAt = call.endedAt
    } else endsAt = Math.min(endsAt, call.endedAt)
  }
  return trips
}

function valueBytes(value: StoredValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S)
  // A number takes about one byte for two digits, plus one.
  if (value.N !== undefined) return Math.ceil(value.N.replace(/[^\d]/g, '').length / 2) + 1
  if (value.L) return 3 + value.L.reduce((sum, item) => sum + 1 + valueBytes(item), 0)
  if (value.M)
    return (
      3 + Object.entries(value.M).reduce((sum, [name, item]) => sum + 1 + Buffer.byteLength(name) + valueBytes(item), 0)
    )
  return 1
}

/** Size of an item as AWS bills it, in bytes: attribute names and values. */
export const itemBytes = (item: StoredItem): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0)

/**
 * Write units of an item in a transaction: twice as many as for a plain write, which takes one unit
 * per started kilobyte.
 */
export const transactionUnits = (bytes: number): number => 2 * Math.ceil(Math.max(bytes, 1) / 1024)
