import type { Settings } from '#shared/contract/site.ts'

/** Whether somebody can sign up from the home page. */
export const isSignupOpen = ({ signups }: Settings): boolean => signups === 'all' || signups === 'with_trafficsource'
