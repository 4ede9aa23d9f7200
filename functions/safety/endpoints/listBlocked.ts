import { handle } from '#functions/lib/handle.ts'
import { shownCard } from '#functions/members/store.ts'
import { safety } from '#shared/contract/safety.ts'
import { civilDate } from '#shared/rules/age.ts'
import { listBlocked } from '../block-store.ts'

export const handler = handle(safety.listBlocked, {
  load: ({ memberId }) => ({ cards: listBlocked(memberId) }),
  run: async ({ cards, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    return { members: cards.map((card) => shownCard(card, today, now)) }
  },
})
