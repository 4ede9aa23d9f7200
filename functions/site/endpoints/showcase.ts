import { handle } from '#functions/auth/handle.ts'
import { shownCard } from '#functions/stores/members/shown-card.ts'
import { site } from '#shared/contract/site.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findListings, isShowable } from '../showcase.ts'

export const handler = handle(site.showcase, {
  load: ({ query: { id } }) => ({ listings: findListings(id) }),
  run: async ({ listings, site: { country }, now }) => {
    const today = civilDate(now, country.timeZone)
    return {
      members: listings
        .filter((listing) => isShowable(listing, country))
        .slice(0, pageSize.showcase)
        .map(({ card }) => shownCard(card, today, now)),
    }
  },
})
