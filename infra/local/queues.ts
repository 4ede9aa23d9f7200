import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type QueueName, queueNames } from '#functions/platform/resources.ts'
import { type Load, listFunctionsOf, type QueueEntry } from '#infra/inventory.ts'
import { invoke } from './functions.ts'
import { type Ask, json, type Reply } from './http.ts'
import { keep, readKept } from './kept-file.ts'

type Message = { id: string; body: string; tries: number }
type Stored = { waiting: Message[]; deadLetters: Message[] }

export type QueueState = { name: QueueName; waiting: number; running: number; deadLetters: number; isPaused: boolean }

export type Queues = {
  /** SQS's SendMessageBatch. */
  serve(ask: Ask): Promise<Reply>
  list(): readonly QueueState[]
  /** While paused, messages wait in the queue, as when Lambda cannot start its function. */
  pause(name: QueueName, isPaused: boolean): Promise<void>
  /** While refusing, the queue accepts no message, as when SQS fails. */
  refuse(name: QueueName, isRefusing: boolean): void
  /** Moves the dead letters of a queue back into it. */
  redrive(name: QueueName): Promise<void>
  /** Delivers the messages that were stored at the last stop. */
  resume(): Promise<void>
  /** Messages delivered so far, retries included. */
  deliveries(): number
  /** Resolves when all queues that are not paused are empty and no message is being processed. */
  settle(): Promise<void>
  /** Resolves when the running functions have finished; waiting messages stay in `file`. */
  stop(): Promise<void>
  clear(): void
}

/** SQS's limit of messages in a batch. */
const maxEntries = 10

const urlPrefix = '/000000000000/'

/**
 * The queues between functions, as in SQS. Each queue invokes its function with batches, up to its
 * concurrency, delivers failed messages again after a delay that starts with `delayMs` and doubles,
 * and moves them to its dead letters after the last try. If `file` is given, messages are stored
 * there.
 */
export function createQueues(options: {
  load: Load
  say: (line: string) => void
  delayMs: number
  file?: string
}): Queues {
  const { load, say, delayMs, file } = options
  const stopping = new AbortController()
  let deliveries = 0
  const refusing = new Set<string>()

  const store = () => {
    if (file) keep(file, Object.fromEntries(queues.map(({ name, queue }) => [name, queue.stored()])))
  }
  const deliver = async (entry: QueueEntry, batch: readonly Message[]) => {
    deliveries += batch.length
    return failedOf(await invoke(load, entry, eventOf(entry.key, batch)))
  }
  const kept = file ? readKept<Partial<Record<QueueName, Stored>>>(file, {}) : {}
  const queues = queueNames.map((name) => {
    const queue = createQueue({ name, say, delayMs, deliver, store, stored: kept[name], stopped: stopping.signal })
    return { name, queue }
  })
  const start = async (name: string) => {
    const entry = (await listFunctionsOf('queue', load)).find(({ key }) => key === name)
    queueOf(name)?.start(entry!)
  }
  const queueOf = (asked: string) => queues.find(({ name }) => name === asked)?.queue

  return {
    async serve({ headers, body }) {
      if (headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch') return failure('InvalidAction')
      const { QueueUrl, Entries } = JSON.parse(body.toString()) as SendMessageBatch
      const name = new URL(QueueUrl).pathname.split(urlPrefix)[1] ?? ''
      const queue = queueOf(name)
      if (!queue) return failure('QueueDoesNotExist')
      if (refusing.has(name)) return failure('RequestThrottled')
      if (Entries.length > maxEntries) return failure('TooManyEntriesInBatchRequest')
      const added = Entries.map(({ MessageBody }) => ({ id: crypto.randomUUID(), body: MessageBody, tries: 0 }))
      queue.add(added)
      await start(name)
      const Successful = Entries.map(({ Id, MessageBody }, at) => ({
        Id,
        MessageId: added[at]!.id,
        MD5OfMessageBody: md5(MessageBody),
      }))
      return json(200, { Successful })
    },
    list: () => queues.map(({ queue }) => queue.state()),
    async pause(name, isPaused) {
      queueOf(name)!.pause(isPaused)
      await start(name)
    },
    refuse(name, isRefusing) {
      if (isRefusing) refusing.add(name)
      else refusing.delete(name)
    },
    async redrive(name) {
      queueOf(name)!.redrive()
      await start(name)
    },
    async resume() {
      for (const { name } of queues) await start(name)
    },
    deliveries: () => deliveries,
    async settle() {
      for (const { queue } of queues) await queue.settle()
    },
    async stop() {
      stopping.abort()
      for (const { queue } of queues) await queue.settle()
    },
    clear() {
      for (const { queue } of queues) queue.clear()
      store()
    },
  }
}

type SendMessageBatch = { QueueUrl: string; Entries: readonly { Id: string; MessageBody: string }[] }

function createQueue(options: {
  name: QueueName
  say: (line: string) => void
  delayMs: number
  /** Returns the ids of the failed messages. */
  deliver: (entry: QueueEntry, batch: readonly Message[]) => Promise<ReadonlySet<string>>
  store: () => void
  stored: Stored | undefined
  stopped: AbortSignal
}) {
  const { name, say, delayMs, deliver, store, stored, stopped } = options
  const waiting: Message[] = stored?.waiting ?? []
  const deadLetters: Message[] = stored?.deadLetters ?? []
  /** Running invocations, and delays before a retry. */
  const running = new Set<Promise<void>>()
  const inWork = new Set<Message>()
  let invocations = 0
  let isPaused = false

  const setAside = (message: Message, tries: number) => {
    deadLetters.push(message)
    say(`Set aside after ${tries} tries (${name}): ${message.body}`)
  }
  const repeat = async (message: Message, entry: QueueEntry) => {
    await sleep(delayMs * 2 ** message.tries, undefined, { signal: stopped }).catch(() => undefined)
    waiting.push(message)
    inWork.delete(message)
    store()
    start(entry)
  }
  const run = async (entry: QueueEntry, batch: readonly Message[]) => {
    const failed = await deliver(entry, batch).catch(() => new Set(batch.map(({ id }) => id)))
    for (const message of batch) {
      message.tries++
      if (failed.has(message.id) && message.tries < entry.tries) track(repeat(message, entry))
      else inWork.delete(message)
      if (failed.has(message.id) && message.tries >= entry.tries) setAside(message, entry.tries)
    }
    invocations--
    store()
    start(entry)
  }
  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
  }
  const start = (entry: QueueEntry) => {
    while (!isPaused && !stopped.aborted && waiting.length > 0 && invocations < entry.concurrency) {
      const batch = waiting.splice(0, entry.batchSize)
      for (const message of batch) inWork.add(message)
      invocations++
      track(run(entry, batch))
    }
  }

  return {
    start,
    add(messages: readonly Message[]) {
      waiting.push(...messages)
      store()
    },
    pause(on: boolean) {
      isPaused = on
    },
    redrive() {
      waiting.push(...deadLetters.splice(0).map((message) => ({ ...message, tries: 0 })))
      store()
    },
    state: (): QueueState => ({
      name,
      waiting: waiting.length,
      running: inWork.size,
      deadLetters: deadLetters.length,
      isPaused,
    }),
    // A message that is being processed is stored as waiting: after a crash it is delivered again,
    // as by SQS.
    stored: (): Stored => ({ waiting: [...inWork, ...waiting], deadLetters }),
    clear() {
      waiting.length = 0
      deadLetters.length = 0
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const failedOf = (answer: unknown): ReadonlySet<string> =>
  new Set((answer as SQSBatchResponse).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))

const eventOf = (name: string, batch: readonly Message[]): SQSEvent => ({
  Records: batch.map(
    ({ id, body, tries }): SQSRecord => ({
      messageId: id,
      receiptHandle: id,
      body,
      attributes: {
        ApproximateReceiveCount: String(tries + 1),
        SentTimestamp: '',
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: '',
      },
      messageAttributes: {},
      md5OfBody: md5(body),
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:eu-west-1:000000000000:${name}`,
      awsRegion: 'eu-west-1',
    }),
  ),
})

const failure = (type: string): Reply => json(400, { __type: `com.amazonaws.sqs#${type}` })

/** URL of each queue below the URL of the stand-in, by name. */
export const queueUrlsAt = (address: string, names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, `${address}${urlPrefix}${name}`])))
