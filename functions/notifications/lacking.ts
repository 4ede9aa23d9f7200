import type { ProfileEvent } from '#functions/stores/notifications/digest-rule.ts'
import { listPhotos, ownMainPhotoOf } from '#functions/stores/photos/photo.ts'
import { ownTexts } from '#functions/stores/profile/held.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import { completeness, type ProfilePart } from '#shared/rules/profile.ts'

/** Parts that a reminder asks for besides a photo: the parts that others look at first. */
const askedFor: readonly ProfilePart[] = ['about', 'interests']

/**
 * Events that remind a member of what is missing in the profile: a photo, or other parts
 * (NOTIF-26).
 */
export async function findLacking(id: string, { visibleProfileFields }: Country): Promise<ProfileEvent[]> {
  const [profile, photos] = await Promise.all([findProfile(id), listPhotos(id)])
  if (!profile) return []
  const main = ownMainPhotoOf(photos)
  const { missing } = completeness(
    { ...profile, ...ownTexts(profile), main_image: main ? { status: main.status } : null },
    visibleProfileFields,
  )
  const events: ProfileEvent[] = []
  if (missing.includes('photo')) events.push('photoMissing')
  if (askedFor.some((part) => missing.includes(part))) events.push('profileIncomplete')
  return events
}
