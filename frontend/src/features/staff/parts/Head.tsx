import type { ReactNode } from 'react'
import { useTitle } from '#frontend/domain/site/title.ts'

/** The h1 of a console screen, with controls on the same line; sets the title of the tab. */
export function Head({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  useTitle(title)
  return (
    <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-muted text-sm">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
