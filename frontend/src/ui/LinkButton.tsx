import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './Button.tsx'
import { Link, type LinkProps } from './Link.tsx'

/** A link that looks like a button: it leads somewhere, a Button does something. */
export function LinkButton({
  tone = 'quiet',
  size = 'md',
  icon,
  isWide = false,
  className,
  children,
  ...rest
}: LinkProps & { tone?: ButtonTone; size?: ButtonSize; icon?: ReactNode; isWide?: boolean }) {
  return (
    <Link {...rest} className={buttonClass(tone, size, isWide, className)}>
      {icon}
      {children}
    </Link>
  )
}
