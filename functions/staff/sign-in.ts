import type { Limit } from '#functions/stores/throttle/throttle.ts'

/**
 * Limit of calls with an invitation by one visitor: to view it and to enrol. Tokens cannot be
 * guessed; this limits the cost of attempts.
 */
export const invitationLimit: Limit = { kind: 'staffInvitation', most: 30, windowSeconds: 600 }
