import { type Campaign, isAuthor, titleOf } from '#functions/stores/campaigns/campaign.ts'
import { findResults, findRun, type Run } from '#functions/stores/campaigns/run.ts'
import { mailLifeSeconds } from '#functions/stores/mail/outbox.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'

/** Campaign as shown in lists. */
export const shownRow = (campaign: Campaign) => ({
  id: campaign.id,
  kind: campaign.kind,
  state: campaign.state,
  version: campaign.version,
  title: titleOf(campaign),
  authors: campaign.authors.map(({ name }) => name),
  changed_at: campaign.changedAt,
  approved_by: campaign.approvedBy?.name ?? null,
  refused_because: campaign.refusedBecause ?? null,
  start_at: campaign.startAt ?? null,
  ended_at: campaign.endedAt ?? null,
})

/** Campaign with its texts and, once started, its numbers. */
export async function shownCampaign(campaign: Campaign, staff: Pick<Staff, 'id' | 'name'>, now: Date) {
  const [run, counts] = campaign.startAt
    ? await Promise.all([findRun(campaign.id), findResults(campaign.id)])
    : [undefined, {}]
  return {
    ...shownRow(campaign),
    texts: campaign.texts,
    segment: campaign.segment,
    mine: isAuthor(campaign, staff),
    results: run ? resultsOf(campaign, run, counts, now) : null,
  }
}

function resultsOf({ endedAt }: Campaign, run: Run, counts: Readonly<Record<string, number>>, now: Date) {
  const prefix = 'dropped.'
  const dropped = Object.entries(counts).filter(([name]) => name.startsWith(prefix))
  const sent = counts.sent ?? 0
  const waiting = run.mails - sent - dropped.reduce((sum, [, count]) => sum + count, 0)
  // No mail waits longer than its lifetime: without this limit, a mail whose outcome was never
  // counted would be shown as waiting for ever.
  const isOver = endedAt !== undefined && now.getTime() > new Date(endedAt).getTime() + mailLifeSeconds * 1000
  return {
    ordered: run.ordered,
    skipped: run.skipped,
    sent,
    waiting: isOver ? 0 : Math.max(0, waiting),
    dropped: Object.fromEntries(dropped.map(([name, count]) => [name.slice(prefix.length), count])),
    bounced: counts.bounced ?? 0,
    complained: counts.complained ?? 0,
    unsubscribed: counts.unsubscribed ?? 0,
  }
}
