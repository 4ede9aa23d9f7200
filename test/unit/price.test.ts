import { expect, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { discountedCents, minMessageCostCents, pricePerCreditCents } from '#shared/rules/price.ts'

test('OPEN-14 SET-08 the minimum price of a message is rounded up to a cent', () => {
  const costs = Object.values(countries).map((country) => [country.currency, minMessageCostCents(country)])
  expect(Object.fromEntries(costs)).toEqual({
    EUR: 25,
    GBP: 23,
    CHF: 25,
    PLN: 100,
    USD: 25,
    CAD: 34,
    AUD: 38,
    NZD: 43,
  })
})

test('OPEN-14 a message of two credits costs twice the price of a credit, rounded once', () => {
  expect(minMessageCostCents({ ...countries.NL, messageCredits: 2 })).toBe(50)
  expect(minMessageCostCents({ messageCredits: 3, bundles: [{ id: 'c100', credits: 100, priceCents: 1000 }] })).toBe(30)
})

test('OPEN-13 the price of a credit falls with the size of the bundle', () => {
  const prices = countries.NL.bundles.map(pricePerCreditCents)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices[3]).toBeCloseTo(24.9975, 4)
})

test.each([
  [999, 25, 749],
  [1999, 25, 1499],
  [4499, 25, 3374],
  [9999, 25, 7499],
  [1000, 10, 900],
  [999, 0, 999],
  [999, 100, 0],
])('OPEN-15 %i cents less %i %% are %i, rounded in the member’s favour', (price, percentage, discounted) => {
  expect(discountedCents(price, percentage)).toBe(discounted)
})

test.each([-1, 101, 12.5, Number.NaN])('a discount of %d is not a valid percentage', (percentage) => {
  expect(() => discountedCents(999, percentage)).toThrow(RangeError)
})
