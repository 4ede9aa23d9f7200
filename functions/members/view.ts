import { lockedUrls, sharpUrls } from '#functions/platform/photo-url.ts'
import type { Card } from '#functions/stores/members/card.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import type { ProfileFacts } from '#shared/model/profile.ts'
import { factNames, sensitiveFacts } from '#shared/model/profile-facts.ts'
import { isSensitiveInterest, offeredInterests } from '#shared/rules/profile.ts'

/** Permissions of a viewer on a profile. */
export type View = {
  /** True for the owner and for premium members. */
  seesAllPhotos: boolean
  /**
   * True for the owner, and for members to whom the owner opened the private photos; premium does
   * not suffice (OPEN-40, TRAP-73).
   */
  seesPrivatePhotos: boolean
  /** True for members: visitors see no explicit photos (TRAP-24). */
  seesExplicitPhotos: boolean
  /** True for limited visitors (OPEN-30). */
  seesMainPhotoOnly: boolean
  /** True for members with a confirmed address (OPEN-27, TRAP-23). */
  seesSensitive: boolean
  /** True for members (PROF-25). */
  seesPrompts: boolean
}

/** Approved photos that the viewer may see, sharp or blurred. */
export const approvedPhotos = (
  photos: readonly Photo[],
  view: Pick<View, 'seesPrivatePhotos' | 'seesExplicitPhotos'>,
): Photo[] =>
  photos.filter(
    ({ status, isPrivate, isExplicit }) =>
      status === 'active' && (!isPrivate || view.seesPrivatePhotos) && (!isExplicit || view.seesExplicitPhotos),
  )

/**
 * Approved photos, main photo first. A photo that the viewer may not see sharp is replaced by a
 * blurred file (OPEN-38).
 */
export function viewedPhotos(
  photos: readonly Photo[],
  card: Card,
  { freePhotoView }: Country,
  view: View,
  now: Date,
): MemberProfile['photos'] {
  const isMain = ({ id }: Photo) => id === card.p
  const approved = approvedPhotos(photos, view)
  const mainFirst = [...approved.filter(isMain), ...approved.filter((photo) => !isMain(photo))]
  return mainFirst
    .slice(0, view.seesMainPhotoOnly ? 1 : undefined)
    .map(({ id, isPrivate, isExplicit, thumbhash = null }, index) => {
      const locked = !view.seesAllPhotos && !isPrivate && (isExplicit || index >= freePhotoView)
      return {
        id,
        ...(locked ? lockedUrls(card.id, id, now) : sharpUrls(card.id, id, now, { isPrivate })),
        status: 'active' as const,
        locked,
        private: isPrivate,
        thumbhash,
      }
    })
}

/**
 * Facts and texts of a profile that this viewer may see. Of facts, town and interests, only those
 * that the site shows (`visible_profile_fields`, PROF-24).
 */
export function viewedFacts(profile: Profile, country: Country, { seesSensitive, seesPrompts }: View) {
  const isShown = (name: string) => country.visibleProfileFields.includes(name)
  const facts = factNames.filter((name) => isShown(name) && (seesSensitive || !sensitiveFacts.includes(name)))
  const interests = isShown('interests') ? offeredInterests(country, profile.interests) : []
  return {
    city: isShown('city') ? profile.city : null,
    facts: Object.fromEntries(facts.map((name) => [name, profile[name]])) as Partial<ProfileFacts>,
    interests: interests.filter((tag) => seesSensitive || !isSensitiveInterest(tag)),
    about: profile.about,
    prompts: seesPrompts ? (profile.prompts ?? []) : [],
  }
}
