import { readCookieToken, signToken } from '#functions/platform/token.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { addSession, findSession, isSignedIn, type SessionStart } from '#functions/stores/account/sessions.ts'
import type { Write } from '#functions/table/transaction.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { sessionCookieName, signedInCookieName } from '#shared/rules/request-headers.ts'

export type Caller = { memberId: string; sessionId: string; issuedAt: number }

/** Caller named by the cookie. Checks the signature only; `findCaller` checks the session. */
export async function readCaller(cookies: readonly string[], now: Date): Promise<Caller | undefined> {
  const token = await readCookieToken('session', cookies, sessionCookieName, now)
  if (!token) return undefined
  const { sub, sid } = token.claims
  return sub && sid ? { memberId: sub, sessionId: sid, issuedAt: token.issuedAt } : undefined
}

/**
 * Account of the caller, if the session is valid and the member may be signed in. Undefined
 * otherwise, which signs the browser out. The first reads are eventually consistent, so consistent
 * reads confirm a negative result. They run in sequence, the account before the session: a request
 * that ends all other sessions raises the session version of the account and of the current
 * session, so the current session could look outdated if it was read before the account.
 */
export async function findCaller(
  { memberId, sessionId }: Omit<Caller, 'issuedAt'>,
  now: Date,
): Promise<Account | undefined> {
  const [session, account] = await Promise.all([findSession(memberId, sessionId, now), findAccount(memberId)])
  if (isSignedIn(session, account)) return account
  const existing = await findAccount(memberId, { consistent: true })
  const kept = await findSession(memberId, sessionId, now, { consistent: true })
  return isSignedIn(kept, existing) ? existing : undefined
}

/** Cookies of a session, for 30 days (ACC-30). */
export async function sessionCookies(memberId: string, sessionId: string, now: Date): Promise<string[]> {
  const seconds = sessionDays * daySeconds
  const token = await signToken(
    'session',
    { sub: memberId, sid: sessionId },
    now,
    new Date(now.getTime() + seconds * 1000),
  )
  return [
    `${sessionCookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`,
    `${signedInCookieName}=1; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`,
  ]
}

export const endedSessionCookies = [
  `${sessionCookieName}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
  `${signedInCookieName}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
]

/**
 * New session: its write and its cookies. `start.version` is the account's session version, read
 * before the password check, so that a change of password meanwhile ends this session too.
 */
export async function newSession(
  memberId: string,
  sessionId: string,
  now: Date,
  start: SessionStart = {},
): Promise<{ write: Write; cookies: string[] }> {
  return { write: addSession(memberId, sessionId, now, start), cookies: await sessionCookies(memberId, sessionId, now) }
}
