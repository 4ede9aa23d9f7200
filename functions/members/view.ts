import { photoUrl } from '#functions/photos/sign.ts'
import type { Photo } from '#functions/photos/store.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { ProfileFacts, sexInterests } from '#shared/model/profile.ts'
import { freePhotoView } from '#shared/rules/limits.ts'
import type { Card, Profile } from './store.ts'

/** What a viewer may see of a profile. */
export type View = {
  /** Premium members, and everybody on their own profile. */
  seesAllPhotos: boolean
  /** Limited visitors get the main photo and no others (OPEN-30). */
  seesMainPhotoOnly: boolean
  /** Confirmed members only (OPEN-27, TRAP-23). */
  seesSensitive: boolean
}

/** The approved photos, main photo first; private ones are not among them. What a viewer may not see sharp is another, blurred picture (OPEN-38). */
export function viewedPhotos(photos: readonly Photo[], card: Card, view: View, now: Date): MemberProfile['photos'] {
  const isMain = ({ id }: Photo) => id === card.p
  const approved = photos.filter(({ status, isPrivate }) => status === 'active' && !isPrivate)
  const mainFirst = [...approved.filter(isMain), ...approved.filter((photo) => !isMain(photo))]
  return mainFirst.slice(0, view.seesMainPhotoOnly ? 1 : undefined).map(({ id }, index) => {
    const locked = !view.seesAllPhotos && index >= freePhotoView
    return {
      id,
      filename: photoUrl(card.id, id, locked ? 'locked' : 'full', now),
      thumb_filename: photoUrl(card.id, id, locked ? 'locked' : 'card', now),
      status: 'active' as const,
      locked,
    }
  })
}

const factNames = Object.keys(ProfileFacts.shape) as (keyof ProfileFacts)[]
const sensitiveFacts: readonly string[] = ['sexuality'] satisfies (keyof ProfileFacts)[]
const sensitiveInterests: readonly string[] = sexInterests

/** What the member tells of themselves, as far as the site shows it (`visible_profile_fields`, PROF-24) and this viewer may see it. */
export function viewedFacts(profile: Profile, { visibleProfileFields }: Country, { seesSensitive }: View) {
  const isShown = (name: string) => visibleProfileFields.includes(name)
  const facts = factNames.filter((name) => isShown(name) && (seesSensitive || !sensitiveFacts.includes(name)))
  const interests = isShown('interests') ? profile.interests : []
  return {
    city: isShown('city') ? profile.city : null,
    facts: Object.fromEntries(facts.map((name) => [name, profile[name]])) as Partial<ProfileFacts>,
    interests: interests.filter((tag) => seesSensitive || !sensitiveInterests.includes(tag)),
    about: profile.about,
  }
}
