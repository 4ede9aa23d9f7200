import { handle } from '#functions/auth/handle.ts'
import { agesAround, findNearCandidates } from '#functions/stores/members/candidates.ts'
import { shownCard } from '#functions/stores/members/card.ts'
import { todayIn } from '#functions/stores/members/counts.ts'
import { findCell } from '#functions/stores/members/place.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { members } from '#shared/contract/members.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { sharedOn } from '../view.ts'

export const handler = handle(members.matches, {
  load: ({ memberId, site, now }) => {
    const own = findProfile(memberId)
    const blocks = listBlocks(memberId)
    const cell = findCell(memberId)
    const find = async () => {
      const [profile, { ids }, from] = await Promise.all([own, blocks, cell])
      if (!profile) return []
      const { ageDistance, minimumAge } = site.country
      return findNearCandidates(agesAround(profile, profile.wantedGender, ageDistance.match, minimumAge, now), {
        from,
        lookingFor: profile.gender,
        excluded: new Set([memberId, ...ids]),
        size: pageSize.matches,
        now,
      })
    }
    return { own, found: find() }
  },
  run: async ({ own, found, site, now }) => {
    const today = todayIn(own?.country ?? site.country.code, now)
    return {
      results: found.map((card) => ({ ...shownCard(card, today, now), ...sharedOn(card, own, site.country) })),
    }
  },
})
