import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { enqueue, queueHandler } from '#functions/platform/queue.ts'

const sqs = mockClient(SQSClient)
beforeAll(() => {
  vi.stubEnv('QUEUE_URLS', '{"mail":"https://sqs.example/1/mail"}')
  vi.stubEnv('AWS_REGION', 'eu-west-1')
})
afterAll(() => {
  vi.unstubAllEnvs()
  sqs.restore()
})

describe('sending to a queue', () => {
  test('puts at most ten messages into a request, in order', async () => {
    sqs.reset()
    sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed: [] })
    await enqueue(
      'mail',
      Array.from({ length: 25 }, (_, n) => ({ n })),
    )
    const sent = sqs.commandCalls(SendMessageBatchCommand).map(({ args: [{ input }] }) => input)
    expect(sent.map(({ Entries }) => Entries!.length)).toEqual([10, 10, 5])
    expect(sent.flatMap(({ Entries }) => Entries!.map(({ MessageBody }) => JSON.parse(MessageBody!).n))).toEqual(
      Array.from({ length: 25 }, (_, n) => n),
    )
    expect(sent[0]!.QueueUrl).toBe('https://sqs.example/1/mail')
  })

  test('fails if one message was not accepted, so that the caller repeats it', async () => {
    sqs.reset()
    const Failed = [{ Id: '1', Code: 'InternalError', SenderFault: false }]
    sqs.on(SendMessageBatchCommand).resolves({ Successful: [], Failed })
    await expect(enqueue('mail', [{ n: 1 }, { n: 2 }])).rejects.toThrow('InternalError')
  })
})

describe('reading from a queue', () => {
  const eventOf = (...bodies: string[]) =>
    ({ Records: bodies.map((body, at) => ({ messageId: `m${at}`, body })) }) as SQSEvent

  test('reports the failed messages of a batch, and no others', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const ran: number[] = []
    const handler = queueHandler(z.object({ n: z.int() }), async ({ n }) => {
      if (n === 2) throw new Error('no')
      ran.push(n)
    })
    // A message of another shape is kept for the dead-letter queue, not dropped.
    const { batchItemFailures } = await handler(eventOf('{"n":1}', '{"n":2}', '{"n":3}', '{"n":"x"}', '{'))
    expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m1', 'm3', 'm4'])
    expect(ran).toEqual([1, 3])
    expect(logged).toHaveBeenCalledTimes(3)
    logged.mockRestore()
  })

  test('a slow message does not hold up the others of its batch', async () => {
    const slow = Promise.withResolvers<void>()
    const ran: number[] = []
    const handler = queueHandler(z.object({ n: z.int() }), async ({ n }) => {
      if (n === 1) await slow.promise
      ran.push(n)
    })
    const answer = handler(eventOf('{"n":1}', '{"n":2}'))
    await vi.waitFor(() => expect(ran).toEqual([2]))
    slow.resolve()
    expect((await answer).batchItemFailures).toEqual([])
  })

  test('NOTIF-24 with a rate, starts messages at that rate and lasts as long as they take at it', async () => {
    const startedAt = performance.now()
    const starts: number[] = []
    const run = async () => void starts.push(performance.now() - startedAt)
    const handler = queueHandler(z.object({ n: z.int() }), run, { perSecond: () => 20 })
    await handler(eventOf('{"n":1}', '{"n":2}', '{"n":3}'))
    const lastedMs = performance.now() - startedAt
    // Timers may fire a millisecond early.
    expect(starts[1]).toBeGreaterThanOrEqual(49)
    expect(starts[2]).toBeGreaterThanOrEqual(99)
    expect(lastedMs).toBeGreaterThanOrEqual(149)
  })
})
