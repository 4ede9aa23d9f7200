import { type Account, findAccounts, isGone } from '#functions/stores/account/account.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import {
  findTermsChange,
  listEverybody,
  saveTermsChange,
  type TermsChange,
  type termsChangeIn,
} from '#functions/stores/campaigns/terms-change.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { campaignPace } from '#shared/rules/limits.ts'

type Run = {
  now: Date
  /** Time at which the next run continues. */
  nextAt: Date
  isTimeLeft: () => boolean
  /** Number of members that may still be notified in this minute. */
  pace: { left: number }
}

/**
 * Queues the next mails about new terms. They go to every member, even if mails are switched off,
 * because they concern the contract. Each step writes its mails and its cursor in one transaction,
 * so that no member gets two mails.
 */
export async function continueTermsChange(
  { site, from }: NonNullable<ReturnType<typeof termsChangeIn>>,
  dueAt: string,
  { now, nextAt, isTimeLeft, pace }: Run,
): Promise<void> {
  const existing = await findTermsChange(site, from)
  if (existing?.dueAt !== dueAt) return
  // Of two parallel runs, the second gets a Conflict here.
  const claimed = saveTermsChange(existing, {}, nextAt)
  await apply(claimed.write)
  let change: TermsChange | null = claimed.saved
  while (change && pace.left > 0 && isTimeLeft()) {
    const limit = Math.min(campaignPace.membersPerStep, pace.left)
    pace.left -= limit
    change = await takeStep(change, limit, nextAt, now)
  }
}

/** Notifies the next members; returns null after the last. */
async function takeStep(change: TermsChange, limit: number, nextAt: Date, now: Date): Promise<TermsChange | null> {
  const page = await listEverybody(change, limit)
  if (!page) {
    await apply(saveTermsChange(change, { endedAt: now.toISOString() }, null).write)
    console.info({ event: 'terms_announced', site: change.site, from: change.from, ordered: change.ordered })
    return null
  }
  const notified = (await findAccounts(page.memberIds)).filter((account) => isNotified(account, now))
  const next = saveTermsChange(change, { ...page.progress, ordered: change.ordered + notified.length }, nextAt)
  await commit([...notified.flatMap((account) => mailTo(account, change, now)), next.write])
  return next.saved
}

/** A suspended or leaving member may come back and is notified; a banned member is not. */
const isNotified = (account: Account, now: Date): boolean =>
  !isGone(account, now) && (account.status !== 'banned' || isSuspended(account))

const mailTo = (account: Account, { from, changes }: TermsChange, now: Date) =>
  notify(
    account,
    { event: 'termsChanging', id: `terms-${from}`, props: { from, changes: changes[account.language] } },
    now,
  )
