import { clsx } from 'clsx'

/** The shape of what comes, while it comes: give it the size of the real thing by `className`, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-control bg-sunken', className)} />
}

/** A grid of photo cards to come. */
export function PhotoGridSkeleton({ count = 8, className }: { count?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never reordered
        <span key={index} className="block aspect-4/5 rounded-card bg-sunken" />
      ))}
    </div>
  )
}
