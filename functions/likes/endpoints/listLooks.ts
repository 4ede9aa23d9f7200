import { handle } from '#functions/auth/handle.ts'
import { findLookers, shownCard } from '#functions/stores/members/card.ts'
import { listLooks } from '#functions/stores/members/looks.ts'
import { likes } from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'

export const handler = handle(likes.listLooks, {
  run: async ({ member, query, site, now }) => {
    if (member.hidesLooks) return { looks: [], older: null }
    const today = civilDate(now, site.country.timeZone)
    const { looks, older } = await listLooks(member.id, today, { before: query.before, limit: pageSize.looks })
    const cards = new Map((await findLookers(looks.map(({ id }) => id))).map((card) => [card.id, card]))
    const shown = looks.flatMap(({ id, day }) => {
      const card = cards.get(id)
      return card ? [{ id, profile: shownCard(card, today, now), day }] : []
    })
    return { looks: shown, older }
  },
})
