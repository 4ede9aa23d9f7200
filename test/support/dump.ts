import { paginateScan } from '@aws-sdk/client-dynamodb'
import { plainItem, type StoredValue } from '#functions/table/plain.ts'
import { photoBucket } from '#infra/local/environment.ts'
import { tableClient } from '#infra/local/table.ts'
import type { TestWorld } from './world.ts'

/** Every item of the table as plain values. */
export async function dumpTable(world: TestWorld): Promise<Record<string, unknown>[]> {
  const client = tableClient(world.endpoint)
  try {
    const items: Record<string, unknown>[] = []
    for await (const { Items = [] } of paginateScan({ client }, { TableName: world.tableName, ConsistentRead: true }))
      items.push(...Items.map((item) => plainItem(item as Record<string, StoredValue>)))
    return items
  } finally {
    client.destroy()
  }
}

/** Keys of the items in the table and objects in the bucket that contain one of these words. */
export async function tracesOf(world: TestWorld, words: readonly string[]): Promise<string[]> {
  const has = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const items = (await dumpTable(world)).filter((item) => has(JSON.stringify(item)))
  const objects = await world.s3.list(photoBucket)
  const bodies = await Promise.all(
    objects.map(async (key) => [key, (await world.s3.find(photoBucket, key))!.body.toString('latin1')] as const),
  )
  return [
    ...items.map(({ PK, SK }) => `${String(PK)} ${String(SK)}`),
    ...bodies.filter(([key, body]) => has(key) || has(body)).map(([key]) => key),
  ]
}
