import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, test } from 'vitest'
import { plainItem, storedItem } from '#functions/table/plain.ts'

const item = {
  text: 'Zoë 🙂',
  empty: '',
  numbers: [0, -1.5, 1e-7, Number.MAX_SAFE_INTEGER],
  yes: true,
  no: false,
  nothing: null,
  list: ['a', undefined, ['b', { c: 1 }]],
  map: { deep: { er: [] }, absent: undefined },
  absent: undefined,
}

test('items have the wire format of the SDK, without undefined values', () => {
  expect(storedItem(item)).toEqual(marshall(item, { removeUndefinedValues: true }))
})

test('items are read as they were written', () => {
  const { absent: _, map, list, ...written } = item
  const read = { ...written, map: { deep: map.deep }, list: list.filter((value) => value !== undefined) }
  expect(plainItem(storedItem(item))).toEqual(read)
})

test.each([
  ['date', new Date()],
  ['set', new Set(['a'])],
  ['buffer', Buffer.from('a')],
  ['function', () => 1],
  ['bigint', 1n],
  ['integer that a number cannot hold exactly', 2 ** 53],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
])('a %s is refused, at any depth', (_, value) => {
  expect(() => storedItem({ list: [{ value }] })).toThrow('The table has no type')
})
