import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Panel for one topic. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={clsx('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    />
  )
}
