import { type Campaign, isAuthor, withAuthor } from '#functions/stores/campaigns/campaign.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { CampaignState } from '#shared/model/campaign.ts'
import type { auditActions } from '#shared/model/staff.ts'

export type Action = 'submit' | 'approve' | 'refuse' | 'start' | 'stop'

type Transition = {
  from: readonly CampaignState[]
  to: CampaignState
  audit: (typeof auditActions)[number] & `campaign_${string}`
}

/** Transitions between the states of a campaign (NOTIF-23). Its authors may not approve it. */
export const campaignTransitions: Record<Action, Transition> = {
  submit: { from: ['draft'], to: 'submitted', audit: 'campaign_submitted' },
  approve: { from: ['submitted'], to: 'approved', audit: 'campaign_approved' },
  refuse: { from: ['submitted', 'approved'], to: 'draft', audit: 'campaign_refused' },
  start: { from: ['approved'], to: 'running', audit: 'campaign_started' },
  // A `done` campaign can be stopped too, as its mails may still wait for the mail service.
  stop: { from: ['running', 'done'], to: 'stopped', audit: 'campaign_stopped' },
}

type Given = { action: Action; reason?: string | undefined; startAt: Date }

/**
 * Campaign after a transition, without its version, which the write sets. It does not check whether
 * the transition is allowed.
 */
export function afterTransition(
  campaign: Campaign,
  staff: Pick<Staff, 'id' | 'name'>,
  { action, reason, startAt }: Given,
  now: Date,
) {
  const { version: _, approvedBy, refusedBecause, ...rest } = campaign
  const person = { id: staff.id, name: staff.name }
  return {
    ...rest,
    state: campaignTransitions[action].to,
    ...(action === 'submit' && { authors: withAuthor(campaign.authors, staff) }),
    ...(action === 'approve' ? { approvedBy: person } : action !== 'refuse' && approvedBy && { approvedBy }),
    ...(action === 'refuse' && { refusedBecause: reason ?? '' }),
    ...(action === 'start' && { startAt: startAt.toISOString() }),
    ...(action === 'stop' && { endedAt: now.toISOString() }),
  }
}

/** Whether a request is a repeat: its transition was already made. */
export const isRepeatedTransition = (
  campaign: Campaign,
  staff: Pick<Staff, 'id'>,
  { action, version, reason }: { action: Action; version: number; reason?: string | undefined },
): boolean =>
  campaign.version === version + 1 &&
  campaign.state === campaignTransitions[action].to &&
  (action !== 'approve' || campaign.approvedBy?.id === staff.id) &&
  // The state alone does not show that the campaign was refused, as an edit of its text also
  // returns it to `draft`.
  (action !== 'refuse' || campaign.refusedBecause === reason)

export const mayApprove = (campaign: Campaign, staff: Pick<Staff, 'id' | 'name'>): boolean => !isAuthor(campaign, staff)
