import type { ReactNode } from 'react'

/** Dense table with horizontal scrolling, so that the page itself does not scroll. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-control border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="border-line border-b bg-sunken">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line [&_td]:px-3 [&_td]:py-1.5 [&_td]:align-middle [&_time]:whitespace-nowrap">
          {children}
        </tbody>
      </table>
    </section>
  )
}
