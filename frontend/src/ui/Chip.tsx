import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Clickable pill: a toggle, a quick reply, or a filter to remove (`isRemovable` adds a cross). */
export function Chip({
  isPressed,
  isRemovable,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { isPressed?: boolean; isRemovable?: boolean; icon?: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isPressed}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm transition active:scale-[0.98] md:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0',
        isPressed
          ? 'border-transparent bg-primary-tint font-medium text-on-primary-tint'
          : 'border-line bg-surface text-ink hover:border-line-strong',
        className,
      )}
    >
      {icon}
      {children}
      {isRemovable && <X aria-hidden="true" />}
    </button>
  )
}

const tagTones = {
  neutral: 'bg-secondary-tint text-on-secondary-tint',
  primary: 'bg-primary-tint text-on-primary-tint',
  success: 'bg-success-tint text-on-success-tint',
  warning: 'bg-warning-tint text-on-warning-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
  /** On photos. */
  photo: 'bg-black/60 text-white',
} as const

/** Static pill: an interest, a state, a mark. */
export function Tag({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: keyof typeof tagTones
  icon?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-3 py-1 font-medium text-sm [&_svg]:size-4 [&_svg]:shrink-0',
        tagTones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
