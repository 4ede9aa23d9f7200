import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { findNearCandidates } from '#functions/stores/members/candidates.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { filtersWantedBy } from '#functions/stores/members/wanted.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import * as members from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { reasonedCard } from '../reasons.ts'

const cursors = sealedCursors(members.matches)

export const handler = handle(members.matches, {
  load: ({ memberId, query, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, { ids }, from] = await Promise.all([own, blocks, cell])
      if (!profile) return { cards: [], next: null }
      return findNearCandidates(filtersWantedBy(profile, site.country, now), {
        from,
        lookingFor: profile.gender,
        excluded: new Set([memberId, ...ids]),
        size: pageSize.matches,
        after: cursors.unseal(query.cursor, memberId),
        now,
      })
    }
    return { own, cell, found: find() }
  },
  run: async ({ member, own, cell, found, site: { country }, now }) => {
    const today = todayIn(own?.country ?? country.code, now)
    const compared = { preferences: own ? searchPreferencesOf(own) : {}, from: cell }
    return {
      results: found.cards.map((card) => reasonedCard(card, compared, { site: country, today, now })),
      next: cursors.seal(found.next, member.id),
    }
  },
})
