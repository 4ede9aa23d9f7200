import { handle } from '#functions/auth/staff-handle.ts'
import { countSegment } from '#functions/stores/campaigns/audience.ts'
import { findCampaign } from '#functions/stores/campaigns/campaign.ts'
import * as campaigns from '#shared/contract/campaigns.ts'

export const handler = handle(campaigns.count, {
  load: ({ query }) => ({ campaign: findCampaign(query.id, { consistent: true }) }),
  run: async ({ campaign, now, refuse }) => {
    return { members: await countSegment(campaign ?? refuse('not_found'), now) }
  },
})
