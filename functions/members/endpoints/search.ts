import { isPresent } from '#functions/account/store.ts'
import { handle } from '#functions/lib/handle.ts'
import { listBlocks, noBlocks } from '#functions/safety/store.ts'
import { members } from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { countMembers, todayIn } from '../counts.ts'
import { filtersOf, isFoundBy, isOfAge, visitorAccess } from '../filters.ts'
import { bandsOf, cardsPerBand, findPage } from '../search.ts'
import { type FoundCard, findProfile, listBand, shownCard } from '../store.ts'

export const handler = handle(members.search, {
  load: ({ memberId, query, site, now }) => {
    const access = memberId ? 'full' : visitorAccess(site.country, query)
    const isLimited = access === 'limited'
    const size = isLimited ? pageSize.loggedOutSearch : pageSize.search
    const own = memberId ? findProfile(memberId) : Promise.resolve(undefined)
    const blocks = memberId ? listBlocks(memberId) : Promise.resolve(noBlocks)

    const search = async () => {
      // Only a first search leaves its defaults to the profile and has to wait for it; later ones tell both, and all reads run at once.
      const profile = query.gender && query.country ? undefined : await own
      const filters = filtersOf(query, site.country, profile, { isLimited })
      const { gender, minAge, maxAge } = filters
      const place = filters.region ?? filters.country
      const today = todayIn(filters.country, now)
      const [page, counted] = await Promise.all([
        findPage<FoundCard>({
          bands: bandsOf(minAge, maxAge, today),
          size,
          limit: cardsPerBand(size, minAge, maxAge),
          after: isLimited ? undefined : query.cursor,
          readBand: (band, range) => listBand(place, gender, band, range),
          fits: blocks.then(
            ({ ids }) =>
              (card) =>
                isOfAge(card, filters, today) && card.id !== memberId && !ids.has(card.id),
          ),
        }),
        countMembers(place, gender, minAge, maxAge),
      ])
      return { filters, today, page, counted }
    }
    return { access: Promise.resolve(access), own, blocks, found: access === 'off' ? Promise.resolve(null) : search() }
  },
  run: async ({ member, access, own, blocks, found, query, now, refuse }) => {
    if (!found) return refuse('authentication_required')
    const { filters, today, page, counted } = found
    // Counters know all members; who searches and who is blocked is taken out of the total as of the pages (SEARCH-09).
    const ownCard = own && { g: own.gender, r: own.region, b: own.birthDate }
    const isFindable = isPresent(member) && !member.invisible
    const unseen = [...(ownCard && isFindable ? [ownCard] : []), ...blocks.findable]
    const total = counted - unseen.filter((card) => isFoundBy(card, filters, today)).length
    const isWhole = !page.next && !query.cursor
    return {
      results: page.cards.map((card) => shownCard(card, today, now)),
      numResults: isWhole ? page.cards.length : Math.max(total, page.cards.length),
      next: access === 'limited' ? null : page.next,
      filters: {
        gender: filters.gender,
        country: filters.country,
        countryregion: filters.region,
        min_age: filters.minAge,
        max_age: filters.maxAge,
      },
    }
  },
})
