import { logWarning } from '#functions/platform/log.ts'
import { countResult } from '#functions/stores/campaigns/run.ts'
import type { OutboxItem } from '#functions/stores/mail/outbox.ts'
import { countNotified, type Outcome } from '#functions/stores/notifications/counts.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Campaign that a mail belongs to; undefined for a test mail, which goes to staff and has no
 * member.
 */
export const campaignOf = ({ memberId, props }: OutboxItem): string | undefined =>
  memberId ? props.campaign : undefined

/** Counts the outcome of a mail, for the console; never fails. */
export async function countOutcome(item: OutboxItem, outcome: Outcome, now: Date): Promise<void> {
  const campaign = campaignOf(item)
  await Promise.all([
    countNotified({ channel: 'mail', key: item.mail, outcome }, now),
    campaign &&
      apply(countResult(campaign, item.memberId!, outcome)).catch((error: unknown) =>
        logWarning('campaign_not_counted', error, { campaign }),
      ),
  ])
}
