import { paginateScan } from '@aws-sdk/client-dynamodb'
import { plainItem, type StoredValue } from '#functions/table/plain.ts'
import { evidenceBucket, photoBucket } from '#infra/local/environment.ts'
import { tableClient } from '#infra/local/table.ts'
import type { TestStack } from './stack.ts'

/** Every item of the table as plain values. */
export async function dumpTable(stack: TestStack): Promise<Record<string, unknown>[]> {
  const client = tableClient(stack.endpoint)
  try {
    const items: Record<string, unknown>[] = []
    for await (const { Items = [] } of paginateScan({ client }, { TableName: stack.tableName, ConsistentRead: true }))
      items.push(...Items.map((item) => plainItem(item as Record<string, StoredValue>)))
    return items
  } finally {
    client.destroy()
  }
}

/** Keys of the items in the table and objects in the buckets that contain one of these words. */
export async function tracesOf(stack: TestStack, words: readonly string[]): Promise<string[]> {
  const has = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const items = (await dumpTable(stack)).filter((item) => has(JSON.stringify(item)))
  const bodies = await Promise.all(
    [photoBucket, evidenceBucket].map(async (bucket) => {
      const keys = await stack.s3.list(bucket)
      return Promise.all(
        keys.map(async (key) => [key, (await stack.s3.find(bucket, key))!.body.toString('latin1')] as const),
      )
    }),
  )
  return [
    ...items.map(({ PK, SK }) => `${String(PK)} ${String(SK)}`),
    ...bodies
      .flat()
      .filter(([key, body]) => has(key) || has(body))
      .map(([key]) => key),
  ]
}
