import type { Limit } from '#functions/stores/throttle/throttle.ts'

/**
 * Limit of invitation views by one visitor. Tokens cannot be guessed; this limits the cost of
 * attempts.
 */
export const invitationLimit: Limit = { kind: 'staffInvitation', most: 30, windowSeconds: 600 }
