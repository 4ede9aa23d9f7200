import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { visitLanguage } from '#frontend/lib/visit-language.ts'
import * as account from '#shared/contract/account.ts'
import type { Settings } from '#shared/contract/site.ts'
import * as site from '#shared/contract/site.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { cookieIn } from '#shared/rules/cookies.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { signedInCookieName } from '#shared/rules/request-headers.ts'

/**
 * Whether the cookie `signed_in` shows a session; without it there is no session to request.
 * Scripts can read this cookie, unlike the session cookie.
 */
export const isSignedIn = (cookies: string): boolean => cookieIn(cookies, signedInCookieName) === '1'

/** Whether the session still has to be ended on the server after a sign-out. */
const isLeaving = (cookies: string): boolean => cookieIn(cookies, signedInCookieName) === 'leaving'
const writeCompanion = (value: string, seconds: number): void => {
  // Secure like the server's cookie: a browser does not replace a secure cookie with any other.
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
  document.cookie = `${signedInCookieName}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`
}

const isSessionOver = (error: unknown): boolean =>
  error instanceof SessionEnded || (error instanceof Refused && error.code === 'authentication_required')

/**
 * Ends the session on the server (ACC-31), since the next person at this device must not find the
 * member signed in. Until the server has ended it, this browser treats the member as signed out,
 * even after a reload, and every page load retries. If somebody signs in meanwhile, the retries
 * stop, as they would end the new session.
 */
export async function endServerSession(): Promise<void> {
  if (isSignedIn(document.cookie)) writeCompanion('leaving', sessionDays * daySeconds)
  // False in a browser that blocks cookies set by scripts: there `signed_in` is still 1.
  const isMarked = isLeaving(document.cookie)
  const isSignedInAgain = () => isMarked && isSignedIn(document.cookie)
  try {
    await call(account.logout, {}, { mayRetry: () => !isSignedInAgain() })
  } catch (error) {
    if (isSignedInAgain()) return
    if (!isSessionOver(error)) throw error
    writeCompanion('', 0)
  }
}

/**
 * The signed-in member, or null for a visitor, whom
 * user.php refuses with "authentication_required" (API-25).
 */
export const userQuery = queryOptions({
  queryKey: queryKeys.user,
  // Without the abort signal: route guards await this answer
  // too, and must not lose it when a screen unmounts.
  queryFn: async ({ client }): Promise<CurrentUser | null> => {
    // If this fails, the cookie value `leaving` stays: the member counts as a visitor, in other
    // tabs too.
    if (isLeaving(document.cookie)) await endServerSession().catch(() => {})
    if (!isSignedIn(document.cookie)) return null
    const isKnown = client.getQueryData(queryKeys.user) !== undefined
    try {
      return await call(account.current, {}, { requestType: isKnown ? 'refresh' : 'load' })
    } catch (error) {
      if (isSessionOver(error)) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * Query of the settings request: the language that the URL of this visit names, if any (API-11).
 */
function routeQuery(): { language?: Language } {
  const language = visitLanguage()
  return language ? { language } : {}
}

/**
 * Settings of the site, fetched once, and again after a change of language, as they contain texts.
 */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }): Promise<Settings> => call(site.settings, { query: routeQuery() }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** `unknown` until the first answer, then a member or a visitor. */
export type Session = { state: 'unknown' | 'visitor' } | { state: 'member'; user: CurrentUser }

export function useSession(): Session {
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  if (user === undefined) return { state: 'unknown' }
  return user === null ? { state: 'visitor' } : { state: 'member', user }
}

/**
 * Signed-in member; null for a visitor and while the session is unknown. On pages for members
 * (`access: 'member'`) null only during sign-out.
 */
export function useMember(): CurrentUser | null {
  const session = useSession()
  return session.state === 'member' ? session.user : null
}

/** Settings of the site, loaded before the first page is rendered. */
export function useSettings(): Settings {
  return useSuspenseQuery(settingsQuery).data
}

/**
 * Minimum price of a message without any discount, in the currency of the payment country: the
 * member's, else the site's (PAY-23). `useMinPrice` has the price to show to a member.
 */
export function useMessagePrice(): Settings['minimum_message_costs'][string] | undefined {
  const { minimum_message_costs: costs, company } = useSettings()
  const country = useMember()?.payment_country ?? company.country
  return costs[country]
}

/** Updates the cached member after an answer with newer data, such as credits or a photo. */
export function useChangeUser(): (change: Partial<CurrentUser>) => void {
  const client = useQueryClient()
  return useCallback(
    (change) => {
      client.setQueryData(userQuery.queryKey, (user) => (user ? { ...user, ...change } : user))
    },
    [client],
  )
}
