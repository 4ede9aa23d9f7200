import { handle } from '#functions/auth/handle.ts'
import { readAllLikedIds } from '#functions/stores/likes/list.ts'
import { agesAround, findCandidates } from '#functions/stores/members/candidates.ts'
import { type Card, shownCard } from '#functions/stores/members/card.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { countSwipeLikes, listPassed } from '#functions/stores/members/swipes.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay } from '#shared/rules/day.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'

export const handler = handle(members.nextSwipe, {
  load: ({ memberId, site: { country }, now }) => {
    const own = findProfile(memberId)
    const seen = Promise.all([listBlocks(memberId), readAllLikedIds(memberId), listPassed(memberId, now)])
    const find = async () => {
      const [profile, [blocks, liked, passed]] = await Promise.all([own, seen])
      return profile && next(profile, new Set([memberId, ...blocks.ids, ...liked, ...passed]), country, now)
    }
    return { own, card: find(), given: countSwipeLikes(memberId, civilDate(now, country.timeZone)) }
  },
  run: async ({ own, card, given, site: { country }, now }) => ({
    card: card && own ? shownCard(card, todayIn(own.country, now), now) : null,
    likes_left: Math.max(0, country.swipeLikesPerDay - given),
    renewed_at: endOfDay(now, country.timeZone).toISOString(),
  }),
})

/**
 * Next member to swipe: the most recently active one of about the same age who looks for the
 * caller's gender, else one of any age.
 */
async function next(
  own: Profile,
  seen: ReadonlySet<string>,
  { ageDistance, minimumAge }: Country,
  now: Date,
): Promise<Card | undefined> {
  const near = agesAround(own, own.wantedGender, ageDistance.match, minimumAge, now)
  const ofAnyAge = { ...near, minAge: minimumAge, maxAge: maximumSearchAge }
  return (await first(near, own, seen, now)) ?? (await first(ofAnyAge, own, seen, now))
}

async function first(filters: Filters, own: Profile, excluded: ReadonlySet<string>, now: Date) {
  const [card] = await findCandidates(filters, { lookingFor: own.gender, excluded, size: 1, now })
  return card
}
