import { handle } from '#functions/auth/handle.ts'
import { sealedCursors } from '#functions/platform/sealed-cursor.ts'
import { findCompared, findLookers } from '#functions/stores/members/card.ts'
import { comparedCard } from '#functions/stores/members/compared-card.ts'
import { listLooks } from '#functions/stores/members/looks.ts'
import * as likes from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'

/**
 * Sealed, as a cursor contains the id of the last looker of a page, even if the list leaves out
 * that looker.
 */
const cursors = sealedCursors(likes.listLooks)

export const handler = handle(likes.listLooks, {
  run: async ({ member, query, site, now }) => {
    if (member.hidesLooks) return { looks: [], older: null }
    const today = civilDate(now, site.country.timeZone)
    const before = cursors.unseal(query.before, member.id)
    const { looks, older } = await listLooks(member.id, today, { before, limit: pageSize.looks })
    const [lookers, own] = await Promise.all([findLookers(looks.map(({ id }) => id)), findCompared(member.id)])
    const viewer = { preferences: own, from: own?.k }
    const cards = new Map(lookers.map((card) => [card.id, card]))
    const shown = looks.flatMap(({ id, day }) => {
      const card = cards.get(id)
      const profile = card && comparedCard(card, viewer, { site: site.country, today, now })
      return profile ? [{ id, profile, day }] : []
    })
    return { looks: shown, older: cursors.seal(older, member.id) }
  },
})
