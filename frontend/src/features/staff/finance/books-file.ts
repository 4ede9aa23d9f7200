import { saveCsv } from '#frontend/features/staff/save-csv.ts'
import { csvOf } from '#shared/rules/csv.ts'
import { type DayQuery, readBooks } from './payments.ts'

/**
 * Columns of the file. An accountant does not need the member; staff can find the member by the
 * payment reference.
 */
const columns = [
  ...['country', 'day', 'at', 'reference', 'event', 'method', 'currency', 'price', 'amount', 'vat_percent'],
  ...['vat', 'credits', 'debt', 'refund', 'by', 'reason'],
]

/** Saves the books of a day as a CSV file on the device. */
export async function saveBooks(day: DayQuery): Promise<void> {
  const entries = await readBooks(day)
  const rows = entries.map((one) => [
    ...[day.country, day.day, one.at, one.reference, one.event, one.method, one.currency],
    ...[one.price_cents / 100, one.cents / 100, one.vat_percent],
    ...[one.vat_cents === null ? null : one.vat_cents / 100, one.credits, one.debt],
    ...[one.refund, one.by, one.reason],
  ])
  saveCsv(`books-${day.country}-${day.day}.csv`, csvOf([columns, ...rows]))
}
