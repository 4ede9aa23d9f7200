import { countUse, isUsedUp } from '#functions/stores/throttle/throttle.ts'
import type { Write } from '#functions/table/transaction.ts'

/** How often one origin may do a thing within a window (functions/stores/throttle/throttle.ts). */
const limits = {
  /** New accounts of one visitor, taken addresses and names included: asking which exist is what it slows (TRAP-12). */
  signup: { most: 10, windowSeconds: 3_600 },
  signupCheck: { most: 60, windowSeconds: 600 },
  /** "You have an account already", to one address. */
  existingAccountMail: { most: 1, windowSeconds: 86_400 },
  /** The way back mailed again, to one member. */
  reactivationMail: { most: 5, windowSeconds: 86_400 },
  /** Wishes of one visitor for a new password, unknown addresses included: asking which exist is what it slows (TRAP-12). */
  reset: { most: 10, windowSeconds: 3_600 },
  /** Mails for a new password to one address. Whoever uses them up for somebody else has had each of them mailed to that person. */
  resetMail: { most: 5, windowSeconds: 3_600 },
  /** Tries of one visitor to use such a mail's link. */
  resetUse: { most: 30, windowSeconds: 600 },
  /** A member's own password as a proof, asked of whoever sits at their session. */
  ownPassword: { most: 10, windowSeconds: 900 },
  /** New addresses that one member asks for, taken ones included. */
  mailChange: { most: 10, windowSeconds: 86_400 },
  /** Mails of that kind to one address. */
  mailChangeMail: { most: 5, windowSeconds: 86_400 },
} as const
type Kind = keyof typeof limits

/** Whether one more would be refused. A look ahead that saves work; `countAttempt` decides. */
export const isAtLimit = (kind: Kind, who: string, now: Date): Promise<boolean> =>
  isUsedUp({ kind, ...limits[kind] }, who, now)

/** Counts one more; refused with `too_many_requests` beyond the limit. */
export const countAttempt = (kind: Kind, who: string, now: Date): Write => countUse({ kind, ...limits[kind] }, who, now)
