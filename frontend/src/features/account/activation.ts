import type { CurrentUser } from '#shared/model/user.ts'

/**
 * Whether the member still has to confirm the address. True only if the states of account and
 * profile say so (HOME-24).
 */
export const needsActivation = ({ status, profile }: Pick<CurrentUser, 'status' | 'profile'>): boolean =>
  status === 'not_confirmed' && profile.status === 'disabled'
