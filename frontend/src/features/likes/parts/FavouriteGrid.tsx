import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { StarButton } from '#frontend/domain/likes/StarButton.tsx'
import { FictionalMark, FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { FitReasons } from '#frontend/domain/members/FitReasons.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { OnlineDot } from '#frontend/domain/members/OnlineDot.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import { placeText } from '#frontend/domain/members/place.ts'
import { SharedInterests } from '#frontend/domain/members/SharedInterests.tsx'
import { VerifiedMark } from '#frontend/domain/members/VerifiedMark.tsx'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { PhotoCard } from '#frontend/ui/PhotoCard.tsx'
import type { Output } from '#shared/contract/endpoint.ts'
import type { likes } from '#shared/contract/likes.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { likeGridClass } from './LikeGrid.tsx'

type Favourites = Output<typeof likes.listFavourites>['favourites']

const firstInView = 5

export function FavouriteGrid({ favourites }: { favourites: Favourites }) {
  const settings = useSettings()
  const locale = useLocale()
  const profiles = favourites.map(({ profile }) => profile)
  const online = useOnline(profiles)
  const warning = fictionalText(settings, profiles.filter(({ fictional }) => fictional).length, profiles.length)
  return (
    <>
      <FictionalNote text={warning} className="mb-4" />
      <ul className={likeGridClass}>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <PhotoCard
              to={pathTo('members-id', { id: profile.id })}
              {...photoSources(profile.main_image?.thumb_filename)}
              title={profile.name}
              titleEnd={profile.age}
              titleMark={profile.verified && <VerifiedMark />}
              dot={online.has(profile.id) && <OnlineDot className="ring-2 ring-white" />}
              details={placeText(profile, settings, locale)}
              below={<FitReasons card={profile} />}
              marks={profile.fictional && <FictionalMark tone="photo" />}
              overTitle={<SharedInterests tags={profile.shared_interests} />}
              isFirst={index < firstInView}
              corner={<StarButton id={profile.id} name={profile.name} known tone="photo" />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
