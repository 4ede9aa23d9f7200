import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as campaigns from '#shared/contract/campaigns.ts'

export const endpoints = {
  list: { table: 'write', impact: 'Editors do not see their campaigns.' },
  open: { table: 'write', impact: 'Editors cannot open a campaign.' },
  save: { table: 'write', impact: 'Editors cannot write a campaign.' },
  decide: { table: 'write', impact: 'Campaigns cannot be approved, started or stopped.' },
  count: { table: 'write', impact: 'Editors do not see how many members a campaign reaches.' },
  test: { table: 'write', impact: 'Editors cannot send themselves a test mail.' },
} satisfies EndpointResources<typeof campaigns>

export const jobs = {
  runCampaigns: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Campaigns do not start or continue.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  keepAudience: {
    lane: 'projection',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: keys.notifications('').SK },
      { kinds: ['INSERT', 'MODIFY'], SK: keys.account('').SK },
      { kinds: ['MODIFY'], SK: keys.card('').SK },
      { kinds: ['INSERT'], SK: { prefix: keys.connections('').prefix } },
      { kinds: ['INSERT', 'REMOVE'], SK: { prefix: keys.pushOfMember('').prefix } },
    ],
    table: 'write',
    impact: 'Members who agreed to campaigns get none, and segments count members wrongly.',
  },
} satisfies Record<string, ReactionResources>
