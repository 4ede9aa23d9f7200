import type { Country } from '#shared/countries/country.ts'
import { type MemberCard, maxSharedInterests } from '#shared/model/profile.ts'
import { offeredInterests } from '#shared/rules/profile.ts'
import { type SearchPreferences, sharedTags } from './search-preferences.ts'

/** Interests that two members share and the site shows (PROF-24), without sensitive ones. */
export const sharedInterests = (
  one: SearchPreferences,
  other: SearchPreferences,
  country: Country,
): ReturnType<typeof sharedTags> =>
  country.visibleProfileFields.includes('interests') ? offeredInterests(country, sharedTags(one, other)) : []

/**
 * Field to add to a card: interests that the viewer shares with the card's member (PROF-26). None
 * for visitors, who have no profile.
 */
export function sharedOn(
  card: SearchPreferences,
  own: SearchPreferences | undefined,
  country: Country,
): Pick<MemberCard, 'shared_interests'> {
  if (!own) return {}
  const shared = sharedInterests(own, card, country).slice(0, maxSharedInterests)
  return shared.length > 0 ? { shared_interests: shared } : {}
}
