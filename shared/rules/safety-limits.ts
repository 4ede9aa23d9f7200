import { daySeconds, hourSeconds } from './durations.ts'

// Limits of complaints, evidence, age checks and the protection from scams.

/** Minutes for which a complaint belongs to the member of staff who works on it (MOD-04). */
export const complaintOwnerMinutes = 20

/** Hours for which a complaint that was handed over belongs to the colleague (MOD-04). */
export const complaintHandedHours = 24

/** Lengths of a suspension in days, from which staff choose (MOD-01). */
export const suspensionDays = [1, 3, 7, 30] as const

/** Maximum number of notes of staff about a complaint, which are stored in its item. */
export const complaintNotes = 100

/**
 * Days for which a member can object to a decision, and for which answered complaints and evidence
 * are retained (MOD-03; six months by the Digital Services Act, article 20).
 */
export const decidedComplaintDays = 183

/** Days for which the evidence bucket automatically locks every new file (MOD-07). */
export const newEvidenceLockDays = 1

/**
 * Days for which a member can still read a kept conversation with an account that was banned for
 * fraud (MOD-13).
 */
export const keptChatDays = 30

/**
 * Retention in days of the address hash of an account that got free credits, counted from signup
 * and again from the purge (MOD-09).
 */
export const signupCreditsOnceDays = 183

/**
 * Retention in days of the address hash of a banned member, which refuses a new account (MOD-09).
 */
export const bannedAddressDays = 2 * 365

/**
 * Hours for which signups with an email address or from a device are refused after a date of birth
 * below the minimum age, even with another date (MOD-06).
 */
export const minorRefusalHours = 24

/**
 * Durations about signals in days (MOD-12). `stored`: time for which a signal is stored and counts.
 * `seen`: time for which signals do not count after staff cleared them.
 */
export const riskDays = { stored: 90, seen: 30 } as const

/**
 * Limits on first messages (CHAT-39). `sameText`: number of members to whom a member may send the
 * same text within an hour. `started`: number of conversations that a member may start within a
 * day. Both windows are rolling.
 */
export const firstMessages = {
  sameText: { most: 5, windowSeconds: hourSeconds },
  started: { most: 20, windowSeconds: daySeconds },
} as const

/** External age check (TRAP-24): checks per account and day, validity of the provider's page. */
export const ageCheckLimits = { triesPerDay: 3, pageSeconds: 30 * 60 } as const
