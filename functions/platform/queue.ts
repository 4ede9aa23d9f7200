import { setTimeout as sleep } from 'node:timers/promises'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { readClock } from './clock.ts'
import { env } from './env.ts'
import { guarded, logError } from './log.ts'
import type { QueueName } from './resources.ts'
import { timeLimits } from './time-limits.ts'

let client: SQSClient | undefined

/** Limit of SQS's SendMessageBatch. */
const atATime = 10

/**
 * Milliseconds for which a reaction waits for a queue. A batch of changes, with its mails and
 * pushes, ends only when every reaction has ended, so a reaction gives up soon and does without the
 * queue.
 */
export const reactionPatienceMs = 2_000

/**
 * Sends messages to a queue, which delivers each at least once and in any order. Throws if SQS does
 * not accept one of the messages. The accepted messages stay in the queue, so a retry by the caller
 * sends them twice. Gives up after `patienceMs`.
 */
export async function enqueue(
  queue: QueueName,
  messages: readonly object[],
  { patienceMs }: { patienceMs?: number } = {},
): Promise<void> {
  client ??= new SQSClient({ requestHandler: timeLimits({ connect: 1_000, answer: 5_000, idle: 5_000 }) })
  const options = patienceMs ? { abortSignal: AbortSignal.timeout(patienceMs * env.clientPatience) } : {}
  const QueueUrl = env.queueUrls[queue]
  for (let start = 0; start < messages.length; start += atATime) {
    const Entries = messages
      .slice(start, start + atATime)
      .map((message, at) => ({ Id: String(at), MessageBody: JSON.stringify(message) }))
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }), options)
    if (Failed.length > 0) throw new Error(`${queue} did not accept ${Failed.length} messages: ${Failed[0]!.Code}`)
  }
}

/**
 * Handler of a queue's function: runs the messages of a batch concurrently. Only failed messages
 * are delivered again; after the number of tries in `resources.ts` they are moved to the
 * dead-letter queue.
 *
 * With `perSecond`, an invocation starts its messages at that rate, and lasts at least as long as
 * the whole batch takes at that rate. All invocations together then start at most `perSecond` times
 * the queue's concurrency, so that they do not use up a rate shared with other functions.
 */
export const queueHandler = <Message extends z.ZodMiniType>(
  shape: Message,
  run: (message: z.infer<Message>, now: Date) => Promise<void>,
  options: { perSecond?: () => number } = {},
) =>
  guarded(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const now = readClock()
    const spacingMs = options.perSecond ? 1000 / options.perSecond() : 0
    const runOne = async (body: string, at: number) => {
      if (spacingMs > 0) await sleep(at * spacingMs)
      await run(z.parse(shape, JSON.parse(body)), now)
    }
    const [ends] = await Promise.all([
      Promise.allSettled(Records.map(({ body }, at) => runOne(body, at))),
      spacingMs > 0 && sleep(Records.length * spacingMs),
    ])
    const batchItemFailures = ends.flatMap((end, at) => {
      if (end.status === 'fulfilled') return []
      const { messageId } = Records[at]!
      logError('message_failed', end.reason, { message: messageId })
      return [{ itemIdentifier: messageId }]
    })
    return { batchItemFailures }
  })
