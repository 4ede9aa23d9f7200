import { randomUUID } from 'node:crypto'
import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  PutCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  TransactWriteCommandInput,
  TransactWriteCommandOutput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { isServerError, isThrottlingError, isTransientError, StandardRetryStrategy } from '@smithy/core/retry'
import { readClock } from '#functions/platform/clock.ts'
import { env } from '#functions/platform/env.ts'
import type { timeLimits } from '#functions/platform/time-limits.ts'
import { Connections } from './connections.ts'
import { plainItem, type StoredValue, storedItem } from './plain.ts'
import { signedHeaders } from './signing.ts'

/**
 * Client of DynamoDB. It uses the SDK's retry strategy, but not the layers around the strategy
 * (schemas, protocols, middleware, connections): these are half of the code that a function loads
 * to start. It supports only the six operations that functions/table uses. A test sends the same
 * calls through the SDK's client (infra/build/sdk-dynamodb.ts) and compares the results.
 */
type Values = Record<string, unknown>
type Command<Output> = { target: string; isTransaction: boolean; input: object; output?: Output }

const commandOf = <Input extends object, Output>(target: string, isTransaction = false) =>
  class implements Command<Output> {
    readonly target = target
    readonly isTransaction = isTransaction
    readonly input: Input
    /** Never set: only its type is used, from which `send` derives the type of its answer. */
    declare readonly output?: Output
    constructor(input: Input) {
      this.input = input
    }
  }

// Marked as pure, so that the bundle of a function contains only the operations that the function
// uses: a test derives the permissions of the function from these operations.
export const GetCommand = /* @__PURE__ */ commandOf<GetCommandInput, GetCommandOutput>('GetItem')
export const BatchGetCommand = /* @__PURE__ */ commandOf<BatchGetCommandInput, BatchGetCommandOutput>('BatchGetItem')
export const PutCommand = /* @__PURE__ */ commandOf<PutCommandInput, PutCommandOutput>('PutItem')
export const UpdateCommand = /* @__PURE__ */ commandOf<UpdateCommandInput, UpdateCommandOutput>('UpdateItem')
export const QueryCommand = /* @__PURE__ */ commandOf<QueryCommandInput, QueryCommandOutput>('Query')
export const TransactWriteCommand = /* @__PURE__ */ commandOf<TransactWriteCommandInput, TransactWriteCommandOutput>(
  'TransactWriteItems',
  true,
)

/** Retries as in the SDK's DynamoDB client: four attempts, the first delay up to 25 ms. */
const maxTries = 4
const retries = new StandardRetryStrategy({ maxAttempts: maxTries, baseDelay: 25 })

export class TableClient {
  readonly #connections: Connections

  constructor({ requestHandler }: { requestHandler: ReturnType<typeof timeLimits> }) {
    this.#connections = new Connections(requestHandler)
  }

  async send<Output>({ target, isTransaction, input }: Command<Output>): Promise<Output> {
    const body = JSON.stringify({
      ...(stored(input) as Values),
      // The token is the same for every attempt, so that a transaction whose answer was lost is not
      // written twice.
      ...(isTransaction && { ClientRequestToken: randomUUID() }),
    })
    const id = randomUUID()
    let token = await retries.acquireInitialRetryToken('')
    for (;;) {
      try {
        const attempt = `attempt=${token.getRetryCount() + 1}; max=${maxTries}`
        const answer = await this.#ask(target, body, { 'amz-sdk-invocation-id': id, 'amz-sdk-request': attempt })
        retries.recordSuccess(token)
        return plain(answer) as Output
      } catch (error) {
        const next = await retries
          .refreshRetryTokenForRetry(token, { errorType: kindOf(error as Error) })
          .catch(() => null)
        if (!next) throw error
        token = next
      }
    }
  }

  async #ask(target: string, body: string, headers: Record<string, string>): Promise<Values> {
    const { region } = env
    const address = addressOf(region)
    const signed = signedHeaders(
      {
        ...headers,
        host: address.host,
        'content-type': 'application/x-amz-json-1.0',
        'content-length': String(Buffer.byteLength(body)),
        'x-amz-target': `DynamoDB_20120810.${target}`,
      },
      body,
      { service: 'dynamodb', region, credentials: env.credentials },
      readClock(),
    )
    const { status, text } = await this.#connections.post(address, signed, body)
    if (status !== 200) throw refusal(status, text)
    return JSON.parse(text) as Values
  }
}

let latest: { text: string; address: URL } | undefined

/** URL of DynamoDB, parsed again only when the configured URL changes. */
function addressOf(region: string): URL {
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_DYNAMODB = AWS_ENDPOINT_URL } = process.env
  const text = AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${region}.amazonaws.com`
  if (latest?.text !== text) latest = { text, address: new URL(text) }
  return latest.address
}

/**
 * Error in the form in which the SDK throws it: with the error's name, AWS's message, and all
 * further fields of the answer (such as the cancellation reasons of a transaction) unchanged.
 */
function refusal(httpStatusCode: number, text: string): Error {
  const { __type = '', message, Message, ...fields } = parsed(text)
  const error = new Error(String(message ?? Message ?? text))
  const name = String(__type).split('#').pop() || 'UnknownError'
  return Object.assign(error, fields, {
    name,
    $fault: httpStatusCode < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode },
  })
}

/**
 * Fields of an error answer. Empty if the answer is not JSON: a proxy in front of AWS may have sent
 * it.
 */
function parsed(text: string): Values {
  try {
    return JSON.parse(text) as Values
  } catch {
    return {}
  }
}

const kindOf = (error: Error) => {
  const known = error as Parameters<typeof isServerError>[0]
  if (isThrottlingError(known)) return 'THROTTLING'
  if (isTransientError(known)) return 'TRANSIENT'
  return isServerError(known) ? 'SERVER_ERROR' : 'CLIENT_ERROR'
}

const storedFields = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey']

/** Marshals all items, keys and values in the input of an operation, at any depth. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored)
  if (typeof value !== 'object' || value === null) return value
  const values: Values = {}
  for (const [name, each] of Object.entries(value) as [string, unknown][]) {
    if (each === undefined) continue
    if (storedFields.includes(name)) values[name] = storedItem(each as Values)
    else values[name] = name === 'Keys' ? (each as Values[]).map(storedItem) : stored(each)
  }
  return values
}

type StoredItem = Record<string, StoredValue>

function plain(answer: Values): Values {
  const { Item, Items, LastEvaluatedKey, Responses, UnprocessedKeys } = answer as {
    Item?: StoredItem
    Items?: StoredItem[]
    LastEvaluatedKey?: StoredItem
    Responses?: Record<string, StoredItem[]>
    UnprocessedKeys?: Record<string, { Keys: StoredItem[] }>
  }
  return {
    ...answer,
    ...(Item && { Item: plainItem(Item) }),
    ...(Items && { Items: Items.map(plainItem) }),
    ...(LastEvaluatedKey && { LastEvaluatedKey: plainItem(LastEvaluatedKey) }),
    ...(Responses && { Responses: ofEach(Responses, (items) => items.map(plainItem)) }),
    ...(UnprocessedKeys && {
      UnprocessedKeys: ofEach(UnprocessedKeys, ({ Keys, ...more }) => ({
        ...more,
        Keys: Keys.map(plainItem),
      })),
    }),
  }
}

/** Applies `change` to the part of an answer that belongs to each table. */
const ofEach = <From, To>(tables: Record<string, From>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(tables).map(([table, from]) => [table, change(from)]))
