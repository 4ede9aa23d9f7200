import type { AuthScheme, CallSpec } from '#functions/platform/pipeline.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { needsAgeCheck } from '#functions/stores/account/age-check.ts'
import { isOpenBeforeAgeCheck } from '#shared/contract/before-age-check.ts'
import { memberErrorTexts } from '#shared/i18n/error-texts.ts'
import { type Caller, endedSessionCookies, findCaller, readCaller } from './session.ts'

/** Authentication of members, for calls and live connections. */
export const memberScheme: AuthScheme<Caller, Account> = {
  read: readCaller,
  find: findAdmitted,
  refusal: 'authentication_required',
  errorTexts: memberErrorTexts,
  endedCookies: endedSessionCookies,
  languageOf: ({ language }) => language,
  toLoad: (caller) => ({ memberId: caller?.memberId }),
  toRun: (member, caller) => ({ member, caller: member && caller }),
}

/**
 * Account of the caller. Refuses a member who has yet to pass the external age check of their
 * country (TRAP-24), except in calls that are open before the check. No other code decides this.
 */
async function findAdmitted(caller: Caller, now: Date, spec: CallSpec): Promise<Account | undefined> {
  const account = await findCaller(caller, now)
  if (account && needsAgeCheck(account) && !isOpenBeforeAgeCheck(spec)) throw new Refusal('age_check_required')
  return account
}
