import { hashed } from '#functions/platform/hash.ts'

/** Sign-ins of members and of staff are counted and remembered separately. */
export type SignInKind = 'login' | 'staffLogin'

/**
 * Identifies the account without its address; a member and a staff member with the same address
 * differ.
 */
export const accountOf = (kind: SignInKind, email: string) => hashed(`${kind}#${email}`)
