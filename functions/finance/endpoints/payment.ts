import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { commit } from '#functions/table/transaction.ts'
import * as finance from '#shared/contract/finance.ts'
import { findNamedPayment, storyOf } from '../payment-view.ts'
import { addPaymentAct } from '../trail.ts'

export const handler = handle(finance.payment, {
  load: ({ query }) => ({ found: findNamedPayment(query.reference) }),
  run: async ({ staff: own, found, now, refuse }) => {
    const payment = found ?? refuse('not_found')
    const account = await findAccount(payment.member, { consistent: true })
    // The audit entry is written before the payment is shown.
    await commit(addPaymentAct(own, 'payment_viewed', { payment, account }, now))
    return storyOf(payment, own, now)
  },
})
