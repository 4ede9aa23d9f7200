import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Facts = readonly (readonly [name: string, value: ReactNode])[]

/** Short facts, each below its name; `className` sets more columns for wide screens. */
export function FactGrid({ facts, className }: { facts: Facts; className?: string }) {
  return (
    <dl className={clsx('grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
