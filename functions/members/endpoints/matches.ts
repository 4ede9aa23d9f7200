import { handle } from '#functions/auth/handle.ts'
import { agesAround, findCandidates } from '#functions/stores/members/candidates.ts'
import { type FoundCard, shownCard } from '#functions/stores/members/card.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { pageSize } from '#shared/rules/limits.ts'

export const handler = handle(members.matches, {
  load: ({ memberId, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const find = async () => {
      const [profile, { ids }] = await Promise.all([own, blocks])
      return profile ? near(profile, new Set([memberId, ...ids]), site.country, now) : []
    }
    return { own, found: find() }
  },
  run: async ({ own, found, site, now }) => {
    const today = todayIn(own?.country ?? site.country.code, now)
    return { results: found.slice(0, pageSize.matches).map((card) => shownCard(card, today, now)) }
  },
})

/** Candidates for likes: from the member's region first, then from the rest of the country. */
async function near(
  own: Profile,
  excluded: ReadonlySet<string>,
  { ageDistance, minimumAge }: Country,
  now: Date,
): Promise<FoundCard[]> {
  const filters = agesAround(own, own.wantedGender, ageDistance.match, minimumAge, now)
  const pages = await Promise.all(
    [own.region, null].map((region) =>
      findCandidates({ ...filters, region }, { lookingFor: own.gender, excluded, size: pageSize.matches, now }),
    ),
  )
  return [...new Map(pages.flat().map((card) => [card.id, card])).values()]
}
