import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import type { Country } from '#shared/countries/country.ts'
import { dayMs } from '#shared/rules/durations.ts'
import type { StoredPayment } from './payment.ts'

/** Sales of one country on one day: the item's keys, and the number of sales by bundle id. */
const Sales = z.record(z.string(), z.union([z.string(), z.number()]))

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * Bundle sold most in the last `popularLabel.days` days; undefined if all bundles together sold
 * fewer than `popularLabel.sales` times (TRAP-11, OPEN-49).
 */
export async function findPopularBundle(
  { code, bundles, popularLabel }: Pick<Country, 'code' | 'bundles' | 'popularLabel'>,
  now: Date,
): Promise<string | undefined> {
  const first = new Date(now.getTime() - (popularLabel.days - 1) * dayMs)
  const { items } = await list(Sales, { ...keys.salesOfCountry(code), between: [dayOf(first), dayOf(now)] })
  const sold = bundles.map(({ id }) => ({ id, sales: items.reduce((sum, day) => sum + Number(day[id] ?? 0), 0) }))
  if (sold.reduce((sum, { sales }) => sum + sales, 0) < popularLabel.sales) return undefined
  return sold.reduce((best, bundle) => (bundle.sales > best.sales ? bundle : best)).id
}

/**
 * Counts a sale once, by marking the payment as counted, so that a repeated delivery of the change
 * is a Conflict.
 */
export const addSale = ({ site, member, id, bundle, completedAt }: StoredPayment): Write[] => [
  update(keys.payment(member, id), 'SET isCounted = :true', {
    condition: 'attribute_exists(PK) AND attribute_not_exists(isCounted)',
    values: { ':true': true },
    onConflict: () => new Conflict('this sale was counted before'),
  }),
  update(keys.sales(site, completedAt!.slice(0, 10)), 'ADD #bundle :one', {
    names: { '#bundle': bundle },
    values: { ':one': 1 },
  }),
]
