import { handle } from '#functions/auth/staff-handle.ts'
import { findCampaign } from '#functions/stores/campaigns/campaign.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { shownCampaign } from '../view.ts'

export const handler = handle(campaigns.open, {
  isPolled: true,
  load: ({ query }) => ({ campaign: findCampaign(query.id, { consistent: true }) }),
  run: async ({ staff: own, campaign, now, refuse }) => shownCampaign(campaign ?? refuse('not_found'), own, now),
})
