import { handle } from '#functions/auth/handle.ts'
import * as credits from '#shared/contract/credits.ts'
import { reporters } from '../provider/provider.ts'
import { applyReport } from '../report.ts'

export const handler = handle(credits.providerPostback, {
  run: async ({ query, now, refuse }) => {
    const applied = await applyReport(reporters.address, query, now)
    // Without the answer "OK" the provider refunds the payment, which is right if nobody got
    // credits for it.
    if (!applied) return refuse('not_found')
    const { settled, remote } = applied
    if (remote.outcome === 'open') refuse('payment_provider_unavailable')
    if (remote.outcome === 'paid' && !settled.completedAt) refuse('not_found')
    return { text: 'OK' as const }
  },
})
