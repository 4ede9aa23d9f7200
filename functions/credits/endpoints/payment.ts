import { handle } from '#functions/auth/handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import {
  claimStatusQuery,
  findPayment,
  isOpened,
  listPurchases,
  type StoredPayment,
} from '#functions/stores/credits/payment.ts'
import { shownPayment } from '#functions/stores/credits/shown-payment.ts'
import { apply, Conflict } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import { shownOffer } from '../cancel.ts'
import { settleBeforeMember } from '../card-charge.ts'
import { providerOf } from '../provider/provider.ts'

export const handler = handle(credits.payment, {
  load: ({ memberId, query }) => ({
    payment: findPayment(memberId, query.id),
    purchases: listPurchases(memberId),
  }),
  run: async ({ member, payment, purchases, now, refuse }) => {
    const found = payment ?? refuse('not_found')
    // The payment may complete here, after the balance was read, so the cancellation offer is left
    // to the next call.
    if (found.status === 'pending') return shownPayment(await askProvider(found, now))
    return shownPayment(found, shownOffer(found, purchases, member, now))
  },
})

/**
 * Queries the provider: a member may return from paying before the provider's callback arrives, and
 * should see the outcome at once.
 */
async function askProvider(payment: StoredPayment, now: Date): Promise<StoredPayment> {
  try {
    await apply(claimStatusQuery(payment, now))
    const remote = isOpened(payment) && (await providerOf(payment).find(payment))
    return remote ? await settleBeforeMember(payment, remote, now) : payment
  } catch (error) {
    // The provider was queried a moment ago, or the payment has ended meanwhile: the stored state
    // is the answer.
    if (error instanceof Conflict) return (await findPayment(payment.member, payment.id)) ?? payment
    const isUnavailable = error instanceof Refusal && error.code === 'payment_provider_unavailable'
    if (!isUnavailable) throw error
    return payment
  }
}
