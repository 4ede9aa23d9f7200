import * as z from 'zod/mini'
import { CampaignId, CampaignTexts, campaignKinds, campaignStates, Segment } from '../model/campaign.ts'
import { UlidCursor } from '../model/cursor.ts'
import { Reason } from '../model/reason.ts'
import { Language } from '../model/user.ts'
import { editors, endpoint } from './endpoint.ts'

const Campaign = z.object({
  id: z.string(),
  kind: z.enum(campaignKinds),
  state: z.enum(campaignStates),
  /** Increases with every change; a call with an earlier version is refused. */
  version: z.int(),
  /** Title in the first language that has a title. */
  title: z.string(),
  /** Names of all staff who wrote or submitted the campaign. */
  authors: z.array(z.string()),
  changed_at: z.string(),
  approved_by: z.nullable(z.string()),
  /** Reason for the last refusal; null once the campaign is submitted again. */
  refused_because: z.nullable(z.string()),
  start_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
})

const Count = z.int()

/**
 * Numbers of a started campaign. `ordered`: members to notify by mail, push or both. `skipped`:
 * members without a notification, because they got another campaign within a day or withdrew their
 * consent. `sent`: sent mails. `dropped`: dropped mails by reason. `waiting`: mails that are
 * neither sent nor dropped yet.
 */
const Results = z.object({
  ordered: Count,
  skipped: Count,
  sent: Count,
  waiting: Count,
  dropped: z.record(z.string(), Count),
  bounced: Count,
  complained: Count,
  unsubscribed: Count,
})
export type CampaignResults = z.infer<typeof Results>

const Opened = z.object({
  ...Campaign.shape,
  texts: CampaignTexts,
  segment: Segment,
  /** Whether the caller wrote or submitted the campaign, and therefore may not approve it. */
  mine: z.boolean(),
  results: z.nullable(Results),
})

const Named = { id: CampaignId, version: z.int().check(z.gte(0), z.lte(1_000_000)) }

// Promotions and news that staff write (NOTIF-23).

/** Campaigns without their texts, newest first. */
export const list = endpoint({
  method: 'GET',
  path: '/api/staff-campaigns.php',
  ...editors,
  query: z.object({ cursor: z.optional(UlidCursor) }),
  answer: z.object({ campaigns: z.array(Campaign), next: z.nullable(z.string()) }),
  refusals: [],
})

export const open = endpoint({
  method: 'GET',
  path: '/api/staff-campaign.php',
  ...editors,
  query: z.object({ id: CampaignId }),
  answer: Opened,
  refusals: ['not_found'],
})

/**
 * Stores texts and segment. Version 0 creates a campaign; the client generates its id, so a retry
 * is idempotent. A submitted or approved campaign becomes a draft again. Refused with
 * `campaign_changed` if the campaign has started or the version is outdated.
 */
export const save = endpoint({
  method: 'PUT',
  path: '/api/staff-campaign.php',
  ...editors,
  body: z.object({ ...Named, kind: z.enum(campaignKinds), texts: CampaignTexts, segment: Segment }),
  answer: Opened,
  refusals: ['campaign_changed', 'campaign_too_long'],
})

/**
 * Changes the state of the campaign. `approve` is refused to everybody who wrote or submitted the
 * campaign. `start` starts it at once, or at `start_at`. `stop` is final, and also drops the unsent
 * mails of a finished campaign. Refused with `invalid_input` if `refuse` has no `reason`, or if
 * `start_at` is over 5 minutes in the past or over 60 days ahead. Idempotent.
 */
export const decide = endpoint({
  method: 'POST',
  path: '/api/staff-campaign-state.php',
  ...editors,
  body: z.object({
    ...Named,
    action: z.enum(['submit', 'approve', 'refuse', 'start', 'stop']),
    reason: z.optional(Reason),
    start_at: z.optional(z.iso.datetime()),
  }),
  answer: Opened,
  refusals: ['not_found', 'campaign_changed', 'campaign_incomplete', 'own_campaign', 'invalid_input'],
})

/** Number of members who gave their consent and can get the campaign now. */
export const count = endpoint({
  method: 'GET',
  path: '/api/staff-campaign-audience.php',
  ...editors,
  query: z.object({ id: CampaignId }),
  answer: z.object({ members: z.int() }),
  refusals: ['not_found'],
})

/** Sends the stored text in one language to the caller's own address, a few times an hour. */
export const test = endpoint({
  method: 'POST',
  path: '/api/staff-campaign-test.php',
  ...editors,
  body: z.object({ id: CampaignId, language: Language }),
  answer: z.object({ to: z.string() }),
  refusals: ['not_found', 'campaign_incomplete', 'too_many_requests'],
})
