import { describe, expect, test } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '#shared/model/money.ts'
import {
  creditsToTake,
  isPaymentOpen,
  isReturned,
  isWhollyReturned,
  nextPaymentStep,
  type PaymentReport,
  statusOfReturned,
} from '#shared/rules/payment-state.ts'

const priceCents = 999

/** A stored payment of each status. */
const booked = {
  loading: { status: 'loading', priceCents },
  pending: { status: 'pending', priceCents },
  completed: { status: 'completed', priceCents },
  failed: { status: 'failed', priceCents },
  partially_refunded: { status: 'partially_refunded', priceCents, refundedCents: 680 },
  refunded: { status: 'refunded', priceCents, refundedCents: 999 },
  charged_back: { status: 'charged_back', priceCents, chargedBackCents: 999 },
} as const satisfies Record<PaymentStatus, { status: PaymentStatus } & Record<string, unknown>>

const report = (more: Partial<PaymentReport> = {}): PaymentReport => ({
  outcome: 'completed',
  refundedCents: 0,
  chargedBackCents: 0,
  ...more,
})
const reports = {
  completed: report(),
  failed: report({ outcome: 'failed' }),
  smallRefund: report({ refundedCents: 100 }),
  partRefund: report({ refundedCents: 680 }),
  largerRefund: report({ refundedCents: 780 }),
  refund: report({ refundedCents: 999 }),
  chargeBack: report({ chargedBackCents: 999 }),
  refundAndChargeBack: report({ refundedCents: 680, chargedBackCents: 999 }),
}
type Name = keyof typeof reports

const part = 'partially_refunded'
const back = 'charged_back'
/** Every pair of stored status and provider's state, so that no transition changes unnoticed. */
const table: Record<PaymentStatus, Record<Name, PaymentStatus | null>> = {
  loading: {
    completed: 'pending',
    failed: 'failed',
    smallRefund: 'pending',
    partRefund: 'pending',
    largerRefund: 'pending',
    refund: 'pending',
    chargeBack: 'pending',
    refundAndChargeBack: 'pending',
  },
  pending: {
    completed: 'completed',
    failed: 'failed',
    smallRefund: 'completed',
    partRefund: 'completed',
    largerRefund: 'completed',
    refund: 'completed',
    chargeBack: 'completed',
    refundAndChargeBack: 'completed',
  },
  failed: {
    completed: 'completed',
    failed: null,
    smallRefund: 'completed',
    partRefund: 'completed',
    largerRefund: 'completed',
    refund: 'completed',
    chargeBack: 'completed',
    refundAndChargeBack: 'completed',
  },
  completed: {
    completed: null,
    failed: null,
    smallRefund: part,
    partRefund: part,
    largerRefund: part,
    refund: 'refunded',
    chargeBack: back,
    refundAndChargeBack: back,
  },
  partially_refunded: {
    completed: null,
    failed: null,
    smallRefund: null,
    partRefund: null,
    largerRefund: part,
    refund: 'refunded',
    chargeBack: back,
    refundAndChargeBack: back,
  },
  refunded: {
    completed: null,
    failed: null,
    smallRefund: null,
    partRefund: null,
    largerRefund: null,
    refund: null,
    chargeBack: back,
    refundAndChargeBack: back,
  },
  charged_back: {
    completed: null,
    failed: null,
    smallRefund: back,
    partRefund: back,
    largerRefund: back,
    refund: back,
    chargeBack: null,
    refundAndChargeBack: back,
  },
}

const pairs = paymentStatuses.flatMap((status) =>
  (Object.keys(reports) as Name[]).map((name) => [status, name, table[status][name]] as const),
)

test.each(pairs)('PAY-19 PAY-54 OPEN-51 a payment that is %s and reported %s becomes %s', (status, name, expected) => {
  expect(nextPaymentStep(booked[status], reports[name])?.status ?? null).toBe(expected)
})

/** Applies transitions until none is left, as the booking does. */
function settle(from: Parameters<typeof nextPaymentStep>[0], ...told: PaymentReport[]) {
  let payment = from
  const path: PaymentStatus[] = []
  for (const one of told) {
    for (let step = nextPaymentStep(payment, one); step; step = nextPaymentStep(payment, one)) {
      payment = { ...payment, ...step }
      path.push(step.status)
    }
  }
  return { payment, path }
}

describe('reports in any order', () => {
  const names = Object.keys(reports) as Name[]
  const orders = (depth: number): Name[][] =>
    depth === 0 ? [[]] : names.flatMap((one) => orders(depth - 1).map((rest) => [one, ...rest]))

  test('PAY-20 PAY-54 complete a payment at most once and end with the largest totals', () => {
    for (const order of orders(4)) {
      const told = order.map((name) => reports[name])
      const { payment, path } = settle(booked.loading, ...told)
      const paid = told.filter(({ outcome }) => outcome === 'completed')
      expect(path.filter((status) => status === 'completed')).toHaveLength(paid.length > 0 ? 1 : 0)
      const money = {
        refundedCents: Math.max(0, ...paid.map(({ refundedCents }) => refundedCents)),
        chargedBackCents: Math.max(0, ...paid.map(({ chargedBackCents }) => chargedBackCents)),
      }
      expect(payment, order.join()).toMatchObject(
        paid.length > 0 ? { status: statusOfReturned({ priceCents, ...money }), ...money } : { status: 'failed' },
      )
    }
  })

  test('PAY-54 change nothing when repeated', () => {
    for (const status of paymentStatuses)
      for (const name of names) {
        const once = settle(booked[status], reports[name])
        expect(settle(once.payment, reports[name]).path, `${status} ${name}`).toEqual([])
      }
  })
})

test('PAY-19 a payment is open while it can be paid, and returned once some money went back', () => {
  expect(paymentStatuses.filter(isPaymentOpen)).toEqual(['loading', 'pending'])
  expect(paymentStatuses.filter(isReturned)).toEqual([part, 'refunded', back])
})

describe('PAY-54 credits to deduct', () => {
  const bought = { status: 'completed', priceCents, credits: 25 } as const
  const step = (refundedCents: number, chargedBackCents = 0) =>
    ({ status: part, refundedCents, chargedBackCents }) as const
  test.each([
    // Columns: cents returned, credits deducted before, balance, credits to deduct.
    [999, 0, 25, 25],
    [999, 0, 17, 17],
    [999, 0, 100, 25],
    [999, 17, 100, 8],
    [999, 17, 0, 0],
    [999, 25, 100, 0],
    [500, 0, 25, 12],
    [39, 0, 25, 0],
    [40, 0, 25, 1],
    [780, 17, 25, 2],
    [680, 17, 25, 0],
    [1998, 0, 100, 25],
  ])(
    '%i cents returned, %i credits deducted before and a balance of %i: %i',
    (cents, refundedCredits, balance, expected) => {
      expect(creditsToTake({ ...bought, refundedCredits }, step(cents), balance)).toBe(expected)
      expect(creditsToTake({ ...bought, refundedCredits }, step(0, cents), balance)).toBe(expected)
    },
  )
})

test.each([
  [0, 0, false],
  [998, 0, false],
  [999, 0, true],
  [0, 999, true],
  [500, 499, true],
  [500, 498, false],
  [999, 999, true],
])('TRAP-19 %i cents refunded and %i charged back are all of 999 cents: %s', (refunded, chargedBack, isAll) => {
  expect(isWhollyReturned({ ...booked.completed, refundedCents: refunded, chargedBackCents: chargedBack })).toBe(isAll)
  expect(isWhollyReturned(booked.completed)).toBe(false)
})

test('TRAP-19 a cent less than the price, only refunded or only charged back, is not all of it', () => {
  expect(isWhollyReturned({ ...booked.completed, refundedCents: 998 })).toBe(false)
  expect(isWhollyReturned({ ...booked.completed, chargedBackCents: 998 })).toBe(false)
})
