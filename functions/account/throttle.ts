import { countUse, isUsedUp } from '#functions/stores/throttle/throttle.ts'
import type { Write } from '#functions/table/transaction.ts'
import { daySeconds, hourSeconds } from '#shared/rules/durations.ts'

/** Rate limits, counted by functions/stores/throttle/throttle.ts. */
const limits = {
  /**
   * Signup attempts of one visitor, including those with a taken address or name: slows probing for
   * accounts (TRAP-12).
   */
  signup: { most: 10, windowSeconds: hourSeconds },
  signupCheck: { most: 60, windowSeconds: 600 },
  /** Mails to one address which say that it already has an account. */
  existingAccountMail: { most: 1, windowSeconds: daySeconds },
  /** Repeated mails of the reactivation link, to one member. */
  reactivationMail: { most: 5, windowSeconds: daySeconds },
  /**
   * Reset requests of one visitor, unknown addresses included: slows probing for accounts
   * (TRAP-12).
   */
  reset: { most: 10, windowSeconds: hourSeconds },
  /**
   * Reset mails to one address. An attacker who uses up the limit does not lock the owner out: the
   * owner has then received mails with reset links.
   */
  resetMail: { most: 5, windowSeconds: hourSeconds },
  /**
   * Uses of reset links by one visitor, invalid links included: each use costs reads and perhaps a
   * password hash.
   */
  resetUse: { most: 30, windowSeconds: 600 },
  /** Checks of a member's password within their session, which another person may be using. */
  ownPassword: { most: 10, windowSeconds: 900 },
  /** Address changes requested by a member, including changes to taken addresses. */
  mailChange: { most: 10, windowSeconds: daySeconds },
  /** Mails about address changes, to one address. */
  mailChangeMail: { most: 5, windowSeconds: daySeconds },
} as const
type Kind = keyof typeof limits

/**
 * Whether the next attempt would be refused. This check only saves work; `countAttempt` enforces
 * the limit.
 */
export const isAtLimit = (kind: Kind, who: string, now: Date): Promise<boolean> =>
  isUsedUp({ kind, ...limits[kind] }, who, now)

/** Counts one attempt; refused with `too_many_requests` beyond the limit. */
export const countAttempt = (kind: Kind, who: string, now: Date): Write => countUse({ kind, ...limits[kind] }, who, now)
