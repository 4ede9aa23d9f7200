import type { JobNeed, Needs, ReactionNeed } from '#functions/platform/needs.ts'
import { keys } from '#functions/table/keys.ts'
import type { proofs } from '#shared/contract/proofs.ts'

export const needs = {
  nights: { table: 'write', impact: 'Finance does not see whether the nightly checks found differences.' },
} satisfies Needs<typeof proofs>

export const jobs = {
  checkLedger: {
    table: 'write',
    every: '30 minutes',
    hours: [3, 4],
    memory: 512,
    timeoutSeconds: 900,
    impact: 'Ledger and balances differ, or were not checked: finance looks at Nightly checks in the console.',
  },
} satisfies Record<string, JobNeed>

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
} satisfies Record<string, ReactionNeed>
