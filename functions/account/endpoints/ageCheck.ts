import { handle } from '#functions/auth/handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAgeCheck, needsAgeCheck } from '#functions/stores/account/age-check.ts'
import * as ageCheck from '#shared/contract/age-check.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { OwnAgeCheck } from '#shared/model/age-check.ts'
import { providers } from '../age-check/provider.ts'
import { settleAgeCheck } from '../age-check/settle.ts'

export const handler = handle(ageCheck.ageCheck, {
  load: ({ memberId }) => ({ found: findAgeCheck(memberId, { consistent: true }) }),
  run: async ({ member, found, now }): Promise<OwnAgeCheck> => {
    const provider = countryOf(member.site).ageCheck
    if (!needsAgeCheck(member)) return { state: found?.state === 'passed' ? 'passed' : 'not_needed', provider }
    if (found?.state !== 'open' || !found.session) return { state: found?.state ?? 'none', provider }
    // If the provider does not answer, the check stays open until the provider's notification or
    // the next call.
    const result = await providers[found.checker].find(found.session).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    const settled = result && (await settleAgeCheck(member.id, result, now))
    return { state: (settled ?? found).state, provider }
  },
})
