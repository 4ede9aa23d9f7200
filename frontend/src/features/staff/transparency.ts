import type { ReportRow } from '#shared/model/staff.ts'

const kindOf = ({ count: _, minutes: __, ...kind }: ReportRow) => JSON.stringify(kind)

/**
 * Sums the rows of the transparency report from all pages and months: rows that differ only in
 * `count` and `minutes` become one. The result is sorted.
 */
export function sumOf(rows: readonly ReportRow[]): ReportRow[] {
  const sums = new Map<string, ReportRow>()
  for (const row of rows) {
    const sum = sums.get(kindOf(row))
    sums.set(
      kindOf(row),
      sum ? { ...sum, count: sum.count + row.count, minutes: [...sum.minutes, ...row.minutes] } : row,
    )
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row)
}

/** Median in hours, rounded to tenths; null for an empty list. */
export function medianOf(minutes: readonly number[]): number | null {
  if (minutes.length === 0) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return Math.round(median / 6) / 10
}
