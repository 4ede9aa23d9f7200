import { describe, expect, test } from 'vitest'
import { isCancelOpen, lastCancelDay, refundCents, unusedCredits } from '#shared/rules/cancel.ts'

const bought = (id: string, credits: number, day: number) => ({
  id,
  credits,
  priceCents: 999,
  completedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
})
const [first, second, third] = [bought('a', 25, 1), bought('b', 60, 2), bought('c', 25, 3)]
const all = [third, first, second]

describe('TRAP-20 the oldest credits are spent first', () => {
  test.each([
    // Columns: the balance, then the unused credits of the first, second and third purchase.
    [112, 25, 60, 25],
    [110, 25, 60, 25],
    [100, 15, 60, 25],
    [85, 0, 60, 25],
    [30, 0, 5, 25],
    [25, 0, 0, 25],
    [4, 0, 0, 4],
    [0, 0, 0, 0],
  ])('a balance of %i leaves %i, %i and %i unused credits of three purchases', (balance, ...left) => {
    expect([first, second, third].map((one) => unusedCredits(one, all, balance))).toEqual(left)
  })

  test('PAY-54 the credits that a partial refund left of a later purchase still count before an earlier purchase', () => {
    const partly = { ...second, refundedCredits: 15 }
    const left = (balance: number) => [first, partly].map((one) => unusedCredits(one, [first, partly], balance))
    expect(left(70)).toEqual([25, 45])
    expect(left(45)).toEqual([0, 45])
    expect(left(46)).toEqual([1, 45])
  })

  test('no credit counts twice when two purchases have the same time', () => {
    const twins = [bought('x', 25, 1), bought('y', 25, 1)]
    expect(twins.map((one) => unusedCredits(one, twins, 30))).toEqual([5, 25])
  })
})

test.each([
  [999, 25, 25, 999],
  [999, 25, 1, 40],
  [999, 25, 24, 960],
  [1, 400, 1, 1],
  [9999, 400, 399, 9975],
])(
  'TRAP-20 a purchase of %i cents for %i credits refunds %i unused ones with %i cents, rounded in the member’s favour',
  (priceCents, credits, unused, cents) => {
    expect(refundCents({ priceCents, credits }, unused)).toBe(cents)
  },
)

test('OPEN-12 the last day to cancel is counted in the country’s time zone, across clock changes and ends of months', () => {
  expect(lastCancelDay('2026-11-20T09:00:00.000Z', 14, 'Europe/Amsterdam')).toBe('2026-12-04')
  // 23:30 UTC is the next day in Amsterdam, but not in London in winter.
  expect(lastCancelDay('2026-11-20T23:30:00.000Z', 14, 'Europe/Amsterdam')).toBe('2026-12-05')
  expect(lastCancelDay('2026-11-20T23:30:00.000Z', 14, 'Europe/London')).toBe('2026-12-04')
  const [bought, zone] = ['2026-10-20T10:00:00.000Z', 'Europe/Amsterdam']
  expect(isCancelOpen(bought, 14, zone, new Date('2026-11-03T22:59:59.000Z'))).toBe(true)
  expect(isCancelOpen(bought, 14, zone, new Date('2026-11-03T23:00:00.000Z'))).toBe(false)
})
