import { handle } from '#functions/auth/handle.ts'
import { readAllLikedIds } from '#functions/stores/likes/list.ts'
import { agesAround, findNearCandidates } from '#functions/stores/members/candidates.ts'
import { type FoundCard, shownCard } from '#functions/stores/members/card.ts'
import type { Cell } from '#functions/stores/members/cells.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { countSwipeLikes, listPassed } from '#functions/stores/members/swipes.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay } from '#shared/rules/day.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { sharedOn } from '../view.ts'

export const handler = handle(members.nextSwipe, {
  load: ({ memberId, site: { country }, now }) => {
    const own = findProfile(memberId)
    const seen = Promise.all([listBlocks(memberId), readAllLikedIds(memberId), listPassed(memberId, now)])
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, [blocks, liked, passed], from] = await Promise.all([own, seen, cell])
      const excluded = new Set([memberId, ...blocks.ids, ...liked, ...passed])
      return profile && next(profile, { from, excluded, now }, country)
    }
    return { own, card: find(), given: countSwipeLikes(memberId, civilDate(now, country.timeZone)) }
  },
  run: async ({ own, card, given, site: { country }, now }) => ({
    card: card && own ? { ...shownCard(card, todayIn(own.country, now), now), ...sharedOn(card, own, country) } : null,
    likes_left: Math.max(0, country.swipeLikesPerDay - given),
    renewed_at: endOfDay(now, country.timeZone).toISOString(),
  }),
})

type Asked = { from: Cell | undefined; excluded: ReadonlySet<string>; now: Date }

/**
 * Next member to swipe: the nearest one of about the same age who looks for the caller's gender,
 * else one of any age; those with a photo first.
 */
async function next(own: Profile, asked: Asked, { ageDistance, minimumAge }: Country): Promise<FoundCard | undefined> {
  const near = agesAround(own, own.wantedGender, ageDistance.match, minimumAge, asked.now)
  const ofAnyAge = { ...near, minAge: minimumAge, maxAge: maximumSearchAge }
  return (await first(near, own, asked)) ?? (await first(ofAnyAge, own, asked))
}

async function first(filters: Filters, own: Profile, asked: Asked) {
  const [card] = await findNearCandidates(filters, { ...asked, lookingFor: own.gender, size: 1 })
  return card
}
