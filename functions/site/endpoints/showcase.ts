import { handle } from '#functions/auth/handle.ts'
import { shownCard } from '#functions/stores/members/shown-card.ts'
import * as site from '#shared/contract/site.ts'
import { civilDate } from '#shared/rules/age.ts'
import { findShowcase } from '../showcase.ts'

export const handler = handle(site.showcase, {
  load: ({ query: { id }, site: { country } }) => ({ listings: findShowcase(id, country) }),
  run: async ({ listings, site: { country }, now }) => {
    const today = civilDate(now, country.timeZone)
    return { members: listings.map(({ card }) => shownCard(card, today, now)) }
  },
})
