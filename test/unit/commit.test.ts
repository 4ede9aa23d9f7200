import { inspect } from 'node:util'
import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test } from 'vitest'
import { TemporaryFailure } from '#functions/platform/refusal.ts'
import { apply, Conflict, commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'

// These tests mock the table: conflicts with other transactions never occur in the local one, which
// the other table tests use.

process.env.TABLE_NAME = 'site'
const table = mockClient(DynamoDBDocumentClient)
beforeEach(() => table.reset())

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })

const charge = () =>
  update({ PK: 'MEMBER#a', SK: 'ACCOUNT' }, 'SET credits = :n', {
    values: { ':n': 1 },
    onConflict: refusing('insufficient_credits'),
  })
const note = () => update({ PK: 'MEMBER#a', SK: 'NOTE' }, 'SET x = :n', { values: { ':n': 1 } })

describe('commit', () => {
  test('a conflict with another transaction is retried and then succeeds', async () => {
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .rejectsOnce(cancelled('None', 'TransactionConflict'))
      .resolves({})
    await commit([charge(), note()])
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(3)
  })

  test('a commit fails with a temporary failure after eight conflicts', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'))
    await expect(commit([charge(), note()])).rejects.toBeInstanceOf(TemporaryFailure)
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(8)
  })

  test('a failed condition causes its own refusal without a retry, even beside a conflict', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'TransactionConflict'))
    await expect(commit([charge(), note()])).rejects.toMatchObject({ name: 'Refusal', code: 'insufficient_credits' })
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })

  test('the first of several failed conditions chooses the refusal', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'ConditionalCheckFailed'))
    await expect(commit([charge(), note()])).rejects.toMatchObject({ code: 'insufficient_credits' })
  })

  test('onConflict receives the existing item', async () => {
    const reasons = [
      {
        Code: 'ConditionalCheckFailed',
        Item: { credits: { N: '3' }, tags: { L: [{ S: 'x' }] }, open: { BOOL: true } },
      },
    ]
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons: reasons }))
    const seen: unknown[] = []
    const onConflict = (standing: unknown) => {
      seen.push(standing)
      return new Conflict('seen')
    }
    const write = { ...charge(), onConflict }
    await expect(commit([write])).rejects.toThrow('seen')
    expect(seen).toEqual([{ credits: 3, tags: ['x'], open: true }])
  })
})

test('a failed condition of a single write causes the same refusal as in a transaction', async () => {
  table.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }))
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
    table.on(TransactWriteCommand).rejectsOnce(cancelled('None', code)).resolves({})
    await commit([charge(), note()])
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2)
  },
)

test('a single write in conflict with a transaction is retried', async () => {
  const met = new TransactionConflictException({ message: 'in progress', $metadata: {} })
  table.on(UpdateCommand).rejectsOnce(met).resolves({})
  await apply(charge())
  expect(table.commandCalls(UpdateCommand)).toHaveLength(2)
})

test('an error of a condition without a refusal does not contain the existing item', async () => {
  const reasons = [{ Code: 'ConditionalCheckFailed', Item: { email: { S: 'kim@example.org' } } }]
  table
    .on(TransactWriteCommand)
    .rejects(new TransactionCanceledException({ message: 'no', $metadata: {}, CancellationReasons: reasons }))
  const error = await commit([note()]).catch((thrown: Error) => thrown)
  expect(inspect(error, { depth: 9 })).not.toContain('kim@example.org')
})
