import * as z from 'zod/mini'
import type { StoredPayment } from '#functions/stores/credits/payment.ts'
import { keys } from '#functions/table/keys.ts'
import { findEach } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { type Currency, currencies } from '#shared/model/money.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'

/**
 * Sums of a code by name: numbers of orders (`reserved`, `spent`), and amounts in cents
 * (`paid.<currency>`, `returned.<currency>`).
 */
type Sums = Readonly<Record<string, number>>

type Order = Pick<
  StoredPayment,
  'status' | 'priceCents' | 'currency' | 'completedAt' | 'refundedCents' | 'chargedBackCents'
>

/** Share of one order, in its present state, in the sums of its code. */
const sumsOf = (order: Order | undefined): Sums => {
  if (!order) return {}
  const { status, priceCents, currency, completedAt, refundedCents = 0, chargedBackCents = 0 } = order
  if (completedAt === undefined) return { reserved: isPaymentOpen(status) ? 1 : 0 }
  return { spent: 1, [`paid.${currency}`]: priceCents, [`returned.${currency}`]: refundedCents + chargedBackCents }
}

/**
 * What to add to the sums of a code when one of its orders changes; empty if the sums stay the
 * same.
 */
export function differenceOf(before: Order | undefined, after: Order): Sums {
  const [old, now] = [sumsOf(before), sumsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return Object.fromEntries(
    names.map((name) => [name, (now[name] ?? 0) - (old[name] ?? 0)] as const).filter(([, change]) => change !== 0),
  )
}

export const addSums = (code: string, changes: Sums): Write => {
  const names = Object.keys(changes)
  return update(keys.discountSums(code), `ADD ${names.map((_, at) => `#n${at} :n${at}`).join(', ')}`, {
    names: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
    values: Object.fromEntries(names.map((name, at) => [`:n${at}`, changes[name]])),
  })
}

const SumsRow = z.record(z.string(), z.union([z.string(), z.number()]))

/** Sums of these codes, keyed by code; empty for a code without orders. */
export async function findSums(codes: readonly string[]): Promise<ReadonlyMap<string, Sums>> {
  const rows = await findEach(
    SumsRow,
    codes.map((code) => keys.discountSums(code)),
  )
  const byKey = new Map(rows.map(({ PK, SK: _, ...sums }) => [PK, sums as Sums]))
  return new Map(codes.map((code) => [code, byKey.get(keys.discountSums(code).PK) ?? {}]))
}

/** Amounts of one kind by currency, without currencies that have no amount. */
export const amountsIn = (sums: Sums, kind: 'paid' | 'returned'): { currency: Currency; cents: number }[] =>
  currencies.flatMap((currency) => {
    const cents = sums[`${kind}.${currency}`]
    return cents ? [{ currency, cents }] : []
  })
