import { expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as credits from '#shared/contract/credits.ts'
import { withCountry } from '#test/support/country.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

const dayAgo = (days: number) => new Date(stack.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
const sell = (days: number, sales: Record<string, number>) => commit([put(keys.sales('NL', dayAgo(days)), sales)])
const popular = async () => {
  const { bundles } = await stack.visitor().call(credits.bundles, { query: {} })
  return bundles.filter((bundle) => bundle.popular).map(({ id }) => id)
}

test('OPEN-49 TRAP-11 with 99 sales no bundle is popular, with 100 the one sold most is', async () => {
  await sell(0, { c25: 39, c150: 60 })
  expect(await popular()).toEqual([])
  await sell(0, { c25: 40, c150: 60 })
  expect(await popular()).toEqual(['c150'])
})

test('OPEN-49 sales of the last 30 days count towards the popular bundle, including today, and older ones do not', async () => {
  await sell(0, { c25: 1 })
  await sell(30, { c400: 500 })
  expect(await popular()).toEqual([])
  await sell(29, { c60: 99 })
  expect(await popular()).toEqual(['c60'])
})

test('OPEN-49 days and sales are those of the country', async () => {
  await sell(0, { c25: 2, c60: 1 })
  await sell(1, { c400: 500 })
  await withCountry('NL', { popularLabel: { days: 1, sales: 4 } }, async () => expect(await popular()).toEqual([]))
  await withCountry('NL', { popularLabel: { days: 1, sales: 3 } }, async () => expect(await popular()).toEqual(['c25']))
})
