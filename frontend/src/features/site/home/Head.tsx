import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Search } from '#frontend/lib/router.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'

type HeadProps = { id: string; title: ReactNode; to: string; search?: Search; more: string; className?: string }

/** Heading of a part of the home page, with a link to the full list. */
export function Head({ id, title, to, search, more, className }: HeadProps) {
  return (
    <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <h2 id={id} className="flex items-center gap-2 text-lg">
        {title}
      </h2>
      <TextLink to={to} {...(search && { search })} className="inline-flex min-h-11 items-center text-sm">
        {more}
      </TextLink>
    </div>
  )
}

/** Placeholder of a title that depends on an answer; screen readers read `text` meanwhile. */
export function PendingTitle({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <Skeleton className="h-6 w-48" />
    </>
  )
}
