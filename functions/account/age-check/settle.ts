import { type AgeCheck, decideAgeCheck, findAgeCheck } from '#functions/stores/account/age-check.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import type { ProviderCheck } from './port.ts'

/**
 * Stores the provider's outcome of a check. A repeated outcome, or the outcome of a check that a
 * newer check has replaced, changes nothing. After `failed` the check may still pass, as the
 * provider allows further attempts. After `under_age` only staff can decide
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
