import { useSettings } from '#frontend/domain/account/session.ts'
import { StarButton } from '#frontend/domain/likes/StarButton.tsx'
import { FictionalNote } from '#frontend/domain/members/FictionalMark.tsx'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { MemberTile } from '#frontend/domain/members/MemberTile.tsx'
import { useOnline } from '#frontend/domain/members/online.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as likes from '#shared/contract/likes.ts'
import { firstInView, likeGridClass } from './LikeGrid.tsx'

type Favourites = Output<typeof likes.listFavourites>['favourites']

export function FavouriteGrid({ favourites }: { favourites: Favourites }) {
  const settings = useSettings()
  const profiles = favourites.map(({ profile }) => profile)
  const online = useOnline(profiles)
  const warning = fictionalText(settings, profiles.filter(({ fictional }) => fictional).length, profiles.length)
  return (
    <>
      <FictionalNote text={warning} className="mb-4" />
      <ul className={likeGridClass}>
        {profiles.map((profile, index) => (
          <li key={profile.id}>
            <MemberTile
              card={profile}
              isOnline={online.has(profile.id)}
              isFirst={index < firstInView}
              corner={<StarButton id={profile.id} name={profile.name} known tone="photo" />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
