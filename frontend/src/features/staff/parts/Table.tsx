import type { CSSProperties, ReactNode } from 'react'

const shade = 'color-mix(in srgb, var(--ink) 20%, transparent)'
/**
 * Shades at the edges of a table that has more columns beyond them. The shades stay at the edges of
 * the region (`scroll`); covers in the colour of the surface scroll with the table (`local`) and
 * hide the shade at an end that is reached. A style, as utilities would enlarge the style sheet of
 * every page's first load.
 */
const edgeShades: CSSProperties = {
  backgroundImage: [
    'linear-gradient(to right, var(--surface) 40%, transparent)',
    'linear-gradient(to left, var(--surface) 40%, transparent)',
    `linear-gradient(to right, ${shade}, transparent)`,
    `linear-gradient(to left, ${shade}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left center, right center, left center, right center',
  backgroundSize: '48px 100%, 48px 100%, 16px 100%, 16px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
}

/**
 * Dense table in a named region that scrolls sideways, also by keyboard, so that the page itself
 * does not scroll.
 */
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
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      style={edgeShades}
      className="overflow-x-auto rounded-control border border-line bg-surface"
    >
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
