import type { ReactNode } from 'react'
import { Card } from './Card.tsx'

type SectionProps = {
  /** Where ways on the page and from elsewhere lead to. */
  id: string
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** One of several matters of a page on a sheet of its own, with its heading; links to `#id` lead here. */
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
