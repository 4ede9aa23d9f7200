import { handle } from '#functions/auth/handle.ts'
import { readAllLikedIds } from '#functions/stores/likes/list.ts'
import { findNearCandidates } from '#functions/stores/members/candidates.ts'
import { type FoundCard, shownCard } from '#functions/stores/members/card.ts'
import type { Cell } from '#functions/stores/members/cells.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { sharedOn } from '#functions/stores/members/shared-interests.ts'
import { countSwipeLikes, listPassed } from '#functions/stores/members/swipes.ts'
import { filtersWantedBy } from '#functions/stores/members/wanted.ts'
import { wishesOf } from '#functions/stores/members/wishes.ts'
import { isOpened } from '#functions/stores/photos/opened.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import type { Country } from '#shared/countries/country.ts'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay } from '#shared/rules/day.ts'
import { maximumSearchAge } from '#shared/rules/limits.ts'
import { approvedPhotos } from '../view.ts'

export const handler = handle(members.nextSwipe, {
  load: ({ memberId, site: { country }, now }) => {
    const own = findProfile(memberId)
    const seen = Promise.all([listBlocks(memberId), readAllLikedIds(memberId), listPassed(memberId, now)])
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, [blocks, liked, passed], from] = await Promise.all([own, seen, cell])
      const excluded = new Set([memberId, ...blocks.ids, ...liked, ...passed])
      const cards = profile ? await next(profile, { from, excluded, now }, country) : []
      return Promise.all(cards.map(async (card) => ({ card, photos: await countPhotos(card.id, memberId) })))
    }
    return { own, cards: find(), given: countSwipeLikes(memberId, civilDate(now, country.timeZone)) }
  },
  run: async ({ own, cards, given, site: { country }, now }) => {
    const today = todayIn(own?.country ?? country.code, now)
    const wishes = own && wishesOf(own)
    const [card = null, next = null] = cards.map((one) => ({
      ...shownCard(one.card, today, now),
      ...sharedOn(one.card, wishes, country),
      num_photos: one.photos,
    }))
    return {
      ...{ card, next },
      likes_left: Math.max(0, country.swipeLikesPerDay - given),
      renewed_at: endOfDay(now, country.timeZone).toISOString(),
    }
  },
})

/** Number of photos that the profile has for the viewer, blurred ones included. */
async function countPhotos(id: string, viewerId: string): Promise<number> {
  const [photos, seesPrivatePhotos] = await Promise.all([listPhotos(id), isOpened(id, viewerId)])
  return approvedPhotos(photos, { seesPrivatePhotos, seesExplicitPhotos: true }).length
}

type Asked = { from: Cell | undefined; excluded: ReadonlySet<string>; now: Date }

/** The card on top, and the one that lies behind it (SEARCH-27). */
const size = 2

/**
 * Next members to swipe: the nearest ones of the wanted ages who look for the caller's gender,
 * then those of any age; those with a photo first.
 */
async function next(own: Profile, asked: Asked, country: Country): Promise<FoundCard[]> {
  const wanted = filtersWantedBy(own, country, asked.now)
  const ofAnyAge = { ...wanted, minAge: country.minimumAge, maxAge: maximumSearchAge }
  const find = (filters: Filters, excluded: Asked['excluded']) =>
    findNearCandidates(filters, { ...asked, excluded, lookingFor: own.gender, size })
  const first = await find(wanted, asked.excluded)
  if (first.length === size) return first
  const rest = await find(ofAnyAge, new Set([...asked.excluded, ...first.map(({ id }) => id)]))
  return [...first, ...rest].slice(0, size)
}
