// Limits of complaints, evidence, checks and what protects members from scams.

/** Minutes for which a complaint belongs to the member of staff who works on it (MOD-04). */
export const complaintOwnerMinutes = 20

/** Hours for which a complaint that was handed over belongs to the colleague (MOD-04). */
export const complaintHandedHours = 24

/** Lengths of a suspension in days, from which staff choose (MOD-01). */
export const suspensionDays = [1, 3, 7, 30] as const

/** Maximum number of notes of staff about a complaint, which are stored in its item. */
export const complaintNotes = 100

/**
 * Days in which a decision can be objected to, and for which a decided complaint and evidence are
 * kept (MOD-03; six months by the Digital Services Act, article 20).
 */
export const decidedComplaintDays = 183

/** Days for which the evidence bucket locks every new file by itself (MOD-07). */
export const newEvidenceLockDays = 1

/**
 * Days for which a conversation with an account that was banned for fraud is kept for a member
 * (MOD-13).
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
 * Hours for which an address and device are refused after a date of birth below the minimum age,
 * whatever date they give next (MOD-06).
 */
export const minorRefusalHours = 24

/**
 * Days of signals (MOD-12). `stored`: for which a signal is stored and counts. `seen`: for which
 * signals that staff have looked at do not count.
 */
export const riskDays = { stored: 90, seen: 30 } as const

/**
 * Limits on first messages (CHAT-39): members that may get the same text within an hour, and
 * conversations that a member may start within a day. Both windows are rolling.
 */
export const firstMessages = {
  sameText: { most: 5, windowSeconds: 3_600 },
  started: { most: 20, windowSeconds: 86_400 },
} as const

/** External age check (TRAP-24): checks per account and day, validity of the provider's page. */
export const ageCheckLimits = { triesPerDay: 3, pageSeconds: 30 * 60 } as const
