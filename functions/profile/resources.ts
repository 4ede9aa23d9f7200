import type { EndpointResources } from '#functions/platform/resources.ts'
import type * as profile from '#shared/contract/profile.ts'

export const endpoints = {
  change: { table: 'write', env: ['photoKey'], impact: 'Members cannot change their profile.' },
  geocode: {
    table: 'write',
    // The first call unpacks the towns: more memory brings more CPU.
    memory: 512,
    impact: 'Members have to choose their region by hand, as their position is not found.',
  },
  towns: {
    table: 'write',
    memory: 512,
    impact: 'Nobody finds their town in the list, so none can be chosen.',
  },
} satisfies EndpointResources<typeof profile>
