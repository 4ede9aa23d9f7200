import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as proofs from '#shared/contract/proofs.ts'

export const endpoints = {
  nights: { table: 'write', impact: 'Finance does not see whether the nightly checks found differences.' },
} satisfies EndpointResources<typeof proofs>

export const jobs = {
  checkLedger: {
    table: 'write',
    every: '30 minutes',
    hours: [3, 4],
    memory: 512,
    timeoutSeconds: 900,
    impact: 'Ledger and balances differ, or were not checked: finance looks at Nightly checks in the console.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  markMoved: {
    lane: 'projection',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: keys.account('').SK },
      { kinds: ['INSERT'], SK: { prefix: keys.ledgerOfMember('').prefix } },
    ],
    table: 'write',
    impact: 'The nightly check of the ledger misses members whose credits moved.',
  },
} satisfies Record<string, ReactionResources>
