import { handle } from '#functions/auth/handle.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks, noBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { filtersOf, visitorAccess } from '../filters.ts'
import { findMembers, totalsOf } from '../found.ts'
import { cardFor } from '../visitors.ts'

export const handler = handle(members.search, {
  load: ({ memberId, query, site, now }) => {
    const access = memberId ? 'full' : visitorAccess(site.country, query)
    const isLimited = access === 'limited'
    const size = isLimited ? pageSize.loggedOutSearch : pageSize.search
    const own = memberId ? findProfile(memberId) : Promise.resolve(undefined)
    const blocks = memberId ? listBlocks(memberId) : Promise.resolve(noBlocks)

    const search = async () => {
      // Only a first search takes defaults from the profile and has to wait for it; later ones send
      // both filters, so that all reads run in parallel.
      const profile = query.gender && query.country ? undefined : await own
      const filters = filtersOf(query, site.country, profile, { isLimited })
      return findMembers(filters, { memberId, blocks, size, after: isLimited ? undefined : query.cursor, now })
    }
    return { access: Promise.resolve(access), own, blocks, found: access === 'off' ? Promise.resolve(null) : search() }
  },
  run: async ({ member, access, own, blocks, found, query, language, now, refuse }) => {
    if (!found) return refuse('authentication_required')
    const { filters, today, page } = found
    const viewer = { isMember: member !== undefined, language }
    return {
      results: page.cards.map((card) => cardFor(viewer, card, today, now)),
      ...totalsOf(found, { member, own, blocks, isFirst: !query.cursor }),
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
