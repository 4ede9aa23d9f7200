import { clsx } from 'clsx'
import { Badge } from './Badge.tsx'
import { Link } from './Link.tsx'

type Tab = {
  label: string
  to: string
  isCurrent: boolean
  /** Number of new items; `countLabel` is its text for screen readers. */
  count?: number
  countLabel?: string
}

/**
 * Links to sibling pages: a row of tabs. On phones they are pills that wrap, as the words do not
 * fit into one row.
 */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="sm:border-line sm:border-b">
      <ul className="flex flex-wrap gap-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center justify-center gap-1.5 px-3 font-medium transition-colors max-sm:rounded-full sm:border-b-2 sm:px-4 sm:outline-offset-[-3px]',
                item.isCurrent
                  ? 'text-primary-ink max-sm:bg-primary-tint max-sm:text-on-primary-tint sm:border-primary-ink'
                  : 'text-muted hover:text-ink max-sm:bg-sunken max-sm:text-ink sm:border-transparent',
              )}
            >
              {item.label}
              {item.count !== undefined && <Badge count={item.count} label={item.countLabel ?? ''} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
