import type { CurrentUser } from '#shared/model/user.ts'

/**
 * Whether the member still has to confirm the address. True only if both the account's and the
 * profile's status say so (HOME-24).
 */
export const needsActivation = ({ status, profile }: Pick<CurrentUser, 'status' | 'profile'>): boolean =>
  status === 'not_confirmed' && profile.status === 'disabled'
