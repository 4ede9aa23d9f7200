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
import { campaigns } from '#shared/contract/campaigns.ts'
import { isEditable } from '#shared/model/campaign.ts'
import { addAct } from '../trail.ts'
import { shownCampaign } from '../view.ts'

type Content = Pick<Campaign, 'kind' | 'texts' | 'segment'>

/** Whether this request was already carried out, and its answer lost. */
const isRepeat = (standing: Campaign, { kind, texts, segment }: Content, version: number, staff: Staff): boolean =>
  standing.state === 'draft' &&
  standing.version === version + 1 &&
  isAuthor(standing, staff) &&
  isDeepStrictEqual([standing.kind, standing.texts, standing.segment], [kind, texts, segment])

export const handler = handle(campaigns.save, {
  load: ({ body }) => ({ standing: findCampaign(body.id, { consistent: true }) }),
  run: async ({ staff: own, body, standing, site, now, refuse }) => {
    const { version, ...content } = body
    if (standing && isRepeat(standing, content, version, own)) return shownCampaign(standing, own, now)
    if ((standing?.version ?? 0) !== version) refuse('campaign_changed')
    if (standing && !isEditable(standing.state)) refuse('campaign_changed')
    // Without the approval, which was given to another text.
    const next = {
      ...content,
      site: standing?.site ?? site.country.code,
      state: 'draft' as const,
      authors: withAuthor(standing?.authors ?? [], own),
      changedAt: now.toISOString(),
    }
    await commit([saveCampaign(standing, next), ...addAct(own, 'campaign_saved', next, now)])
    return shownCampaign({ ...next, version: version + 1 }, own, now)
  },
})
