import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enqueue } from '#functions/platform/queue.ts'
import { type Load, loadOnce } from '#infra/inventory.ts'
import { answer, readAsk } from '#infra/local/http.ts'
import { createQueues, type Queues, queueUrlsAt } from '#infra/local/queues.ts'

let server: Server
let url: string
let queues: Queues
let file: string
const dir = mkdtempSync(path.join(tmpdir(), 'queues-'))

/** Bodies of the delivered messages, one list per invocation. */
const delivered: string[][] = []
/** Messages that fail at every delivery. */
const failing = new Set<string>()
let isCrashing = false
/** If set, invocations wait for this promise before they end. */
let held: Promise<void> | undefined
let running = 0
let maxRunning = 0

const handler = async ({ Records }: SQSEvent) => {
  delivered.push(Records.map(({ body }) => body))
  maxRunning = Math.max(maxRunning, ++running)
  await held
  running--
  if (isCrashing) throw new Error('crashed')
  const failed = Records.filter(({ body }) => failing.has(body))
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
}
const load: Load = async (module) => (module.includes('/queues/') ? { handler } : loadOnce(module))
const open = () => createQueues({ load, say: () => {}, delayMs: 1, file })

beforeAll(async () => {
  server = createServer(async (request, response) => {
    answer(response, request.method!, await queues.serve(await readAsk(request, 1e7)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_ENDPOINT_URL_SQS: url,
    QUEUE_URLS: queueUrlsAt(url, ['mail', 'bulkMail']),
  }))
    vi.stubEnv(name, value)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  rmSync(dir, { recursive: true })
})
beforeEach(() => {
  file = path.join(dir, `${crypto.randomUUID()}.json`)
  queues = open()
})
afterEach(async () => {
  await queues.stop()
  delivered.splice(0)
  failing.clear()
  ;[isCrashing, held, maxRunning] = [false, undefined, 0]
})

const messages = (count: number) => Array.from({ length: count }, (_, at) => ({ n: at }))
const state = (name: string) => queues.list().find((queue) => queue.name === name)!

describe('a local queue', () => {
  test('delivers every message, in batches of at most ten and to at most ten functions at a time', async () => {
    const release = Promise.withResolvers<void>()
    held = release.promise
    await enqueue('mail', messages(205))
    await vi.waitFor(() => expect(running).toBe(10))
    expect(state('mail')).toMatchObject({ running: 100, waiting: 105 })
    release.resolve()
    await queues.settle()
    expect(delivered.flat().map((body) => JSON.parse(body).n)).toEqual(expect.arrayContaining([0, 99, 204]))
    expect([new Set(delivered.flat()).size, delivered.flat().length]).toEqual([205, 205])
    expect(Math.max(...delivered.map((batch) => batch.length))).toBe(10)
    expect(maxRunning).toBe(10)
  })

  test('delivers only the failed messages of a batch again, and sets them aside after the fifth try', async () => {
    failing.add('{"n":3}')
    await enqueue('mail', messages(10))
    await queues.settle()
    const count = (body: string) => delivered.flat().filter((other) => other === body).length
    expect([count('{"n":3}'), count('{"n":4}')]).toEqual([5, 1])
    expect(state('mail')).toMatchObject({ waiting: 0, running: 0, deadLetters: 1 })

    failing.clear()
    await queues.redrive('mail')
    await queues.settle()
    expect([count('{"n":3}'), state('mail').deadLetters]).toEqual([6, 0])
  })

  test('repeats the whole batch of a function that crashed', async () => {
    isCrashing = true
    await enqueue('bulkMail', messages(2))
    await queues.settle()
    expect(delivered.flat()).toHaveLength(10)
    expect(state('bulkMail').deadLetters).toBe(2)
  })

  test('does not wait for another queue', async () => {
    const release = Promise.withResolvers<void>()
    held = release.promise
    await enqueue('bulkMail', messages(200))
    held = undefined
    await enqueue('mail', [{ n: 'urgent' }])
    await vi.waitFor(() => expect(delivered.flat()).toContain('{"n":"urgent"}'))
    expect(state('bulkMail')).toMatchObject({ waiting: 180, running: 20 })
    release.resolve()
    await queues.settle()
  })

  test('holds its messages while paused', async () => {
    await queues.pause('mail', true)
    await enqueue('mail', messages(3))
    await queues.settle()
    expect([delivered, state('mail').waiting]).toEqual([[], 3])
    await queues.pause('mail', false)
    await queues.settle()
    expect(delivered.flat()).toHaveLength(3)
  })

  test('loses no message when the local run stops', async () => {
    await queues.pause('mail', true)
    await enqueue('mail', messages(3))
    failing.add('{"n":9}')
    await enqueue('bulkMail', [{ n: 9 }])
    await queues.settle()
    await queues.stop()
    queues = open()
    await queues.resume()
    await queues.settle()
    expect(delivered.flat().filter((body) => body !== '{"n":9}')).toHaveLength(3)
    expect(state('bulkMail').deadLetters).toBe(1)
  })

  test('refuses what SQS refuses: an unknown queue, and more than ten messages at once', async () => {
    const client = new SQSClient({ maxAttempts: 1 })
    const send = (name: string, count: number) =>
      client.send(
        new SendMessageBatchCommand({
          QueueUrl: `${url}/000000000000/${name}`,
          Entries: messages(count).map(({ n }) => ({ Id: String(n), MessageBody: 'x' })),
        }),
      )
    await expect(send('none', 1)).rejects.toMatchObject({ name: 'QueueDoesNotExist' })
    await expect(send('mail', 11)).rejects.toMatchObject({ name: 'TooManyEntriesInBatchRequest' })
    client.destroy()
  })
})
