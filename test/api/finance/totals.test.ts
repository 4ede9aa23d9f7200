import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookDay } from '#functions/stores/credits/books.ts'
import { findPayment, referenceOf, type StoredPayment } from '#functions/stores/credits/payment.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as finance from '#shared/contract/finance.ts'
import * as staff from '#shared/contract/staff.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  stack.clock.reset()
  vi.restoreAllMocks()
})

/** Repeatable random numbers below `limit` (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

type Order = { member: Member; id: string }
type Roll = ReturnType<typeof dice>

/** Picks a random payment, and applies a random event that is possible for it. */
async function step(officer: StaffVisitor, orders: readonly Order[], roll: Roll): Promise<void> {
  const { member, id } = orders[roll(orders.length)]!
  const payment = (await findPayment(member.id, id))!
  const left = payment.priceCents - (payment.refundedCents ?? 0)
  const act = (action: 'pay' | 'fail' | 'refund' | 'chargeBack') => {
    const there = atProvider(stack, id)
    // The provider refuses impossible actions, such as a refund of more than it has; they are
    // ignored.
    try {
      stack.payments.act(there.id, action)
    } catch {}
  }
  if (payment.status === 'pending') act(roll(4) === 0 ? 'fail' : 'pay')
  else if (payment.completedAt && !payment.chargedBackCents && left > 0) {
    const kind = roll(5)
    if (kind < 3) {
      const body = { reference: referenceOf(payment), id: newId(), cents: 1 + roll(left), reason: 'Toeval' }
      await officer.call(finance.refund, { body })
    } else act(kind === 3 ? 'chargeBack' : 'refund')
  }
  await stack.settle()
  if (roll(2) === 0) await stack.runJob('credits', 'refundPayments')
  await stack.settle()
}

type Row = Output<typeof finance.totals>['rows'][number]
type Sums = Record<'ordered' | 'completed' | 'failed' | 'refunded' | 'charged_back', number>
const nothing = (): Sums => ({ ordered: 0, completed: 0, failed: 0, refunded: 0, charged_back: 0 })

function sumsOf(payments: readonly StoredPayment[], key: (payment: StoredPayment) => string) {
  const sums = new Map<string, Sums>()
  for (const payment of payments) {
    const sum = sums.get(key(payment)) ?? nothing()
    sum.ordered += payment.priceCents
    if (payment.completedAt) sum.completed += payment.priceCents
    sum.refunded += payment.refundedCents ?? 0
    sum.charged_back += payment.chargedBackCents ?? 0
    sums.set(key(payment), sum)
  }
  return sums
}

test.each([1, 2])(
  'FIN-05 totals and books of the days equal the sum of the payments, whatever happened (%i)',
  async (seed) => {
    const roll = dice(seed)
    // Each history has its own year, earlier than the year of the previous history, because open
    // payments of the previous history expire later.
    const start = new Date(Date.UTC(2036 - seed, 5, 14, 21, 0))
    stack.clock.stopAt(start)
    const signupDate = new Date(start.getTime() - 86_400_000).toISOString()
    const members = [await anna(stack, { credits: 0, signupDate }), await anna(stack, { credits: 0, signupDate })]
    const officer = await openStaff(stack, ['finance'])
    const orders: Order[] = []
    const days = new Set<string>()
    await withCountry('NL', { refundApprovalCents: 100_000 }, async () => {
      for (let n = 0; n < 24; n++) {
        days.add(bookDay('NL', stack.clock.now()))
        if (orders.length < 8 && (orders.length === 0 || roll(2) === 0)) {
          const member = members[roll(2)]!
          const bundle = ['c25', 'c60', 'c150'][roll(3)]!
          const method = ['ideal', 'paypal', 'creditcard'][roll(3)]!
          orders.push({ member, id: (await order(member, { bundle, method })).id })
        } else await step(officer, orders, roll)
        // In the course of the history, moves the clock past midnight in the country, which is not
        // midnight in UTC.
        stack.clock.advance({ minutes: roll(14) })
        // Renews the session, which would otherwise expire.
        await officer.call(staff.current)
      }
    })
    days.add(bookDay('NL', stack.clock.now()))
    await stack.settle()

    const payments = await Promise.all(orders.map(async ({ member, id }) => (await findPayment(member.id, id))!))
    const key = ({ method, currency }: { method: string; currency: string }) => `${method} ${currency}`
    const shown = new Map<string, Sums>()
    const booked = nothing()
    const vat = { shown: 0, booked: 0 }
    const who = await openStaff(stack, ['finance'])
    const own = new Set(payments.map(referenceOf))
    for (const day of days) {
      const { rows } = await who.call(finance.totals, { query: { country: 'NL', day } })
      for (const row of rows) {
        const sum = shown.get(key(row)) ?? nothing()
        for (const event of Object.keys(sum) as (keyof Sums)[]) sum[event] += (row satisfies Row)[event].cents
        shown.set(key(row), sum)
        vat.shown += row.vat_cents!
      }
      const { entries, next } = await who.call(finance.books, { query: { country: 'NL', day } })
      expect(next).toBeNull()
      for (const { event, cents, price_cents, vat_cents, reference } of entries) {
        expect(own).toContain(reference)
        if (event === 'completed') vat.booked += vat_cents!
        else if (event === 'refunded' || event === 'charged_back') vat.booked -= vat_cents!
        if (event === 'ordered' || event === 'failed') booked[event] += price_cents
        else if (event === 'refund_dropped') booked.refunded -= cents
        else if (event in booked) booked[event as keyof Sums] += cents
      }
    }
    expect(vat.shown).toBe(vat.booked)
    // The VAT contained in the remaining part of each price, whatever the number of refunds.
    const contained = (cents: number) => Math.round((cents * 21) / 121)
    const left = payments.map(({ completedAt, priceCents, refundedCents = 0, chargedBackCents = 0 }) =>
      completedAt ? contained(Math.max(0, priceCents - refundedCents - chargedBackCents)) : 0,
    )
    expect(vat.shown).toBe(left.reduce((sum, one) => sum + one, 0))
    expect(vat.shown).not.toBe(0)
    const wanted = sumsOf(payments, key)
    // A failed payment may still be paid, so failures are compared between totals and books only.
    const failures = (sums: Iterable<Sums>) => [...sums].reduce((total, { failed }) => total + failed, 0)
    expect(failures(shown.values())).toBe(booked.failed)
    const withoutFailures = (sums: Map<string, Sums>) =>
      Object.fromEntries([...sums].sort().map(([name, sum]) => [name, { ...sum, failed: 0 }]))
    expect(withoutFailures(shown)).toEqual(withoutFailures(wanted))
    const total = (name: keyof Sums) => [...wanted.values()].reduce((sum, one) => sum + one[name], 0)
    for (const name of ['ordered', 'completed', 'refunded', 'charged_back'] as const)
      expect(booked[name]).toBe(total(name))
    expect(total('refunded') + total('charged_back'), 'the history has something of everything').toBeGreaterThan(0)
  },
)
