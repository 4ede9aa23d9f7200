import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { addressOf, navigate, type Search } from '#frontend/lib/router.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, made with `pathTo()` of shared/rules/paths.ts. */
  to: string
  /** The query of the address; values are texts. */
  search?: Search
  /** Takes the place of this page in the history instead of following it. */
  isReplacing?: boolean
  children?: ReactNode
}

// a new tab, a download, another button of the mouse: the browser's own business
const isPlainPress = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target &&
  !event.currentTarget.hasAttribute('download')

/** A way to another page of the site without loading it anew. It has no look of its own: see TextLink and LinkButton. */
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

/** A link within running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx('font-medium text-primary-ink underline decoration-1 underline-offset-3', className)}
    />
  )
}
