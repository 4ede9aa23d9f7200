/** Queues of staff whose entries are claimed while somebody looks at them (MOD-04). */
export const claimQueues = ['photos', 'verifications', 'texts', 'risks', 'objections'] as const
export type ClaimQueue = (typeof claimQueues)[number]

/** Minutes for which a claim is valid; it is extended while the claimant looks at the entry. */
export const claimMinutes = 10

/** Maximum number of entries that a call can claim, and maximum number that it can release. */
export const claimsAtOnce = 20
