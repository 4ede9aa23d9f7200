import type { ReactNode } from 'react'

/** Rows of label and value, such as a price list; values are right-aligned. */
export function RowList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([what, figure]) => (
        <div
          key={what}
          className="flex flex-wrap items-baseline justify-between gap-x-6 wrap-anywhere py-3 first:pt-0 last:pb-0"
        >
          <dt className="flex-1 basis-24">{what}</dt>
          <dd className="tabular text-right font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
