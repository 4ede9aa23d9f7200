import { clsx } from 'clsx'

/**
 * Loading placeholder; `className` sets the size of the content, so that the layout does not shift.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-control bg-sunken', className)} />
}

/** Placeholder of a grid of photo cards. */
export function PhotoGridSkeleton({ count = 8, className }: { count?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, static
        <span key={index} className="block aspect-4/5 rounded-card bg-sunken" />
      ))}
    </div>
  )
}
