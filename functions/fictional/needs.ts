import type { Needs } from '#functions/platform/needs.ts'
import type { fictional } from '#shared/contract/fictional.ts'

const signedIn = { table: 'write', env: ['SESSION_KEYS'] } as const
const pictured = { table: 'write', env: ['SESSION_KEYS', 'PHOTO_KEY'] } as const

export const needs = {
  list: { ...pictured, impact: 'Staff do not see the fictional profiles.' },
  add: { ...signedIn, impact: 'Staff cannot make a fictional profile.' },
  change: { ...signedIn, impact: 'Staff cannot change a fictional profile.' },
  remove: { ...signedIn, impact: 'Staff cannot remove a fictional profile.' },
  // The form that it signs gives the browser the function's own permission.
  addPhoto: { ...signedIn, photos: 'write', impact: 'Staff cannot add a photo to a fictional profile.' },
} satisfies Needs<typeof fictional>
