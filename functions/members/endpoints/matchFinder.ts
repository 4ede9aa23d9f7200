import { handle } from '#functions/auth/handle.ts'
import { shownCard } from '#functions/stores/members/card.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { ageGroups, filtersOf } from '../filters.ts'
import { findMembers, totalsOf } from '../found.ts'

export const handler = handle(members.matchFinder, {
  load: ({ memberId, query, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const find = async () => {
      const filters = filtersOf(ageGroups[query.age_group], site.country, await own, { isLimited: false })
      return findMembers(filters, { memberId, blocks, size: pageSize.search, after: query.cursor, now })
    }
    return { own, blocks, found: find() }
  },
  run: async ({ member, own, blocks, found, query, now }) => ({
    results: found.page.cards.map((card) => shownCard(card, found.today, now)),
    ...totalsOf(found, { member, own, blocks, isFirst: !query.cursor }),
    next: found.page.next,
  }),
})
