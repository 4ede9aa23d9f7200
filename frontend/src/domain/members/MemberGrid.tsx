import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import type { FacedMember } from './FitReasons.tsx'
import { MemberTile } from './MemberTile.tsx'
import { useOnline } from './online.ts'

/**
 * Grid for phones: two columns, or one if the text is large (UI-15). The grids of wider screens
 * extend it.
 */
export const phoneGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3'

/** Grid with three or four columns on wider screens. Skeletons use it too. */
export const memberGridClass = `${phoneGridClass} sm:grid-cols-3 sm:gap-4 xl:grid-cols-4`

/** Number of cards above the fold on most screens: their images load with priority. */
const firstInView = 4
/** Number of cards before `below`; fills whole rows of two or three cards. */
const firstRows = 6

type MemberGridProps = {
  cards: readonly FacedMember[]
  className?: string
  /** For visitors: called on a click on a heart, instead of liking (LIKE-04). */
  onLoginRequired?: (() => void) | undefined
  /** Shown between the first rows and the others, so that faces come first. */
  below?: ReactNode
}

export function MemberGrid({ cards, className = memberGridClass, onLoginRequired, below }: MemberGridProps) {
  const online = useOnline(cards)
  const items = cards.map((card, index) => (
    <li key={card.id}>
      <GridCard
        card={card}
        isOnline={online.has(card.id)}
        isFirst={index < firstInView}
        onLoginRequired={onLoginRequired}
      />
    </li>
  ))
  if (!below) return <ul className={className}>{items}</ul>
  return (
    <div className="flex flex-col gap-3">
      <ul className={className}>{items.slice(0, firstRows)}</ul>
      {below}
      {items.length > firstRows && <ul className={className}>{items.slice(firstRows)}</ul>}
    </div>
  )
}

function GridCard({
  card,
  isOnline,
  isFirst,
  onLoginRequired,
}: { card: FacedMember; isOnline: boolean; isFirst: boolean } & Pick<MemberGridProps, 'onLoginRequired'>) {
  const t = useTranslations('members')
  const { isLiked, onToggle } = useLike(card)
  return (
    <MemberTile
      card={card}
      isOnline={isOnline}
      isFirst={isFirst}
      corner={
        <HeartButton
          isOn={isLiked}
          label={isLiked ? t('unlike', { name: card.name }) : t('like', { name: card.name })}
          onToggle={onLoginRequired ?? onToggle}
        />
      }
    />
  )
}
