import { Refusal } from '#functions/platform/refusal.ts'
import { siteFor } from '#functions/platform/site.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { ageChecker } from '#functions/stores/staff/audit.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { suspendOnSuspicion } from '../suspicion.ts'

/**
 * Suspends a member whom the external age check found to be under age, until staff decide the case
 * (TRAP-24, MOD-06), as no machine may ban a member alone. Members who left or are banned are not
 * changed.
 */
export const reaction: Reaction = {
  wants: ({ before, after }) => after?.state === 'under_age' && before?.state !== 'under_age',
  run: async ({ PK }, now) => {
    const account = await findAccount(memberIn(PK), { consistent: true })
    if (!account) return
    try {
      const asked = { member: account.id, suspicion: 'minor', source: 'machine' } as const
      await suspendOnSuspicion(asked, ageChecker, siteFor(account.site), now)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  },
}
