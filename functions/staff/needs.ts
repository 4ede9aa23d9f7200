import type { Needs } from '#functions/platform/needs.ts'
import type { staff } from '#shared/contract/staff.ts'

const signedIn = { table: 'write', env: ['SESSION_KEYS'] } as const

export const needs = {
  invitation: { ...signedIn, impact: 'New staff cannot open their invitation.' },
  // As in the members' sign-in, a password hash takes 19 MiB and a full core.
  enrol: { ...signedIn, memory: 1024, impact: 'New staff cannot use their invitation.' },
  signIn: { ...signedIn, memory: 1024, impact: 'Staff cannot sign in, so nothing is inspected.' },
  current: { ...signedIn, impact: 'Staff are shown the console as if they were signed out.' },
  signOut: { ...signedIn, impact: 'Staff cannot sign out.' },
  listAudit: { ...signedIn, impact: 'The audit trail cannot be read.' },
} satisfies Needs<typeof staff>
