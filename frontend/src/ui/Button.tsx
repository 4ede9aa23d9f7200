import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-strong [a&]:hover:bg-primary-strong',
  quiet: 'border border-line bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  danger: 'bg-danger text-on-danger enabled:hover:brightness-90 [a&]:hover:brightness-90',
  ghost: 'text-primary-ink enabled:hover:bg-primary-tint [a&]:hover:bg-primary-tint',
}

// 44 px is the minimum touch target; sm is for dense layouts on desktop and keeps 44 px
// on phones. The padding is for labels of two lines (the French order button at 390 px).
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm md:min-h-9 md:px-3',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-base',
}

/** Classes of a button, shared by Button and LinkButton only. */
export const buttonClass = (tone: ButtonTone, size: ButtonSize, isWide: boolean, className?: string): string =>
  clsx(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-medium transition active:scale-[0.98]',
    'disabled:opacity-55 disabled:active:scale-100 [&_svg]:size-5 [&_svg]:shrink-0',
    tones[tone],
    sizes[size],
    isWide && 'w-full',
    className,
  )

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: ReactNode
  /** Keeps the width, shows a spinner and ignores clicks. */
  isPending?: boolean
  isWide?: boolean
}

/**
 * Button for an action, which its label names. One
 * `primary` per view, all others `quiet` or `ghost`.
 */
export function Button({
  tone = 'quiet',
  size = 'md',
  icon,
  isPending = false,
  isWide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isPending ? 'button' : type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={buttonClass(tone, size, isWide, className)}
    >
      <span className={clsx('inline-flex items-center gap-2', isPending && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isPending && <Spinner className="absolute" />}
    </button>
  )
}
