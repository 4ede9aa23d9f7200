import type { JobNeed, Needs, ReactionNeed } from '#functions/platform/needs.ts'
import { keys } from '#functions/table/keys.ts'
import type { credits } from '#shared/contract/credits.ts'

const provider = ['paymentApiUrl', 'paymentApiKey'] as const

export const needs = {
  bundles: { table: 'write', impact: 'Members do not see what credits cost.' },
  startPayment: {
    table: 'write',
    env: provider,
    // Ending the payment that holds the discount and opening a new one need up to three calls to
    // the provider, with a timeout of 8 seconds each.
    timeoutSeconds: 28,
    impact: 'Members cannot buy credits.',
  },
  payment: {
    table: 'write',
    env: provider,
    impact: 'Members do not see whether they paid.',
  },
  payments: { table: 'read', impact: 'Members do not see their payments.' },
  returned: { table: 'read', impact: 'Members do not see which credits came back.' },
  cancelPayment: {
    table: 'write',
    env: provider,
    impact: 'Members cannot cancel a payment that they left open.',
  },
  cancel: {
    table: 'write',
    impact: 'Members cannot cancel unused credits, which the law gives them.',
  },
  providerReport: { table: 'write', env: provider, impact: 'Members who paid do not get their credits.' },
} satisfies Needs<typeof credits>

export const jobs = {
  expirePayments: {
    table: 'write',
    env: provider,
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Unfinished payments stay open, and the discounts that they hold are lost to their members.',
  },
  refundPayments: {
    table: 'write',
    env: provider,
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members who cancelled unused credits do not get their money back.',
  },
} satisfies Record<string, JobNeed>

export const reactions = {
  countSales: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.payments('').prefix } },
    table: 'write',
    impact: 'The label of the bundle most sold is out of date.',
  },
  hintCredits: {
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT'], SK: { prefix: keys.ledgerOfMember('').prefix } },
      { kinds: ['MODIFY'], SK: { prefix: keys.payments('').prefix } },
    ],
    queues: ['live'],
    impact: 'Open pages learn of bought credits by polling only.',
  },
} satisfies Record<string, ReactionNeed>
