import type { EndpointResources } from '#functions/platform/resources.ts'
import type { fictional } from '#shared/contract/fictional.ts'

const pictured = { table: 'write', env: ['photoKey'] } as const

export const endpoints = {
  list: { ...pictured, impact: 'Staff do not see the fictional profiles.' },
  add: { table: 'write', impact: 'Staff cannot make a fictional profile.' },
  change: { table: 'write', impact: 'Staff cannot change a fictional profile.' },
  remove: { table: 'write', impact: 'Staff cannot remove a fictional profile.' },
  // Needs `write`, as the upload form that it signs has the permissions of this function.
  addPhoto: { table: 'write', photos: 'write', impact: 'Staff cannot add a photo to a fictional profile.' },
} satisfies EndpointResources<typeof fictional>
