import type { Needs } from '#functions/lib/needs.ts'
import type { profile } from '#shared/contract/profile.ts'

export const needs = {
  change: { table: 'write', env: ['SESSION_KEYS', 'PHOTO_KEY'], impact: 'Members cannot change their profile.' },
  geocode: {
    table: 'write',
    env: ['SESSION_KEYS'],
    // The first question unpacks the towns: more memory is more core.
    memory: 512,
    impact: 'Members have to choose their region by hand, as their position is not found.',
  },
} satisfies Needs<typeof profile>
