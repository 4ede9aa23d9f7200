import { clsx } from 'clsx'
import { badgeText } from '#shared/rules/badges.ts'

const tones = {
  unread: 'bg-unread text-on-primary',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-danger text-on-danger',
} as const

/**
 * Count in the corner of an icon, `99+` above 99, hidden
 * at 0 (NAV-03). `label` is the count for screen readers.
 */
export function Badge({
  count,
  label,
  tone = 'unread',
  isZeroShown = false,
  className,
}: {
  count: number
  label: string
  tone?: keyof typeof tones
  /** Shows 0, for the credit balance (NAV-08). */
  isZeroShown?: boolean
  className?: string
}) {
  const text = badgeText(count) ?? (isZeroShown ? '0' : null)
  if (text === null) return null
  return (
    <span
      className={clsx(
        'tabular inline-flex min-h-5 min-w-5 items-center justify-center rounded-full px-1 font-bold text-label leading-none',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
