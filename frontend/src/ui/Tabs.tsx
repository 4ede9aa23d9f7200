import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { Link } from './Link.tsx'

type Tab = {
  label: string
  /** On phones, where its label would not fit, the tab shows only this. */
  icon?: ReactNode
  to: string
  isCurrent: boolean
  /** Number of new items; `countLabel` is its text for screen readers. */
  count?: number
  countLabel?: string
}

/** Row of links to sibling pages. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-4 font-medium outline-offset-[-3px] transition-colors',
                item.isCurrent ? 'border-primary-ink text-primary-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {item.icon && <span className="sm:hidden">{item.icon}</span>}
              <span className={clsx(item.icon && 'max-sm:sr-only')}>{item.label}</span>
              {item.count !== undefined && <Badge count={item.count} label={item.countLabel ?? ''} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
