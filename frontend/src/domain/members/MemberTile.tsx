import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { FictionalMark } from './FictionalMark.tsx'
import { type FacedMember, FitReasons } from './FitReasons.tsx'
import { OnlineDot } from './OnlineDot.tsx'
import { placeText } from './place.ts'
import { VerifiedMark } from './VerifiedMark.tsx'

type MemberTileProps = {
  card: FacedMember
  /** Path that the tile leads to. Default: the profile. */
  to?: string
  isOnline: boolean
  isFirst: boolean
  isGlowing?: boolean
  /** Marks shown before the mark of a fictional profile. */
  marks?: ReactNode
  corner?: ReactNode
}

/** Member in a grid: photo with name, age and place, and reasons why they fit. */
export function MemberTile({
  card,
  to = pathTo('members-id', { id: card.id }),
  isOnline,
  isFirst,
  isGlowing = false,
  marks,
  corner,
}: MemberTileProps) {
  const settings = useSettings()
  const locale = useLocale()
  return (
    <PhotoCard
      to={to}
      {...photoSources(card.main_image?.thumb_filename)}
      title={card.name}
      titleEnd={card.age}
      titleMark={card.verified && <VerifiedMark />}
      dot={isOnline && <OnlineDot className="ring-2 ring-white" />}
      details={placeText(card, settings, locale)}
      below={<FitReasons card={card} />}
      marks={
        (marks || card.fictional) && (
          <>
            {marks}
            {card.fictional && <FictionalMark tone="photo" />}
          </>
        )
      }
      isFirst={isFirst}
      isGlowing={isGlowing}
      corner={corner}
    />
  )
}
