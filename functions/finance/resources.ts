import type { EndpointResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as finance from '#shared/contract/finance.ts'

export const endpoints = {
  listDiscounts: { table: 'write', impact: 'Finance does not see the discount codes.' },
  discount: { table: 'write', impact: 'Finance cannot open a discount code.' },
  saveDiscount: { table: 'write', impact: 'Finance cannot make, change or stop discount codes.' },
  findPayments: { table: 'write', impact: 'Finance cannot find a payment.' },
  paymentsOfDay: { table: 'write', impact: 'Finance cannot find the payments of a day.' },
  payment: { table: 'write', impact: 'Finance cannot open a payment.' },
  refund: { table: 'write', impact: 'Finance cannot refund a payment.' },
  decideRefund: { table: 'write', impact: 'Finance cannot approve refunds, or send failed ones again.' },
  openRefunds: { table: 'write', impact: 'Finance does not see refunds that wait for them.' },
  totals: { table: 'write', timeoutSeconds: 28, impact: 'Finance does not see the totals of a day.' },
  books: { table: 'write', impact: 'Finance cannot export the books.' },
} satisfies EndpointResources<typeof finance>

export const reactions = {
  followDiscounts: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.payments('').prefix } },
    table: 'write',
    impact: 'Finance sees outdated numbers of the orders made with a discount code.',
  },
} satisfies Record<string, ReactionResources>
