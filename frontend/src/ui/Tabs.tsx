import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const row = useRef<HTMLElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.to
  // On a narrow phone the last tabs are beyond the edge.
  useEffect(() => {
    const link = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) row.current!.scrollLeft = link.offsetLeft + link.offsetWidth - row.current!.clientWidth
  }, [current])
  return (
    // `relative` clips the labels that only screen readers get: they would widen the page.
    <nav ref={row} aria-label={label} className="relative overflow-x-auto border-line border-b">
      <ul className="flex sm:gap-1">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap border-b-2 px-2 font-medium outline-offset-[-3px] transition-colors sm:px-4',
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
