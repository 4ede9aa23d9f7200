import { expect, test } from 'vitest'
import { paymentStatuses } from '#shared/model/money.ts'
import { isPaymentOpen, nextPaymentStatus } from '#shared/rules/payment-state.ts'

const outcomes = ['completed', 'failed', 'refunded'] as const

/** What the provider says, from each status: every pair is named, so a new step cannot slip in. */
const table = {
  loading: { completed: 'pending', failed: 'failed', refunded: 'pending' },
  pending: { completed: 'completed', failed: 'failed', refunded: 'completed' },
  completed: { completed: null, failed: null, refunded: 'refunded' },
  failed: { completed: 'completed', failed: null, refunded: 'completed' },
  refunded: { completed: null, failed: null, refunded: null },
} as const

test.each(paymentStatuses)('PAY-19 OPEN-51 from %s a payment takes only the steps of the table', (status) => {
  expect(Object.fromEntries(outcomes.map((outcome) => [outcome, nextPaymentStatus(status, outcome)]))).toEqual(
    table[status],
  )
})

test('PAY-20 whatever reports come in whatever order, a payment completes at most once and its end is final', () => {
  const orders = (left: readonly (typeof outcomes)[number][], depth: number): (typeof outcomes)[number][][] =>
    depth === 0 ? [[]] : left.flatMap((one) => orders(left, depth - 1).map((rest) => [one, ...rest]))
  for (const reports of orders(outcomes, 5)) {
    let status: (typeof paymentStatuses)[number] = 'loading'
    let completions = 0
    for (const report of reports) {
      for (let next = nextPaymentStatus(status, report); next; next = nextPaymentStatus(status, report)) {
        status = next
        if (next === 'completed') completions++
      }
    }
    expect(completions).toBe(reports.some((report) => report !== 'failed') ? 1 : 0)
    expect(status).toBe(
      reports.includes('refunded') ? 'refunded' : reports.includes('completed') ? 'completed' : 'failed',
    )
  }
})

test('PAY-19 open is what can still be paid', () => {
  expect(paymentStatuses.filter(isPaymentOpen)).toEqual(['loading', 'pending'])
})
