import { handle } from '#functions/auth/handle.ts'
import { shownCard } from '#functions/stores/members/card.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { ageGroups, filtersOf, noMemberFilters } from '../filters.ts'
import { findMembers, totalsOf } from '../found.ts'
import { sharedOn } from '../view.ts'

export const handler = handle(members.matchFinder, {
  load: ({ memberId, query, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, from] = await Promise.all([own, cell])
      const filters = filtersOf(ageGroups[query.age_group], site.country, profile, { isLimited: false, now })
      const memberFilters = noMemberFilters
      return findMembers(filters, {
        ...{ memberId, blocks, from, memberFilters, now },
        ...{ size: pageSize.search, after: query.cursor },
      })
    }
    return { own, blocks, found: find() }
  },
  run: async ({ member, own, blocks, found, query, site, now }) => ({
    results: found.page.cards.map((card) => ({
      ...shownCard(card, found.today, now),
      ...sharedOn(card, own, site.country),
    })),
    ...totalsOf(found, { member, own, blocks, isFirst: !query.cursor }),
    next: found.page.next,
  }),
})
