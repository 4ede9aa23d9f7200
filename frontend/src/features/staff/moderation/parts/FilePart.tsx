import type { ReactNode } from 'react'

type FilePartProps = { title: string; hint?: string; isEmpty?: boolean; none?: string; children?: ReactNode }

/** Part of a member's file, with a line of text if it is empty. */
export function FilePart({ title, hint, isEmpty = false, none, children }: FilePartProps) {
  return (
    <section aria-label={title} className="rounded-control border border-line bg-surface p-4 text-sm">
      <h2 className="mb-2 text-base">{title}</h2>
      {isEmpty ? <p className="text-muted">{none}</p> : hint && <p className="mb-2 text-muted">{hint}</p>}
      {children}
    </section>
  )
}
