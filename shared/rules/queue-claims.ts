/** Queues of staff whose entries are claimed while somebody looks at them (MOD-04). */
export const claimQueues = ['photos', 'verifications', 'texts', 'risks', 'objections'] as const
export type ClaimQueue = (typeof claimQueues)[number]

/** Minutes for which a claim is valid; it is extended while the claimant looks at the entry. */
export const claimMinutes = 10

/** Maximum number of entries that one call can claim, and of those that it can release. */
export const claimsAtOnce = 20
