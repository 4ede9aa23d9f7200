import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './Button.tsx'
import { Link, type LinkProps } from './Link.tsx'

/** Link with the look of a button, for navigation; actions use Button. */
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
