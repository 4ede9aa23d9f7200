import type { userStatuses } from '../model/profile.ts'

/**
 * Whether the owner of an account can sign in: not while the account is banned or being deleted.
 */
export const maySignIn = (status: (typeof userStatuses)[number] | undefined): boolean =>
  status === 'active' || status === 'not_confirmed'
