import { type BookEntry, vatIn } from '#functions/stores/credits/books.ts'
import type { BookEvent } from '#shared/model/books.ts'

type Counted = 'ordered' | 'completed' | 'failed' | 'refunded' | 'charged_back'
type Sum = { count: number; cents: number }
type Row = Pick<BookEntry, 'method' | 'currency'> & {
  vat_percent: number | null
  vat_cents: number | null
} & Record<Counted, Sum>

/** Totals by method, VAT rate and currency (FIN-05). */
export type Totals = Map<string, Row>

/**
 * Column to which an event's amount is added (1) or from which it is subtracted (-1). Orders and
 * failures move no money: their amount is the price. Events about the state of a refund transfer
 * have no column.
 */
const columns: Partial<Record<BookEvent, [column: Counted, sign: 1 | -1]>> = {
  ordered: ['ordered', 1],
  completed: ['completed', 1],
  failed: ['failed', 1],
  refunded: ['refunded', 1],
  refund_dropped: ['refunded', -1],
  charged_back: ['charged_back', 1],
}

/** Adds an event to its row of the totals, in place; events without a column change nothing. */
export function addToTotals(totals: Totals, entry: BookEntry): void {
  const { event, method, currency, vatPercent, priceCents, cents } = entry
  const found = columns[event]
  if (!found) return
  const [column, sign] = found
  const key = `${method}#${vatPercent}#${currency}`
  const nothing = () => ({ count: 0, cents: 0 })
  const row = totals.get(key) ?? {
    method,
    currency,
    vat_percent: vatPercent ?? null,
    vat_cents: vatPercent === undefined ? null : 0,
    ordered: nothing(),
    completed: nothing(),
    failed: nothing(),
    refunded: nothing(),
    charged_back: nothing(),
  }
  row[column].count += sign
  const isMoney = column !== 'ordered' && column !== 'failed'
  row[column].cents += sign * (isMoney ? cents : priceCents)
  const vat = isMoney ? vatIn(entry) : null
  if (row.vat_cents !== null && vat !== null) row.vat_cents += (column === 'completed' ? sign : -sign) * vat
  totals.set(key, row)
}

export const rowsOf = (totals: Totals): Row[] => [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
