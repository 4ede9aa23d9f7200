import { call } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import type { ReportRow } from '#shared/model/staff.ts'
import { csvOf } from '#shared/rules/csv.ts'
import { saveCsv } from './save-csv.ts'
import { medianOf, sumOf } from './transparency.ts'

const columns = ['year', 'part', 'item', 'ground', 'source', 'outcome', 'automatic', 'count', 'median_hours']

/** All rows of the transparency report for a year up to the current month, not yet summed. */
async function readYear(year: number, now: Date): Promise<ReportRow[]> {
  const months = year < now.getUTCFullYear() ? 12 : now.getUTCMonth() + 1
  const rows: ReportRow[] = []
  for (let number = 1; number <= months; number++) {
    const month = `${year}-${String(number).padStart(2, '0')}`
    let cursor: string | null = null
    do {
      const page: Output<typeof moderation.transparency> = await call(moderation.transparency, {
        query: { month, ...(cursor && { cursor }) },
      })
      rows.push(...page.rows)
      cursor = page.next
    } while (cursor)
  }
  return rows
}

/** Saves the counts of a year as a CSV file on the device (MOD-16). */
export async function saveTransparency(year: number, now: Date): Promise<void> {
  const rows = sumOf(await readYear(year, now)).map((row) => [
    ...[year, row.part, row.item, row.ground, row.source, row.outcome],
    ...[row.automatic ? 'yes' : 'no', row.count, medianOf(row.minutes)],
  ])
  saveCsv(`transparency-${year}.csv`, csvOf([columns, ...rows]))
}
