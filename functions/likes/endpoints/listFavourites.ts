import { handle } from '#functions/auth/handle.ts'
import { listFavourites } from '#functions/stores/likes/favourites.ts'
import { findCompared, findListings } from '#functions/stores/members/card.ts'
import { comparedCard } from '#functions/stores/members/compared-card.ts'
import * as likes from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'

async function readPage(memberId: string, before: string | undefined) {
  const { page, older } = await listFavourites(memberId, { before, limit: pageSize.favourites })
  const listings = await findListings(page.map(({ id }) => id))
  // Leaves out banned, leaving and invisible members alike, so that nobody can tell them apart.
  const cards = new Map(listings.filter(({ isFindable }) => isFindable).map(({ card }) => [card.id, card]))
  return { page, cards, older }
}

export const handler = handle(likes.listFavourites, {
  load: ({ memberId, query }) => ({
    read: readPage(memberId, query.before),
    own: findCompared(memberId),
  }),
  run: async ({ read: { page, cards, older }, own, site, now }) => {
    const viewer = { preferences: own, from: own?.k }
    const shownTo = { site: site.country, today: civilDate(now, site.country.timeZone), now }
    const favourites = page.flatMap(({ id, at }) => {
      const card = cards.get(id)
      return card ? [{ id, profile: comparedCard(card, viewer, shownTo), added_at: at }] : []
    })
    return { favourites, older }
  },
})
