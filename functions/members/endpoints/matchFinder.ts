import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { findCounts } from '#functions/stores/members/counts.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { agesOfGroup, filtersOf, finderFiltersOf } from '../filters.ts'
import { findMembers, totalsOf } from '../found.ts'
import { reasonedCard } from '../reasons.ts'

const cursors = sealedCursors(members.matchFinder)

export const handler = handle(members.matchFinder, {
  load: ({ memberId, query, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, from] = await Promise.all([own, cell])
      const filters = filtersOf(agesOfGroup(query), site.country, profile, { isLimited: false, now })
      const memberFilters = finderFiltersOf(query, site.country, {
        hasPlace: from !== undefined,
        gender: profile?.gender,
      })
      const found = await findMembers(filters, {
        memberId,
        blocks,
        counts: await findCounts(filters.country, filters.gender),
        from,
        memberFilters,
        now,
        size: pageSize.search,
        after: cursors.unseal(query.cursor, memberId),
      })
      return { ...found, memberFilters }
    }
    return { own, blocks, cell, found: find() }
  },
  run: async ({ member, own, blocks, cell, found, query, site: { country }, now }) => {
    const { filters, memberFilters, today, page } = found
    const { distance, interests, reason } = memberFilters
    const compared = { preferences: own ? searchPreferencesOf(own) : {}, from: cell }
    return {
      results: page.cards.map((card) => reasonedCard(card, compared, { site: country, today, now })),
      ...totalsOf(found, { member, own, blocks, isFirst: !query.cursor }),
      next: cursors.seal(page.next, member.id),
      hasPlace: cell !== undefined,
      filters: { min_age: filters.minAge, max_age: filters.maxAge, distance, interests, reason },
    }
  },
})
