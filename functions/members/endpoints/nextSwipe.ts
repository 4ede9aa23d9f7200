import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { readAllLikedIds } from '#functions/stores/likes/list.ts'
import { type ComparableCard, findListings } from '#functions/stores/members/card.ts'
import { comparedCard } from '#functions/stores/members/compared-card.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { countSwipeLikes, readPassed } from '#functions/stores/members/swipes.ts'
import { isOpened } from '#functions/stores/photos/opened.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'
import { countryOf } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { endOfDay } from '#shared/rules/day.ts'
import { findCardsToSwipe } from '../swiping.ts'
import { approvedPhotos } from '../view.ts'

const cursors = sealedCursors(members.nextSwipe)

export const handler = handle(members.nextSwipe, {
  load: ({ memberId, query, site: { country }, now }) => {
    const own = findProfile(memberId)
    const seen = Promise.all([listBlocks(memberId), readAllLikedIds(memberId)])
    const passed = readPassed(memberId, now)
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, [blocks, liked], { ids }, from] = await Promise.all([own, seen, passed, cell])
      const excluded = new Set([memberId, ...blocks.ids, ...liked, ...ids])
      const asked = { from, excluded, after: cursors.unseal(query.cursor, memberId), now }
      const { cards, more } = profile ? await findCardsToSwipe(profile, asked, country) : { cards: [], more: null }
      const photos = cards.map(async (card) => ({ card, photos: await countPhotos(card.id, memberId) }))
      return { cards: await Promise.all(photos), more }
    }
    const findUndoable = async () => {
      const [[blocks, liked], { undoable: id }] = await Promise.all([seen, passed])
      if (id === undefined || blocks.ids.has(id) || liked.includes(id)) return null
      const [[listing], photos] = await Promise.all([findListings([id]), countPhotos(id, memberId)])
      return listing?.isFindable ? { card: listing.card, photos } : null
    }
    const given = own.then((profile) => countSwipeLikes(memberId, todayIn(profile?.country ?? country.code, now)))
    return { own, cell, found: find(), undoable: findUndoable(), given }
  },
  run: async ({ member, own, cell, found, undoable, given, site: { country }, now }) => {
    const { timeZone } = own ? countryOf(own.country) : country
    const today = civilDate(now, timeZone)
    const viewer = { preferences: own && searchPreferencesOf(own), from: cell }
    const shown = (one: { card: ComparableCard; photos: number }) => ({
      ...comparedCard(one.card, viewer, { site: country, today, now }),
      num_photos: one.photos,
    })
    const [card = null, next = null] = found.cards.map(shown)
    return {
      card,
      next,
      more: cursors.seal(found.more, member.id),
      undoable: undoable && shown(undoable),
      likes_left: Math.max(0, country.swipeLikesPerDay - given),
      renewed_at: endOfDay(now, timeZone).toISOString(),
    }
  },
})

/** Number of photos on a profile that this viewer can see, sharp or blurred. */
async function countPhotos(id: string, viewerId: string): Promise<number> {
  const [photos, seesPrivatePhotos] = await Promise.all([listPhotos(id), isOpened(id, viewerId)])
  return approvedPhotos(photos, { seesPrivatePhotos, seesExplicitPhotos: true }).length
}
