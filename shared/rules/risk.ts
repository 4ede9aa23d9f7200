import type { RiskPart, SignalKind } from '../model/risk.ts'
import { signalKinds } from '../model/risk.ts'
import { dayMs } from './durations.ts'

/**
 * Points per cause of a signal, and the maximum number of causes that give points (MOD-12). The
 * numbers are our choice. One of these signals is enough for the queue: a first message that the
 * limits of CHAT-39 refuse, a complaint, a picture of another account, the device of a suspended
 * account, or anything in common with a banned account. A single link, message about money or
 * shared device is not enough: it needs further causes or signals, or, for words about money, a new
 * account. A picture of a case has more points than all other signals together, so that its
 * uploader is first in the queue (MOD-07).
 */
const weights: Readonly<Record<SignalKind, { points: number; most: number }>> = {
  copied_text: { points: 30, most: 2 },
  many_first_messages: { points: 25, most: 2 },
  money_words: { points: 15, most: 4 },
  link: { points: 5, most: 6 },
  complaint: { points: 20, most: 4 },
  shared_device: { points: 5, most: 1 },
  shared_picture: { points: 20, most: 2 },
  banned_device: { points: 60, most: 1 },
  suspended_device: { points: 40, most: 1 },
  banned_picture: { points: 60, most: 1 },
  banned_payment: { points: 60, most: 1 },
  case_picture: { points: 1000, most: 1 },
}

/**
 * Days for which an account counts as new, and points that an account with any signal gets in
 * addition while it is new.
 */
const newAccount = { days: 7, points: 10 }

/** Score from which an account is in the queue of staff. */
export const queuedScore = 20

/**
 * Score from which an account in the queue is urgent: the points for anything in common with a
 * banned account, because banned fraudsters who return write to new victims at once.
 */
export const urgentScore = 60

export type Signal = { kind: SignalKind; at: string }

/** Score of an account with its parts, most points first. It only sorts the queue; staff decide. */
export function riskOf(
  signals: readonly Signal[],
  signupDate: string,
  now: Date,
): { score: number; parts: RiskPart[] } {
  const parts = signalKinds.flatMap((part): RiskPart[] => {
    const times = signals.filter(({ kind }) => kind === part).map(({ at }) => at)
    const { points, most } = weights[part]
    const last_at = times.toSorted().at(-1)
    return last_at ? [{ part, count: times.length, points: points * Math.min(times.length, most), last_at }] : []
  })
  const isNew = now.getTime() - Date.parse(signupDate) < newAccount.days * dayMs
  if (parts.length > 0 && isNew)
    parts.push({ part: 'new_account', count: 1, points: newAccount.points, last_at: signupDate })
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts: parts.toSorted((a, b) => b.points - a.points),
  }
}
