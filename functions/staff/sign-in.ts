import type { Limit } from '#functions/stores/throttle/throttle.ts'

/** Looks at invitations by one visitor: their tokens cannot be guessed, and nobody should have to read that in the bill. */
export const invitationLimit: Limit = { kind: 'staffInvitation', most: 30, windowSeconds: 600 }
