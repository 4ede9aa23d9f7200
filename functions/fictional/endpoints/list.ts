import { handle } from '#functions/auth/staff-handle.ts'
import { listFictional } from '#functions/stores/account/fictional.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findFictional } from '../fictional.ts'

export const handler = handle(fictional.list, {
  load: ({ query }) => ({ page: listFictional({ after: query.cursor, limit: pageSize.staff }) }),
  run: async ({ page: { ids, next }, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    const members = await Promise.all(
      ids.map(async (id) => {
        // A removed profile stays in the index until it is purged.
        const [account, card] = await Promise.all([findFictional(id, now), findCard(id)])
        return account && card ? [smallCard(card, today, now)] : []
      }),
    )
    return { members: members.flat(), next }
  },
})
