import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { findCounts } from '#functions/stores/members/counts.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { nearOn } from '#functions/stores/members/near.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { sharedOn } from '#functions/stores/members/shared-interests.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks, noBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { filtersOf, memberFiltersOf, noMemberFilters, visitorAccess } from '../filters.ts'
import { findMembers, totalsOf } from '../found.ts'
import { cardFor } from '../visitors.ts'

const placeOf = ({ region, country }: Filters): string => region ?? country
const countsOf = (filters: Filters) => findCounts(placeOf(filters), filters.gender)

const cursors = sealedCursors(members.search)

export const handler = handle(members.search, {
  load: ({ memberId, query, site, now }) => {
    const access = memberId ? 'full' : visitorAccess(site.country, query)
    const isLimited = access === 'limited'
    const size = isLimited ? pageSize.loggedOutSearch : pageSize.search
    const own = memberId ? findProfile(memberId) : Promise.resolve(undefined)
    const blocks = memberId ? listBlocks(memberId) : Promise.resolve(noBlocks)

    const cell = memberId ? findCell(memberId) : Promise.resolve(undefined)
    const filtersFor = (profile: Profile | undefined) => filtersOf(query, site.country, profile, { isLimited, now })

    const search = async () => {
      const after = cursors.unseal(query.cursor, memberId ?? access)
      // If the query contains gender and country, the profile can only change the ages, so the
      // counters are read in parallel with the profile.
      const expected = query.gender && query.country ? filtersFor(undefined) : undefined
      const [profile, from, early] = await Promise.all([own, cell, expected && countsOf(expected)])
      const filters = filtersFor(profile)
      const isExpected = expected?.gender === filters.gender && placeOf(expected) === placeOf(filters)
      const counts = early && isExpected ? early : await countsOf(filters)
      const searcher = { hasPlace: from !== undefined, gender: profile?.gender }
      const memberFilters = memberId ? memberFiltersOf(query, site.country, searcher) : noMemberFilters
      return {
        ...(await findMembers(filters, { memberId, blocks, counts, from, memberFilters, size, after, now })),
        from,
      }
    }
    return { access: Promise.resolve(access), own, blocks, found: access === 'off' ? Promise.resolve(null) : search() }
  },
  run: async ({ member, access, own, blocks, found, query, site, language, now, refuse }) => {
    if (!found) return refuse('authentication_required')
    const { filters, from, today, page } = found
    const { lookingFor, ...memberFilters } = found.memberFilters
    const viewer = { isMember: member !== undefined, language }
    const preferences = own && searchPreferencesOf(own)
    return {
      results: page.cards.map((card) => ({
        ...cardFor(viewer, card, today, now),
        ...sharedOn(card, preferences, site.country),
        ...nearOn(card, from),
      })),
      ...totalsOf(found, { member, own, blocks, isFirst: !query.cursor }),
      // Limited visitors get no further page (OPEN-30), so any cursor from them is refused.
      next: access === 'limited' ? null : cursors.seal(page.next, member?.id ?? access),
      hasPlace: from !== undefined,
      filters: {
        gender: filters.gender,
        country: filters.country,
        countryregion: filters.region,
        min_age: filters.minAge,
        max_age: filters.maxAge,
        ...memberFilters,
        mutual: lookingFor !== null,
      },
    }
  },
})
