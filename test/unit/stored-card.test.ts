import { expect, test } from 'vitest'
import { isCardExpired } from '#shared/rules/stored-card.ts'

test.each([
  ['2026-12-31T22:59:59.999Z', false],
  ['2026-12-31T23:00:00.000Z', true],
])("PAY-56 a card is valid through its last month on the country's clock: expired at %s is %s", (at, isExpired) => {
  expect(isCardExpired('2026-12', new Date(at), 'Europe/Amsterdam')).toBe(isExpired)
})
