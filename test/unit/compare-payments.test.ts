import { describe, expect, test } from 'vitest'
import { differencesOf } from '#functions/credits/compare.ts'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import type { StoredRefund } from '#functions/stores/credits/refunds.ts'
import type { RefundState } from '#shared/model/books.ts'

const payment = {
  ...({ id: 'p', member: 'm', site: 'NL', provider: 'mollie', providerId: 'tr_1', status: 'refunded' } as const),
  ...({ priceCents: 999, currency: 'EUR', refundedCents: 999, completedAt: '2026-11-23T10:00:00.000Z' } as const),
} as StoredPayment
const refundIn = (state: RefundState): StoredRefund => ({
  id: 'r',
  payment: 'p',
  member: 'm',
  cents: 999,
  state,
  at: '2026-11-23T10:00:00.000Z',
})
const kindsOf = (state: RefundState, refunded: string) =>
  differencesOf(payment, [refundIn(state)], {
    ...({ id: 'tr_1', outcome: 'paid', createdAt: '2026-11-23T10:00:00Z' } as const),
    amount: { currency: 'EUR', value: '9.99' },
    refunded: { currency: 'EUR', value: refunded },
    order: { payment: 'p', member: 'm' },
  }).map(({ kind }) => kind)

describe('FIN-06 the nightly comparison of a refund', () => {
  test.each<[string, RefundState, string, string[]]>([
    ['that arrived', 'arrived', '9.99', []],
    ['that never left the provider', 'arrived', '0.00', ['refunded']],
    ['on its way, counted there', 'sent', '9.99', []],
    ['on its way, not counted there yet', 'sent', '0.00', []],
    ['that failed', 'failed', '0.00', []],
    ['that failed, but counts there', 'failed', '9.99', ['refunded']],
    ['paid by hand, from the bank account', 'by_hand', '0.00', []],
    ['paid by hand, on the provider’s own pages', 'by_hand', '9.99', []],
  ])('FIN-06 %s', (_, state, refunded, kinds) => expect(kindsOf(state, refunded)).toEqual(kinds))
})
