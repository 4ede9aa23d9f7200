import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The page's h1, with a lead and an optional aside. */
export function PageHeading({
  title,
  lead,
  aside,
  className,
}: {
  title: ReactNode
  lead?: ReactNode
  aside?: ReactNode
  className?: string
}) {
  return (
    <header className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 py-6 md:pt-10', className)}>
      <div className="min-w-0">
        <h1 className="long-words text-xl min-[22.5rem]:text-2xl">{title}</h1>
        {lead && <div className="mt-1 text-muted">{lead}</div>}
      </div>
      {aside}
    </header>
  )
}
