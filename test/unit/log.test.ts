import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { afterEach, expect, describe as group, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { describe, guarded } from '#functions/platform/log.ts'
import { job } from '#functions/table/job.ts'
import { streamHandler } from '#functions/table/stream.ts'

const secret = 'kim@example.org'
const cancelled = () =>
  new TransactionCanceledException({
    message: `cancelled for ${secret}`,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: [
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message: secret, Item: { email: { S: secret } } },
    ],
  })

afterEach(() => void vi.restoreAllMocks())

/** Everything that a function logs, and what Lambda's runtime logs of an uncaught error. */
async function loggedBy(run: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  await run().catch((error: Error) =>
    lines.push({ ...error, name: error.name, message: error.message, stack: error.stack }),
  )
  return JSON.stringify(lines)
}

group('TRAP-15 a logged error', () => {
  test("has the error's name, codes and stack only", () => {
    expect(describe(cancelled())).toMatchObject({
      name: 'TransactionCanceledException',
      status: 400,
      reasons: ['None', 'ConditionalCheckFailed'],
      at: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
    })
  })

  test('names the invalid fields of a stored item, but not their values', () => {
    const shape = z.object({ email: z.email(), n: z.int() })
    const error = z.safeParse(shape, { email: `${secret} `, n: secret }).error
    const line = describe(error)
    expect(line.issues?.map((issue) => issue.split(' ')[0])).toEqual(['email', 'n'])
    expect(JSON.stringify(line)).not.toContain(secret)
  })

  test('describes its cause in the same form', () => {
    expect(describe(new Error(secret, { cause: cancelled() })).cause?.name).toBe('TransactionCanceledException')
    expect(JSON.stringify(describe(new Error(secret, { cause: cancelled() })))).not.toContain(secret)
  })

  test.each([
    ['a job', () => job(() => Promise.reject(cancelled()))({}, { getRemainingTimeInMillis: () => 60_000 })],
    ['a topic or an upload', () => guarded(() => Promise.reject(cancelled()))()],
    [
      'the stream',
      () =>
        streamHandler([{ follows: [{ kinds: ['INSERT'], SK: 'b' }], run: () => Promise.reject(cancelled()) }])({
          Records: [{ eventID: '1', eventName: 'INSERT', dynamodb: { Keys: { PK: { S: 'a' }, SK: { S: 'b' } } } }],
        }),
    ],
  ])('contains no stored item when logged by %s', async (_, run) => {
    const lines = await loggedBy(run)
    expect(lines).toContain('TransactionCanceledException')
    expect(lines).not.toContain(secret)
  })
})
