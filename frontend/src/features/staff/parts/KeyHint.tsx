import { clsx } from 'clsx'

/**
 * Shortcut of the adjacent control. Visual only: screen
 * readers get `aria-keyshortcuts` of the control.
 */
export function KeyHint({ children, className }: { children: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'hidden min-w-6 justify-center rounded-small border border-current px-1.5 font-medium text-label leading-5 md:inline-flex',
        className,
      )}
    >
      {children}
    </span>
  )
}
