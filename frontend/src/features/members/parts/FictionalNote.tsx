import { clsx } from 'clsx'
import { fictionalText } from '#frontend/lib/fictional.ts'
import { useSettings } from '#frontend/lib/session.ts'
import { FictionalIcon } from '#frontend/ui/FictionalMark.tsx'
import type { MemberCard } from '#shared/model/profile.ts'

/** The warning beside people of whom some are fictional (TRAP-01); nothing where none is. */
export function FictionalNote({ cards, className }: { cards: readonly MemberCard[]; className?: string }) {
  const text = fictionalText(useSettings(), cards.filter(({ fictional }) => fictional).length)
  if (!text) return null
  return (
    <p className={clsx('flex items-start gap-2 text-muted text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0', className)}>
      <FictionalIcon />
      {text}
    </p>
  )
}
