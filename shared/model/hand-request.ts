/** Identity checks by staff before a request about a member's data (MOD-19). */
export const identityChecks = ['mailbox', 'answers', 'payment', 'document', 'representative'] as const
export type IdentityCheck = (typeof identityChecks)[number]

/** Length of the note in which staff describe their identity check. */
export const checkLength = { min: 10, max: 500 } as const

/**
 * Recipient of an export: the member, by the usual mailed link; or staff, by a single download, if
 * the member cannot sign in or has lost access to the address.
 */
export const exportDeliveries = ['mail', 'staff'] as const
export type ExportDelivery = (typeof exportDeliveries)[number]

/**
 * When an erasure becomes final. `grace`: after a grace period in which a mailed link can cancel
 * it. `now`: at once.
 */
export const erasureTimings = ['grace', 'now'] as const
export type ErasureTiming = (typeof erasureTimings)[number]

/**
 * Why the approval of an erasure would be refused at present. `case_undecided`: a case suspends the
 * member. `already_decided`: the erasure has a grace period, but a member who is banned or leaving
 * could not cancel it.
 */
export const erasureWaits = ['case_undecided', 'already_decided'] as const
export type ErasureWait = (typeof erasureWaits)[number]

/** Requests that staff carry out or decline. */
export const requestKinds = ['export', 'correction', 'erasure'] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * Grounds on which each request can be declined (GDPR 11, 12, 15 to 17). `unidentified`: the
 * requester is not identified (12(2)). `excessive`: manifestly unfounded or excessive (12(5)).
 * `others`: rights of others (15(4)). `correct`: the data are correct (16). `legal_duty` and
 * `legal_claims`: the data are needed to fulfil a legal duty or for a legal claim (17(3)).
 */
export const declineGrounds = {
  export: ['unidentified', 'excessive', 'others'],
  correction: ['unidentified', 'excessive', 'correct'],
  erasure: ['unidentified', 'excessive', 'legal_duty', 'legal_claims'],
} as const satisfies Record<RequestKind, readonly string[]>
export type DeclineGround = (typeof declineGrounds)[RequestKind][number]

/** Length of the reasons for declining a request; they are mailed to the member. */
export const declineLength = { min: 10, max: 1000 } as const

/** Data that staff can correct; a new email address takes effect once it is confirmed. */
export const correctableFields = ['name', 'gender', 'date_of_birth', 'email'] as const
export type CorrectableField = (typeof correctableFields)[number]
