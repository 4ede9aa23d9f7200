import { handle } from '#functions/auth/staff-handle.ts'
import { listCampaigns } from '#functions/stores/campaigns/campaign.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownRow } from '../view.ts'

export const handler = handle(campaigns.list, {
  load: ({ query }) => ({ page: listCampaigns({ after: query.cursor, limit: pageSize.staff }) }),
  run: async ({ page: { items, next } }) => ({ campaigns: items.map(shownRow), next }),
})
