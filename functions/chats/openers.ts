import { findComparableCard } from '#functions/stores/members/card.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { sharedInterests } from '#functions/stores/members/shared-interests.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import type * as chats from '#shared/contract/chats.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { Country } from '#shared/countries/country.ts'

/**
 * Topics for a first message: the partner's prompts and the interests that both members have
 * (PROF-25, PROF-26). They contain nothing that the partner's profile does not show to the member.
 * Reading the topics, unlike viewing the profile, records no look and marks no like as seen
 * (LIKE-07). Null if the member's card or the partner's profile does not exist.
 */
export async function findOpeners(
  memberId: string,
  partnerId: string,
  country: Country,
): Promise<Output<typeof chats.open>['openers']> {
  const [own, profile] = await Promise.all([findComparableCard(memberId), findProfile(partnerId)])
  if (!own || !profile) return null
  return {
    prompts: profile.prompts ?? [],
    shared_interests: sharedInterests(own, searchPreferencesOf(profile), country),
  }
}
