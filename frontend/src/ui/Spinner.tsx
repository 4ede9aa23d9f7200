import { clsx } from 'clsx'

/** Says that something short is under way inside a control; for whole areas use Skeleton. Decorative: the control itself says it is busy. */
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
