import type { EndpointResources } from '#functions/platform/resources.ts'
import type * as fictional from '#shared/contract/fictional.ts'

const pictured = { table: 'write', env: ['photoKey'] } as const

export const endpoints = {
  list: { ...pictured, impact: 'Staff do not see the fictional profiles.' },
  add: { table: 'write', impact: 'Staff cannot make a fictional profile.' },
  change: { table: 'write', impact: 'Staff cannot change a fictional profile.' },
  remove: { table: 'write', impact: 'Staff cannot remove a fictional profile.' },
  // `photos` is `write`, as the presigned upload form has the permissions of the function that
  // signs it.
  addPhoto: { table: 'write', photos: 'write', impact: 'Staff cannot add a photo to a fictional profile.' },
} satisfies EndpointResources<typeof fictional>
