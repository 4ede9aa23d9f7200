import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { FictionalMark } from '#frontend/domain/members/FictionalMark.tsx'
import { FitReasons } from '#frontend/domain/members/FitReasons.tsx'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import type { Output } from '#shared/contract/endpoint.ts'
import type { likes } from '#shared/contract/likes.ts'
import { pathTo } from '#shared/rules/paths.ts'

/** Number of photos that are in view at first, which load before the others. */
export const firstInView = 5

type MemberTileProps = {
  profile: Output<typeof likes.listFavourites>['favourites'][number]['profile']
  isOnline: boolean
  isFirst: boolean
  corner?: ReactNode
}

/** Member in the grid of favourites, or of members who looked. */
export function MemberTile({ profile, isOnline, isFirst, corner }: MemberTileProps) {
  const settings = useSettings()
  const locale = useLocale()
  return (
    <PhotoCard
      to={pathTo('members-id', { id: profile.id })}
      {...photoSources(profile.main_image?.thumb_filename)}
      title={profile.name}
      titleEnd={profile.age}
      titleMark={profile.verified && <VerifiedMark />}
      dot={isOnline && <OnlineDot className="ring-2 ring-white" />}
      details={placeText(profile, settings, locale)}
      below={<FitReasons card={profile} />}
      marks={profile.fictional && <FictionalMark tone="photo" />}
      overTitle={<SharedInterests tags={profile.shared_interests} />}
      isFirst={isFirst}
      corner={corner}
    />
  )
}
