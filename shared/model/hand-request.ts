/** Identity checks by staff before a request about a member's data (MOD-19). */
export const identityChecks = ['mailbox', 'answers', 'payment', 'document', 'representative'] as const
export type IdentityCheck = (typeof identityChecks)[number]

/** Length of the note in which staff describe their identity check. */
export const checkLength = { min: 10, max: 500 } as const

/**
 * Recipient of an export: the member by the usual mailed link, or staff by one download if the
 * member cannot sign in or lost access to the address.
 */
export const exportDeliveries = ['mail', 'staff'] as const
export type ExportDelivery = (typeof exportDeliveries)[number]

/** Start of an erasure: `grace` is a deletion that a mailed link can cancel, `now` is final. */
export const erasureTimings = ['grace', 'now'] as const
export type ErasureTiming = (typeof erasureTimings)[number]

/**
 * Why an erasure cannot be carried out at present: a case suspends the member, or a member who was
 * banned or is leaving could not cancel one with a grace period.
 */
export const erasureWaits = ['case_undecided', 'already_decided'] as const
export type ErasureWait = (typeof erasureWaits)[number]

/** Data that staff can correct; a new email address takes effect once it is confirmed. */
export const correctableFields = ['name', 'gender', 'date_of_birth', 'email'] as const
export type CorrectableField = (typeof correctableFields)[number]
