import type { Settings } from '#shared/contract/site.ts'

/** Whether the home page offers signup; true even if signup requires a traffic source. */
export const isSignupOpen = ({ signups }: Settings): boolean => signups === 'all' || signups === 'with_trafficsource'
