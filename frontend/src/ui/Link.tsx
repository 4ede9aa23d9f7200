import { Link as RouterLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, made with `pathTo()` of shared/rules/paths.ts. */
  to: string
  /** The query of the address; values are texts. */
  search?: Record<string, string>
  /** Takes the place of this page in the history instead of following it. */
  isReplacing?: boolean
  children?: ReactNode
}

/** A way to another page of the site without loading it anew. It has no look of its own: see TextLink and LinkButton. */
export function Link({ to, search, isReplacing, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={to} search={search ?? {}} replace={isReplacing} preload={false} />
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
