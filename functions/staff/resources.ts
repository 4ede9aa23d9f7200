import type { EndpointResources } from '#functions/platform/resources.ts'
import type * as staff from '#shared/contract/staff.ts'

/** Variables of the public calls, which check an invitation or start a session. */
const env = ['sessionKeys'] as const

export const endpoints = {
  invitation: { table: 'write', env, impact: 'New staff cannot open their invitation.' },
  // As in the members' sign-in, a password hash takes 19 MiB and a full core.
  enrol: { table: 'write', env, memory: 1024, impact: 'New staff cannot use their invitation.' },
  signIn: { table: 'write', env, memory: 1024, impact: 'Staff cannot sign in, so nothing is inspected.' },
  current: { table: 'write', impact: 'Staff are shown the console as if they were signed out.' },
  signOut: { table: 'write', impact: 'Staff cannot sign out.' },
  policy: { table: 'write', impact: 'Staff do not see who is notified of what.' },
  exportAudit: { table: 'write', impact: 'The audit trail cannot be saved as a file.' },
  listAudit: { table: 'write', impact: 'The audit trail cannot be read.' },
} satisfies EndpointResources<typeof staff>
