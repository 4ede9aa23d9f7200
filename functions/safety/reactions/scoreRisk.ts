import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { isView } from '#functions/stores/safety/moderation.ts'
import { findRisk, listSignals, storeRisk } from '#functions/stores/safety/risk.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { riskOf } from '#shared/rules/risk.ts'

/**
 * Scores a member again after a signal (MOD-12), and after a decision of staff, as a banned member
 * leaves the queue and an unbanned one returns. Computed from stored data, so it is idempotent.
 */
export const reaction: Reaction = {
  wants: ({ after }) => !isView(String(after?.action)),
  run: ({ PK }, now) => retryOnConflict(() => score(memberIn(PK), now)),
}

async function score(memberId: string, now: Date): Promise<void> {
  const consistent = { consistent: true }
  const [account, known, signals] = await Promise.all([
    findAccount(memberId, consistent),
    findRisk(memberId, consistent),
    listSignals(memberId, now),
  ])
  // If all signals were removed because their complaints were dismissed, the time of the last
  // signal is kept, and the score of 0 takes the member out of the queue.
  const lastAt =
    signals
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? known?.lastAt
  // Fictional profiles are not scored, as staff write for them.
  if (!account || account.fictional || !lastAt) return
  const { seenAt = '', seenUntil = '' } = known ?? {}
  const counted = signals.filter(({ at }) => at > seenAt || seenUntil <= now.toISOString())
  const isHere = (account.status === 'active' || account.status === 'not_confirmed') && !isGone(account, now)
  // Signals that staff have reviewed do not return a member to the queue by themselves, even when
  // they have points again.
  const isQueued = isHere && lastAt > seenAt
  await commit(storeRisk(memberId, known, { ...riskOf(counted, account.signupDate, now), lastAt, isQueued, now }))
}
