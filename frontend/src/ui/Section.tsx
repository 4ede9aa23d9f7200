import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

type SectionProps = {
  /** Target of links to this section. */
  id: string
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** Section of a page with a heading on its own card; links to `#id` focus it. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      {children && <div className="mt-4 flex flex-col gap-5">{children}</div>}
    </Card>
  )
}
