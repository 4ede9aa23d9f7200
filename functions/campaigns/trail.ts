import { ulid } from 'ulid'
import { type Campaign, titleOf } from '#functions/stores/campaigns/campaign.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { auditActions } from '#shared/model/staff.ts'

type CampaignAction = Extract<(typeof auditActions)[number], `campaign_${string}`>

/**
 * Writes of the audit entry of an action on a campaign; the entry contains the campaign's title.
 */
export const addCampaignAct = (
  staff: Pick<Staff, 'id' | 'name'>,
  action: CampaignAction,
  campaign: Pick<Campaign, 'texts'>,
  now: Date,
): Write[] => addAudit(staff, { id: ulid(now.getTime()), action, reason: titleOf(campaign) }, now)
