import { isDeepStrictEqual } from 'node:util'
import { handle } from '#functions/auth/staff-handle.ts'
import {
  type Campaign,
  findCampaign,
  isAuthor,
  saveCampaign,
  withAuthor,
} from '#functions/stores/campaigns/campaign.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { isEditable } from '#shared/model/campaign.ts'
import { addCampaignAct } from '../trail.ts'
import { shownCampaign } from '../view.ts'

type Content = Pick<Campaign, 'kind' | 'texts' | 'segment'>

/** Whether this request is a retry: it was already carried out, but its answer was lost. */
const isRepeat = (existing: Campaign, { kind, texts, segment }: Content, version: number, staff: Staff): boolean =>
  existing.state === 'draft' &&
  existing.version === version + 1 &&
  isAuthor(existing, staff) &&
  isDeepStrictEqual([existing.kind, existing.texts, existing.segment], [kind, texts, segment])

export const handler = handle(campaigns.save, {
  load: ({ body }) => ({ existing: findCampaign(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, existing, site, now, refuse }) => {
    const { version, ...content } = body
    if (existing && isRepeat(existing, content, version, own)) return shownCampaign(existing, own, now)
    if ((existing?.version ?? 0) !== version) refuse('campaign_changed')
    if (existing && !isEditable(existing.state)) refuse('campaign_changed')
    // The fields of the approval are left out, as it was for the earlier text.
    const next = {
      ...content,
      site: existing?.site ?? site.country.code,
      state: 'draft' as const,
      authors: withAuthor(existing?.authors ?? [], own),
      changedAt: now.toISOString(),
    }
    await commit([saveCampaign(existing, next), ...addCampaignAct(own, 'campaign_saved', next, now)])
    return shownCampaign({ ...next, version: version + 1 }, own, now)
  },
})
