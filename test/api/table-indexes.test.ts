import { afterAll, expect, inject, test } from 'vitest'
import { tableShape } from '#functions/table/shape.ts'
import { createTable, hasIndexes, type TableShape, tableClient } from '#infra/local/table.ts'

const client = tableClient(inject('dynamodb'))
afterAll(() => client.destroy())

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
