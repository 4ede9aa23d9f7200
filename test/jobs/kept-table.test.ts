import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableShape } from '#functions/data/shape.ts'
import { createTable, hasShape, type TableShape, tableClient } from '#infra/local/table.ts'
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
  'without an index': { ...tableShape, indexes: others },
  'with an index that holds less': {
    ...tableShape,
    indexes: { ...others, lists: { ...lists, projected: lists.projected.slice(1) } },
  },
  'with an index of other keys': {
    ...tableShape,
    indexes: { ...others, lists: { ...lists, partitionKey: 'lists' } },
  },
}

test('a kept table of this version is told from one of another', async () => {
  await createTable(client, 'current', tableShape)
  expect(await hasShape(client, 'current', tableShape)).toBe(true)
})

test.each(Object.entries(olderShapes))('a kept table %s is of another version', async (what, shape) => {
  const name = what.replaceAll(' ', '-')
  await createTable(client, name, shape)
  expect(await hasShape(client, name, tableShape)).toBe(false)
})
