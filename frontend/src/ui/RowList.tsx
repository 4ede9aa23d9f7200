import type { ReactNode } from 'react'

/** Lines of what and how much, such as a price list: words on the left, figures that stand below each other on the right. */
export function RowList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(([what, figure]) => (
        <div key={what} className="flex items-baseline justify-between gap-6 py-3 first:pt-0 last:pb-0">
          <dt>{what}</dt>
          <dd className="tabular text-right font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
