import type { CurrentUser } from '#shared/model/user.ts'

/** Whether the member must still use the link of the activation mail: both states are needed (HOME-24). */
export const needsActivation = ({ status, profile }: Pick<CurrentUser, 'status' | 'profile'>): boolean =>
  status === 'not_confirmed' && profile.status === 'disabled'
