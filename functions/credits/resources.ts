import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as cards from '#shared/contract/cards.ts'
import type * as credits from '#shared/contract/credits.ts'
import type * as debitBlocks from '#shared/contract/debit-blocks.ts'
import type * as directDebit from '#shared/contract/direct-debit.ts'

const provider = ['paymentApiUrl', 'paymentApiKey', 'flexpayUrl', 'flexpayShop', 'flexpayKey'] as const
/** Includes the key of keyed hashes: completing a payment stores a hash of its payment source. */
const settling = [...provider, 'debitKey'] as const

export const endpoints = {
  bundles: { table: 'write', impact: 'Members do not see what credits cost.' },
  startPayment: {
    table: 'write',
    env: settling,
    // Ending the payment that holds the discount and opening a new one need up to three calls to
    // the provider, with a timeout of 8 seconds each.
    timeoutSeconds: 28,
    impact: 'Members cannot buy credits.',
  },
  payment: {
    table: 'write',
    env: settling,
    impact: 'Members do not see whether they paid.',
  },
  payments: { table: 'read', impact: 'Members do not see their payments.' },
  returned: { table: 'read', impact: 'Members do not see which credits came back.' },
  cancelPayment: {
    table: 'write',
    env: settling,
    impact: 'Members cannot cancel a payment that they left open.',
  },
  cancel: {
    table: 'write',
    impact: 'Members cannot cancel unused credits, which the law gives them.',
  },
  spending: { table: 'read', impact: 'Members do not see what they spent.' },
  setSpendingLimit: { table: 'write', impact: 'Members cannot limit what they spend.' },
  setPaymentCountry: { table: 'write', impact: 'Members cannot pay as in another country of their site.' },
  providerReport: { table: 'write', env: settling, impact: 'Members who paid do not get their credits.' },
  providerPostback: {
    table: 'write',
    env: settling,
    impact: 'Members who paid do not get their credits, and the provider gives their money back.',
  },
  cards: { table: 'write', env: provider, impact: 'Members do not see which cards they stored.' },
  removeCard: { table: 'write', env: provider, impact: 'Members cannot remove a card that they stored.' },
  mandate: { table: 'write', impact: 'Members cannot pay by direct debit.' },
  sendDebitCode: {
    table: 'write',
    sms: true,
    env: ['debitKey'],
    impact: 'Members get no code for a direct debit.',
  },
  orderDebit: {
    table: 'write',
    env: settling,
    // The same calls as in startPayment, and calls that create a customer and a mandate.
    timeoutSeconds: 28,
    impact: 'Members cannot pay by direct debit.',
  },
  debit: { table: 'write', impact: 'Finance does not see the mandate of a direct debit.' },
  blockDebit: {
    table: 'write',
    env: ['debitKey'],
    impact: 'Finance cannot block or unblock an account for direct debit.',
  },
} satisfies EndpointResources<typeof credits & typeof cards & typeof directDebit & typeof debitBlocks>

export const jobs = {
  expirePayments: {
    table: 'write',
    env: settling,
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
  settleCards: {
    table: 'write',
    env: provider,
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Stored cards do not appear, and removed ones are not revoked at the payment provider.',
  },
  comparePayments: {
    table: 'write',
    env: provider,
    every: '30 minutes',
    // Late enough for the callbacks of the day before to have arrived; four attempts each night.
    hours: [3, 4],
    timeoutSeconds: 900,
    impact: 'Payments and the provider differ, or were not compared: finance looks at Nightly checks in the console.',
  },
} satisfies Record<string, JobResources>

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
} satisfies Record<string, ReactionResources>
