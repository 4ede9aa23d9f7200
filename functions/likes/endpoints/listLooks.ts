import { handle } from '#functions/auth/handle.ts'
import { findCompared, findLookers, shownCard } from '#functions/stores/members/card.ts'
import { listLooks } from '#functions/stores/members/looks.ts'
import { nearOn } from '#functions/stores/members/near.ts'
import { sharedOn } from '#functions/stores/members/shared-interests.ts'
import { likes } from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'

export const handler = handle(likes.listLooks, {
  run: async ({ member, query, site, now }) => {
    if (member.hidesLooks) return { looks: [], older: null }
    const today = civilDate(now, site.country.timeZone)
    const { looks, older } = await listLooks(member.id, today, { before: query.before, limit: pageSize.looks })
    const [lookers, own] = await Promise.all([findLookers(looks.map(({ id }) => id)), findCompared(member.id)])
    const cards = new Map(lookers.map((card) => [card.id, card]))
    const shown = looks.flatMap(({ id, day }) => {
      const card = cards.get(id)
      const common = card && { ...nearOn(card, own?.k), ...sharedOn(card, own, site.country) }
      const profile = card && { ...shownCard(card, today, now), ...common }
      return profile ? [{ id, profile, day }] : []
    })
    return { looks: shown, older }
  },
})
