import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { addressOf, navigate, type Search } from '#frontend/lib/router.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of this site, made with `pathTo()` of shared/rules/paths.ts. */
  to: string
  /** Query of the URL; values are strings. */
  search?: Search
  /** Replaces the current history entry. */
  isReplacing?: boolean
  children?: ReactNode
}

// new tabs, downloads and other mouse buttons are left to the browser
const isPlainPress = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target &&
  !event.currentTarget.hasAttribute('download')

/** Client-side link to another page of the site. Unstyled: see TextLink and LinkButton. */
export function Link({ to, search, isReplacing, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={addressOf(to, search)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainPress(event)) return
        event.preventDefault()
        navigate(to, { search, isReplacing })
      }}
    />
  )
}

/** Link within running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx('font-medium text-primary-ink underline decoration-1 underline-offset-3', className)}
    />
  )
}
