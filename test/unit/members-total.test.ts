import { expect, test } from 'vitest'
import { totalsOf } from '#functions/members/found.ts'
import { statedTotal } from '#shared/rules/limits.ts'

const count = (cards: readonly { f?: true }[]) => {
  const memberFilters = { distance: 10, interests: [], active: false, new: false, photo: false }
  const found = { filters: {}, memberFilters, all: { cards, isWhole: cards.length <= statedTotal } }
  return totalsOf(found as never, { blocks: { findable: [] }, isFirst: true } as never)
}
const men = (length: number) => Array.from({ length }, () => ({}))

test.each([
  ['all of them up to the stated total', [...men(199), { f: true }], { numResults: 200, numFictional: 1 }],
  ['the card beyond it as well', [...men(200), { f: true }], { numResults: 200, numFictional: 1 }],
  ['none without one', men(201), { numResults: 200, numFictional: 0 }],
] as const)('TRAP-01 SEARCH-25 the fictional profiles among those counted are told: %s', (_, cards, totals) => {
  expect(count(cards)).toEqual({ ...totals, isMinimum: cards.length > statedTotal })
})
