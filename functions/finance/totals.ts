import type { BookEntry } from '#functions/stores/credits/books.ts'
import { containedVatCents } from '#shared/rules/vat.ts'

const counted = ['ordered', 'completed', 'failed', 'refunded', 'charged_back'] as const
type Counted = (typeof counted)[number]
type Sum = { count: number; cents: number }
type Row = Pick<BookEntry, 'method' | 'currency'> & {
  vat_percent: number | null
  vat_cents: number | null
} & Record<Counted, Sum>

/** Totals by method, VAT rate and currency (FIN-05). */
export type Totals = Map<string, Row>

const isCounted = (event: string): event is Counted => counted.some((one) => one === event)

/**
 * Adds an entry of the books. Orders and failures count with the price, which moved no money;
 * events that only tell of a transfer count nothing.
 */
export function addToTotals(
  totals: Totals,
  { event, method, currency, vatPercent, priceCents, cents }: BookEntry,
): void {
  if (!isCounted(event)) return
  const key = `${method}#${vatPercent}#${currency}`
  const nothing = () => ({ count: 0, cents: 0 })
  const row = totals.get(key) ?? {
    ...{ method, currency, vat_percent: vatPercent ?? null, vat_cents: vatPercent === undefined ? null : 0 },
    ...{ ordered: nothing(), completed: nothing(), failed: nothing(), refunded: nothing(), charged_back: nothing() },
  }
  const sum = row[event]
  sum.count += 1
  const isMoney = event !== 'ordered' && event !== 'failed'
  sum.cents += isMoney ? cents : priceCents
  if (isMoney && row.vat_cents !== null && vatPercent !== undefined)
    row.vat_cents += (event === 'completed' ? 1 : -1) * containedVatCents(cents, vatPercent)
  totals.set(key, row)
}

export const rowsOf = (totals: Totals): Row[] => [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
