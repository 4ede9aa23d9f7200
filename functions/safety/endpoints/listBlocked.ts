import { handle } from '#functions/auth/handle.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { listBlocked } from '#functions/stores/safety/block.ts'
import * as safety from '#shared/contract/safety.ts'
import { civilDate } from '#shared/rules/age.ts'

export const handler = handle(safety.listBlocked, {
  load: ({ memberId }) => ({ cards: listBlocked(memberId) }),
  run: async ({ cards, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    return { members: cards.map((card) => smallCard(card, today, now)) }
  },
})
