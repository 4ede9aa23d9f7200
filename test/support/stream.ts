import { DescribeTableCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { type Lane, lanes, streamReading } from '#functions/platform/resources.ts'
import type { StoredValue } from '#functions/table/plain.ts'
import { loadOnce } from '#infra/inventory.ts'
import { contextFor, loadStreamHandler } from '#infra/local/functions.ts'
import { startStream } from '#infra/local/stream.ts'
import { putMark, streamClient, tableClient } from '#infra/local/table.ts'
import type { TestStack } from './stack.ts'

/** Every change of the stack's table so far, as stream records in order. */
export async function recordsOf(stack: TestStack): Promise<DynamoDBRecord[]> {
  const [table, client] = [tableClient(stack.endpoint), streamClient(stack.endpoint)]
  const { Table } = await table.send(new DescribeTableCommand({ TableName: stack.tableName }))
  const records: DynamoDBRecord[] = []
  const feed = await startStream({
    client,
    streamArn: Table!.LatestStreamArn!,
    handlerOf: async (lane) => async (event) => {
      if (lane === 'projection') records.push(...event.Records)
      return { batchItemFailures: [] }
    },
    mark: (name) => putMark(table, stack.tableName, name),
    say: console.error,
  })
  await feed.settle()
  await feed.stop()
  for (const one of [table, client]) one.destroy()
  return records
}

/**
 * Delivers records to the functions of the stream as AWS does: in batches, to each lane. Throws at
 * the first record that a function fails to process.
 */
export async function deliverAgain(
  records: readonly DynamoDBRecord[],
  batchSize: number = streamReading.batchSize,
): Promise<void> {
  for (const lane of lanes satisfies readonly Lane[]) {
    const handler = await loadStreamHandler(loadOnce, lane)
    for (let start = 0; start < records.length; start += batchSize) {
      const Records = records.slice(start, start + batchSize)
      const { batchItemFailures } = await handler(
        { Records },
        contextFor(`stream-${lane}`, streamReading.timeoutSeconds * 1_000),
      )
      if (batchItemFailures.length > 0) throw new Error(`${lane} did not take ${JSON.stringify(batchItemFailures)}`)
    }
  }
}

/**
 * Every item of the table by its keys (`PK SK`), without the marks of processed changes and the
 * position of the local stream.
 */
export async function tableOf(stack: TestStack): Promise<Record<string, Record<string, StoredValue>>> {
  const client = tableClient(stack.endpoint)
  const found: Record<string, Record<string, StoredValue>> = {}
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName: stack.tableName, ConsistentRead: true, ExclusiveStartKey: start as never }),
    )
    for (const item of Items as Record<string, StoredValue>[]) {
      const key = `${item.PK!.S} ${item.SK!.S}`
      if (!/^(REACTED#|LOCAL_MARK)/.test(key)) found[key] = item
    }
    start = LastEvaluatedKey
  } while (start)
  client.destroy()
  return found
}
