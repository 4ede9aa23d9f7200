import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { finance } from '#shared/contract/finance.ts'
import { buy } from '#test/support/buying.ts'
import { inScenes, type Scene, show } from '#test/support/money-calls.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterAll(() => void vi.restoreAllMocks())

/** Day of the scenes. */
const ofDay = { country: 'NL', day: '2026-11-23' } as const
const officerOf = ({ stack }: Scene) => openStaff(stack, ['finance'])

describe('FIN-01 the payments of a day', () => {
  test('include several with the same id, which browsers choose', () =>
    inScenes(async (open) => {
      const [a, b] = [await open(), await open()]
      const id = newId()
      for (const { stack, member } of [a, b]) await buy(stack, member, { id })
      const references = [(await show(a, id)).reference, (await show(b, id)).reference]
      const { payments } = await (await officerOf(a)).call(finance.paymentsOfDay, { query: ofDay })
      expect(payments.map((one) => one.reference)).toEqual(expect.arrayContaining(references))
    }))
})
