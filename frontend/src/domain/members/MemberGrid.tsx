import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useLike } from '#frontend/domain/likes/use-like.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { HeartButton } from '#frontend/ui/HeartButton.tsx'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { FictionalMark } from './FictionalMark.tsx'
import { type FacedMember, FitReasons } from './FitReasons.tsx'
import { OnlineDot } from './OnlineDot.tsx'
import { useOnline } from './online.ts'
import { placeText } from './place.ts'
import { SharedInterests } from './SharedInterests.tsx'
import { VerifiedMark } from './VerifiedMark.tsx'

/**
 * Grid for phones: two columns, or one if the text is large (UI-15). The grids of wider screens
 * extend it.
 */
export const phoneGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3'

/** Grid with three or four columns on wider screens. Skeletons use it too. */
export const memberGridClass = `${phoneGridClass} sm:grid-cols-3 sm:gap-4 xl:grid-cols-4`

/** Number of cards above the fold on most screens: their images load with priority. */
const firstInView = 4
/** Number of cards before what is shown between them: whole rows of two or three. */
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
  const settings = useSettings()
  const locale = useLocale()
  const { isLiked, onToggle } = useLike(card)
  const namesInterests = card.reasons?.some(({ kind }) => kind === 'interests')
  return (
    <PhotoCard
      to={pathTo('members-id', { id: card.id })}
      {...photoSources(card.main_image?.thumb_filename)}
      title={card.name}
      titleEnd={card.age}
      titleMark={card.verified && <VerifiedMark />}
      dot={isOnline && <OnlineDot className="ring-2 ring-white" />}
      details={placeText(card, settings, locale)}
      below={<FitReasons card={card} />}
      marks={card.fictional && <FictionalMark tone="photo" />}
      overTitle={!namesInterests && <SharedInterests tags={card.shared_interests} />}
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
