import { createContext, type ReactNode, use } from 'react'
import { Card } from './Card.tsx'

type SectionProps = {
  /** Target of links to this section. */
  id: string
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** Heading level of the sections of a page; `h3` if they are in groups that have headings. */
export const SectionHeading = createContext<'h2' | 'h3'>('h2')

/** Section of a page: a card with a heading. Links to `#id` focus it. */
export function Section({ id, title, lead, children }: SectionProps) {
  const Heading = use(SectionHeading)
  return (
    <Card id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Heading id={`${id}-title`} className="text-lg">
        {title}
      </Heading>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      {children && <div className="mt-4 flex flex-col gap-5">{children}</div>}
    </Card>
  )
}
