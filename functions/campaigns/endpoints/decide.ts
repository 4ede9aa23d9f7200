import { handle } from '#functions/auth/staff-handle.ts'
import { findCampaign, isFinished, saveCampaign } from '#functions/stores/campaigns/campaign.ts'
import { beginRun, findRun, saveRun } from '#functions/stores/campaigns/run.ts'
import { commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { countryOf } from '#shared/countries/all.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { addCampaignAct } from '../trail.ts'
import { afterTransition, campaignTransitions, isRepeatedTransition, mayApprove } from '../transitions.ts'
import { shownCampaign } from '../view.ts'

/** Maximum time from now until a start, so that no approved campaign is forgotten. */
const latestMs = 60 * dayMs
/**
 * Maximum age of a start in the past. An older start is refused, as a wrong date would mail
 * everybody at once; a recent one is accepted, as the console offers whole minutes only and its
 * clock may differ.
 */
const overMs = 5 * minuteMs

export const handler = handle(campaigns.decide, {
  run: async ({ staff: own, body, now, refuse }) =>
    // The job may save the progress of a running campaign meanwhile, which causes a Conflict.
    retryOnConflict(async () => {
      const { id, version, action, reason } = body
      const [found, run] = await Promise.all([
        findCampaign(id, { consistent: true }),
        findRun(id, { consistent: true }),
      ])
      const campaign = found ?? refuse('not_found')
      if (isRepeatedTransition(campaign, own, body)) return shownCampaign(campaign, own, now)
      if (campaign.version !== version || !campaignTransitions[action].from.includes(campaign.state))
        refuse('campaign_changed')
      if (action === 'submit' && !isFinished(campaign, countryOf(campaign.site))) refuse('campaign_incomplete')
      if (action === 'approve' && !mayApprove(campaign, own)) refuse('own_campaign')
      if (action === 'refuse' && !reason) refuse('invalid_input')
      const wanted = body.start_at ? new Date(body.start_at) : now
      const delayMs = wanted.getTime() - now.getTime()
      if (delayMs < -overMs || delayMs > latestMs) refuse('invalid_input')
      const startAt = delayMs > 0 ? wanted : now

      const next = afterTransition(campaign, own, { action, reason, startAt }, now)
      await commit([
        saveCampaign(campaign, next),
        ...(action === 'start' ? [beginRun(id, startAt, refusing('campaign_changed'))] : []),
        ...(action === 'stop' && run ? [saveRun(id, run, {}, null).write] : []),
        ...addCampaignAct(own, campaignTransitions[action].audit, campaign, now),
      ])
      return shownCampaign({ ...next, version: version + 1 }, own, now)
    }),
})
