import { clsx } from 'clsx'

/**
 * Activity indicator inside a control; for larger areas use Skeleton.
 * Decorative: the control itself announces that it is busy.
 */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-5 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
}
