import type { AuthScheme } from '#functions/platform/pipeline.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { memberErrorTexts } from '#shared/i18n/error-texts.ts'
import { type Caller, endedSessionCookies, findCaller, readCaller } from './session.ts'

/** Authentication of members, for calls and live connections. */
export const memberScheme: AuthScheme<Caller, Account> = {
  read: readCaller,
  find: findCaller,
  refusal: 'authentication_required',
  errorTexts: memberErrorTexts,
  endedCookies: endedSessionCookies,
  languageOf: ({ language }) => language,
  toLoad: (caller) => ({ memberId: caller?.memberId }),
  toRun: (member, caller) => ({ member, caller: member && caller }),
}
