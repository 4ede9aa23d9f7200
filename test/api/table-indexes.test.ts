import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableShape } from '#functions/table/shape.ts'
import { createTable, hasIndexes, type TableShape, tableClient } from '#infra/local/table.ts'
import { closeDatabase, openDatabase } from '#test/support/database.ts'

let client: ReturnType<typeof tableClient>
beforeAll(async () => {
  client = tableClient(await openDatabase())
})
afterAll(async () => {
  client.destroy()
  await closeDatabase()
})

const { lists, ...others } = tableShape.indexes
const olderShapes: Record<string, TableShape> = {
  'that lacks an index': { ...tableShape, indexes: others },
  'whose index projects less': {
    ...tableShape,
    indexes: { ...others, lists: { ...lists, projected: lists.projected.slice(1) } },
  },
  'whose index has another key': {
    ...tableShape,
    indexes: { ...others, lists: { ...lists, partitionKey: 'lists' } },
  },
}

test('a table with the declared indexes is current', async () => {
  await createTable(client, 'current', tableShape)
  expect(await hasIndexes(client, 'current', tableShape)).toBe(true)
})

test.each(Object.entries(olderShapes))('a table %s is out of date', async (what, shape) => {
  const name = what.replaceAll(' ', '-')
  await createTable(client, name, shape)
  expect(await hasIndexes(client, name, tableShape)).toBe(false)
})
