import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { MemberCard } from '#shared/model/profile.ts'
import { staffPaths } from '../paths.ts'

/** A member by name, on the way to what staff may see of them; the mark of a fictional profile goes along (TRAP-01). */
export function MemberLink({ card }: { card: MemberCard }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <TextLink to={staffPaths.members} search={{ q: card.id }}>
        {card.name}, {card.age}
      </TextLink>
      {card.fictional && <FictionalMark />}
    </span>
  )
}
