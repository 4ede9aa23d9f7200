import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TemporaryFailure } from '#functions/platform/refusal.ts'
import { apply, Conflict, commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'

// The local table never answers with a transaction conflict. So these tests use a stub server that
// does; all other tests of the table use the local table.

type Reason = { Code: string; Item?: object }
type Failure = { name: string; CancellationReasons?: Reason[] }

/**
 * Table that refuses its request number n (from 0) with `failure(n)`, or accepts it if `failure`
 * returns nothing.
 */
const table = { calls: [] as string[], failure: (_n: number): Failure | undefined => undefined }

const server = createServer((request, response) => {
  const failure = table.failure(table.calls.length)
  table.calls.push(String(request.headers['x-amz-target']).split('.')[1]!)
  const { name, ...more } = failure ?? {}
  const answer = failure ? { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'refused', ...more } : {}
  request.resume().on('end', () => response.writeHead(failure ? 400 : 200).end(JSON.stringify(answer)))
})

const failOnceEach = (...failures: Failure[]) => {
  table.failure = (n) => failures[n]
}
const failAlways = (failure: Failure) => {
  table.failure = () => failure
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  for (const [name, value] of Object.entries({
    TABLE_NAME: 'site',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }))
    vi.stubEnv(name, value)
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  table.calls.length = 0
})

const cancelledFor = (...CancellationReasons: Reason[]) => ({
  name: 'TransactionCanceledException',
  CancellationReasons,
})
const cancelled = (...codes: string[]) => cancelledFor(...codes.map((Code) => ({ Code })))

const charge = () =>
  update({ PK: 'MEMBER#a', SK: 'ACCOUNT' }, 'SET credits = :n', {
    values: { ':n': 1 },
    onConflict: refusing('insufficient_credits'),
  })
const note = () => update({ PK: 'MEMBER#a', SK: 'NOTE' }, 'SET x = :n', { values: { ':n': 1 } })

describe('commit', () => {
  test('a conflict with another transaction is retried and then succeeds', async () => {
    failOnceEach(cancelled('TransactionConflict', 'None'), cancelled('None', 'TransactionConflict'))
    await commit([charge(), note()])
    expect(table.calls).toEqual(Array(3).fill('TransactWriteItems'))
  })

  test('a commit fails with a temporary failure after eight conflicts', async () => {
    failAlways(cancelled('TransactionConflict', 'None'))
    await expect(commit([charge(), note()])).rejects.toBeInstanceOf(TemporaryFailure)
    expect(table.calls).toHaveLength(8)
  })

  test('a failed condition causes its own refusal without a retry, even beside a conflict', async () => {
    failAlways(cancelled('ConditionalCheckFailed', 'TransactionConflict'))
    await expect(commit([charge(), note()])).rejects.toMatchObject({ name: 'Refusal', code: 'insufficient_credits' })
    expect(table.calls).toHaveLength(1)
  })

  test('the first of several failed conditions chooses the refusal', async () => {
    failAlways(cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed'))
    await expect(commit([charge(), note()])).rejects.toMatchObject({ code: 'insufficient_credits' })
  })

  test('onConflict receives the existing item', async () => {
    const Item = { credits: { N: '3' }, tags: { L: [{ S: 'x' }] }, open: { BOOL: true } }
    failAlways(cancelledFor({ Code: 'ConditionalCheckFailed', Item }))
    const seen: unknown[] = []
    const onConflict = (existing: unknown) => {
      seen.push(existing)
      return new Conflict('seen')
    }
    const write = { ...charge(), onConflict }
    await expect(commit([write])).rejects.toThrow('seen')
    expect(seen).toEqual([{ credits: 3, tags: ['x'], open: true }])
  })
})

test('a failed condition of a single write causes the same refusal as in a transaction', async () => {
  failAlways({ name: 'ConditionalCheckFailedException' })
  await expect(apply(charge())).rejects.toMatchObject({ code: 'insufficient_credits' })
})

test('a decision on stale input is retried at most eight times', async () => {
  let tries = 0
  await expect(
    retryOnConflict(() => {
      tries++
      throw new Conflict('again')
    }),
  ).rejects.toThrow('again')
  expect(tries).toBe(8)
})

test.each(['ThrottlingError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded'])(
  'a transaction cancelled for %s is retried',
  async (code) => {
    failOnceEach(cancelled('None', code))
    await commit([charge(), note()])
    expect(table.calls).toHaveLength(2)
  },
)

test('a single write in conflict with a transaction is retried', async () => {
  failOnceEach({ name: 'TransactionConflictException' })
  await apply(charge())
  expect(table.calls).toEqual(Array(2).fill('UpdateItem'))
})

test('an error of a condition without a refusal does not contain the existing item', async () => {
  failAlways(cancelledFor({ Code: 'ConditionalCheckFailed', Item: { email: { S: 'kim@example.org' } } }))
  const error = await commit([note()]).catch((thrown: Error) => thrown)
  expect(inspect(error, { depth: 9 })).not.toContain('kim@example.org')
})
