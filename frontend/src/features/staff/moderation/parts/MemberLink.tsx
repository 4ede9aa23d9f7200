import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { SmallCard } from '#shared/model/profile.ts'

/** Link to a member's console page, with the mark of a fictional profile (TRAP-01). */
export function MemberLink({ card }: { card: SmallCard }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center justify-end gap-x-2">
      <TextLink to={staffPaths.members} search={{ q: card.id }} className="touch-area min-w-0 wrap-anywhere">
        {card.name}, {card.age}
      </TextLink>
      {card.fictional && <FictionalMark />}
    </span>
  )
}
