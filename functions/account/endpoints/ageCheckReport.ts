import { handle } from '#functions/auth/handle.ts'
import { findChecked } from '#functions/stores/account/age-check.ts'
import * as ageCheck from '#shared/contract/age-check.ts'
import { providers } from '../age-check/provider.ts'
import { settleAgeCheck } from '../age-check/settle.ts'

export const handler = handle(ageCheck.ageCheckReport, {
  run: async ({ body, now }) => {
    const provider = providers.yoti
    // A notification may be out of date, so the current result is fetched from the provider.
    const result = await provider.find(provider.readReport(body))
    const member = result && (await findChecked(result.id))
    if (member) await settleAgeCheck(member, result, now)
    return { received: true as const }
  },
})
