import { hashed } from '#functions/platform/hash.ts'

/** Kinds of accounts whose sign-ins are counted and remembered separately: members and staff. */
export type SignInKind = 'login' | 'staffLogin'

/**
 * Hash that identifies an account without its address; differs between a member and a member of
 * staff with the same address.
 */
export const accountOf = (kind: SignInKind, email: string) => hashed(`${kind}#${email}`)
