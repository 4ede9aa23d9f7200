import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import type { Site } from '#functions/platform/site.ts'
import {
  type AgeCheck,
  addAgeCheck,
  findAgeCheck,
  isUnderWay,
  markAgeCheckOpened,
  needsAgeCheck,
} from '#functions/stores/account/age-check.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { apply, commit, refusing, retryOnConflict } from '#functions/table/transaction.ts'
import * as ageCheck from '#shared/contract/age-check.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { AgeCheckProviderName } from '#shared/model/age-check.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ageCheckLimits } from '#shared/rules/safety-limits.ts'
import { providers } from '../age-check/provider.ts'

const tries = { kind: 'age_check', most: ageCheckLimits.triesPerDay, windowSeconds: daySeconds }

export const handler = handle(ageCheck.startAgeCheck, {
  run: async ({ member, site, now, refuse }) => {
    const name = countryOf(member.site).ageCheck
    if (!name || !needsAgeCheck(member)) return refuse('age_check_off')
    const check = await retryOnConflict(() => checkUnderWay(member.id, name, now))
    const provider = providers[check.checker]
    const session = check.session ?? (await opened(member.id, check, site))
    return { url: provider.pageOf(session) }
  },
})

/** Returns the check under way, or starts a new check, which counts towards the limit. */
async function checkUnderWay(memberId: string, checker: AgeCheckProviderName, now: Date): Promise<AgeCheck> {
  const found = await findAgeCheck(memberId, { consistent: true })
  if (found && isUnderWay(found, now)) return found
  const next = { reference: ulid(now.getTime()), checker, state: 'open' as const, startedAt: now.toISOString() }
  await commit([
    ...addAgeCheck(memberId, next, found, now),
    { ...countUse(tries, memberId, now), onConflict: refusing('age_check_limit', { max: tries.most }) },
  ])
  return next
}

/**
 * Opens the check at its provider. The attempt has been counted before, so a failed opening uses it
 * up.
 */
async function opened(memberId: string, { reference, checker }: AgeCheck, { country, origin }: Site): Promise<string> {
  const session = await providers[checker].open({
    id: reference,
    minimumAge: country.minimumAge,
    returnUrl: origin + pathTo('age-check'),
    reportUrl: origin + ageCheck.ageCheckReport.path,
  })
  await apply(markAgeCheckOpened(memberId, reference, session))
  return session
}
