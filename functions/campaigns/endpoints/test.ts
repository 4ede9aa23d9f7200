import { handle } from '#functions/auth/staff-handle.ts'
import { findCampaign, textIn } from '#functions/stores/campaigns/campaign.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { commit } from '#functions/table/transaction.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { isComplete } from '#shared/model/campaign.ts'
import { testMails } from '#shared/rules/limits.ts'
import { addCampaignAct } from '../trail.ts'

const limit = { kind: 'campaignTest', ...testMails }

export const handler = handle(campaigns.test, {
  load: ({ body }) => ({ existing: findCampaign(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, existing, site, now, refuse }) => {
    const campaign = existing ?? refuse('not_found')
    const text = textIn(campaign, body.language)
    if (!text || !isComplete(text)) refuse('campaign_incomplete')
    const to = { email: own.email, language: body.language, origin: site.origin }
    await commit([
      countUse(limit, own.id, now),
      ...notify(to, { event: 'campaignTested', props: { campaign: campaign.id } }, now),
      ...addCampaignAct(own, 'campaign_tested', campaign, now),
    ])
    return { to: own.email }
  },
})
