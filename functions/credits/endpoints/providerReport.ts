import { handle } from '#functions/auth/handle.ts'
import { findPayment } from '#functions/stores/credits/payment.ts'
import { credits } from '#shared/contract/credits.ts'
import { isReturned } from '#shared/rules/payment-state.ts'
import { provider } from '../provider.ts'
import { watchRefunds } from '../refunds.ts'
import { namedBy, settle } from '../settle.ts'

export const handler = handle(credits.providerReport, {
  run: async ({ body, now }) => {
    const remote = await provider.find(body.id)
    const named = remote && namedBy(remote)
    const payment = named && (await findPayment(named.member, named.payment))
    if (payment) {
      const settled = await settle(payment, remote, now)
      if (isReturned(settled.status)) await watchRefunds(settled, now)
    } else console.warn({ event: 'payment_report_unknown', provider: body.id })
    // Unknown payments get the same answer: strangers learn nothing, and the provider stops
    // retrying.
    return { received: true as const }
  },
})
