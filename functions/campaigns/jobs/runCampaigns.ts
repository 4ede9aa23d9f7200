import { listAudience, partsOf } from '#functions/stores/campaigns/audience.ts'
import { type Campaign, findCampaign, markDone } from '#functions/stores/campaigns/campaign.ts'
import { campaignIn, findRun, type Run, saveRun } from '#functions/stores/campaigns/run.ts'
import { termsChangeIn } from '#functions/stores/campaigns/terms-change.ts'
import { type Due, forEachDueInOrder, job } from '#functions/table/job.ts'
import { apply, commit, retryOnConflict } from '#functions/table/transaction.ts'
import { campaignPace } from '#shared/rules/limits.ts'
import { orderFor } from '../recipients.ts'
import { continueTermsChange } from '../terms-change.ts'

/**
 * Queues the mails of running campaigns and the mails about new terms. Together they have one limit
 * per minute, half of the rate of bulk mails, so that other notifications are not delayed
 * (NOTIF-24). Mails about new terms come first, as they have a legal deadline; the campaigns share
 * the rest equally.
 */
export const handler = job((now, isTimeLeft) => {
  let left: number = campaignPace.membersPerMinute
  return forEachDueInOrder('runCampaigns', now, isTimeLeft, termsFirst, async (item, remaining) => {
    const most = isOfTerms(item) ? left : Math.ceil(left / remaining)
    const pace = { left: most }
    await continueRun(item, { now, isTimeLeft, pace }).finally(() => {
      left -= most - pace.left
    })
  })
})

const isOfTerms = ({ PK }: Due): boolean => termsChangeIn(PK) !== undefined

const termsFirst = (items: readonly Due[]): Due[] =>
  items.toSorted((one, other) => Number(isOfTerms(other)) - Number(isOfTerms(one)))

/**
 * Time until a campaign is due again. Less than the minute between two runs of the job: a run may
 * start some seconds early, and must not skip the campaign.
 */
const pauseMs = 50_000

async function continueRun(
  { PK, dueAt }: Due,
  { now, isTimeLeft, pace }: { now: Date; isTimeLeft: () => boolean; pace: { left: number } },
): Promise<void> {
  const nextAt = new Date(now.getTime() + pauseMs)
  const terms = termsChangeIn(PK)
  if (terms) return continueTermsChange(terms, dueAt, { now, nextAt, isTimeLeft, pace })
  const id = campaignIn(PK)
  const [campaign, existing] = await Promise.all([
    findCampaign(id, { consistent: true }),
    findRun(id, { consistent: true }),
  ])
  if (campaign?.state !== 'running' || existing?.dueAt !== dueAt) return
  // Of two parallel runs, the second gets a Conflict here.
  const claimed = saveRun(id, existing, {}, nextAt)
  await apply(claimed.write)
  const handled = ({ ordered, skipped }: Run) => ordered + skipped
  let run: Run | null = claimed.saved
  while (run && pace.left > 0 && isTimeLeft()) {
    const limit = Math.min(campaignPace.membersPerStep, pace.left)
    const next: Run | null = await takeStep(campaign, run, { nextAt, now, limit, isFirst: run === claimed.saved })
    pace.left -= next ? handled(next) - handled(run) : 0
    run = next
  }
}

type Step = {
  now: Date
  /** Time at which the next run continues the campaign. */
  nextAt: Date
  /** Maximum number of members. */
  limit: number
  /** Whether this is the first step of this minute. */
  isFirst: boolean
}

/**
 * Queues the mails and pushes of the next members and moves the cursor past these members, in one
 * transaction: a step that was interrupted or repeated queues nothing twice. Null if no members are
 * left, or if another run has continued the campaign. The campaign becomes `done` in the run after
 * the one with its last mails.
 */
const takeStep = (campaign: Campaign, seen: Run, { nextAt, now, limit, isFirst }: Step): Promise<Run | null> =>
  retryOnConflict(async (attempt) => {
    const run = attempt === 0 ? seen : await findRun(campaign.id, { consistent: true })
    if (run?.version !== seen.version) return null
    const page = await findPage(campaign, run, limit)
    if (!page) {
      if (isFirst) await commit([saveRun(campaign.id, run, {}, null).write, markDone(campaign, now)])
      return null
    }
    const { ordered, mails, writes } = await orderFor(campaign, page.memberIds, now)
    const skipped = run.skipped + page.memberIds.length - ordered
    const progress = { ...page.cursor, ordered: run.ordered + ordered, mails: run.mails + mails, skipped }
    const next = saveRun(campaign.id, run, progress, nextAt)
    await commit([...writes, next.write])
    return next.saved
  })

/** Next members of the segment, and the cursor after them; undefined after the last member. */
async function findPage(campaign: Campaign, { part: first, after: start, asOf }: Run, limit: number) {
  const parts = partsOf(campaign, new Date(asOf))
  for (let part = first, after = start; part < parts.length; part++, after = undefined) {
    const page = await listAudience(parts[part]!, after, limit)
    if (page.memberIds.length === 0) continue
    return {
      memberIds: page.memberIds,
      cursor: page.more ? { part, after: page.after } : { part: part + 1, after: undefined },
    }
  }
  return undefined
}
