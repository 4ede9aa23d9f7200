import { expect, test } from 'vitest'
import { badgeText, creditsBadge } from '#shared/rules/badges.ts'

test('NAV-03 the badge counts to 99, and shows nothing at 0', () => {
  expect([-1, 0, 1, 98, 99, 100, 1000].map(badgeText)).toEqual([null, null, '1', '98', '99', '99+', '99+'])
})

test('NAV-06 NAV-07 NAV-08 the credits badge warns from 10 credits on and is red at 0', () => {
  expect([11, 10, 1, 0].map(creditsBadge)).toEqual([null, 'warning', 'warning', 'danger'])
})
