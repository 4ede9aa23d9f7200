import { type AgeCheck, decideAgeCheck, findAgeCheck } from '#functions/stores/account/age-check.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import type { ProviderCheck } from './port.ts'

/**
 * Stores what the provider told about a check. Repeats, and reports about a check that another has
 * replaced, change nothing. A failed one may still pass, as the provider lets a person try again;
 * one that showed a member to be under age may not: staff decide
 * (functions/moderation/reactions/suspendUnderAge.ts).
 */
export async function settleAgeCheck(
  memberId: string,
  { id, outcome }: ProviderCheck,
  now: Date,
): Promise<AgeCheck | undefined> {
  return retryOnConflict(async () => {
    const found = await findAgeCheck(memberId, { consistent: true })
    const isChange = found?.reference === id && outcome !== 'open' && outcome !== found.state
    if (!isChange || found.state === 'passed' || found.state === 'under_age') return found
    await commit(decideAgeCheck(memberId, found, outcome, now))
    return { ...found, state: outcome }
  })
}
