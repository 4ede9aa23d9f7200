import { handle } from '#functions/auth/handle.ts'
import * as credits from '#shared/contract/credits.ts'
import { reporters } from '../provider/provider.ts'
import { applyReport } from '../report.ts'

export const handler = handle(credits.providerReport, {
  run: async ({ body, now }) => {
    await applyReport(reporters.form, body, now)
    // The answer is the same for an unknown payment: strangers learn nothing, and the provider
    // stops retrying.
    return { received: true as const }
  },
})
