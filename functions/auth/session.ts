import { readToken, signToken } from '#functions/platform/token.ts'
import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { addSession, findSession, isOfSessionVersion, type SessionStart } from '#functions/stores/account/sessions.ts'
import type { Write } from '#functions/table/transaction.ts'
import { sessionDays } from '#shared/rules/limits.ts'
import { sessionCookieName } from '#shared/rules/request-headers.ts'

/** Tells the page that there is a session, which it cannot see by itself; worth nothing to anybody else. */
const hintCookieName = 'signed_in'

export type Caller = { memberId: string; sessionId: string; issuedAt: number }

/** Who the cookie says is calling. Only the signature is checked here; `findCaller` tells whether it still holds. */
export async function readCaller(cookies: readonly string[], now: Date): Promise<Caller | undefined> {
  const cookie = cookies.find((text) => text.startsWith(`${sessionCookieName}=`))
  const token = cookie && (await readToken('session', cookie.slice(sessionCookieName.length + 1), now))
  if (!token) return undefined
  const { sub, sid } = token.claims
  return sub && sid ? { memberId: sub, sessionId: sid, issuedAt: token.issuedAt } : undefined
}

/**
 * The account behind a call, if its session was not ended and the member may be signed in. Both are read side by side and may be a moment old, each by itself:
 * nobody is refused, which signs their browser out, before both were read as they stand. The session comes last, as what moves it on goes with the account.
 */
export async function findCaller({ memberId, sessionId }: Caller, now: Date): Promise<Account | undefined> {
  const [session, account] = await Promise.all([findSession(memberId, sessionId, now), findAccount(memberId)])
  if (isSignedIn(session, account)) return account
  const standing = await findAccount(memberId, { consistent: true })
  const kept = await findSession(memberId, sessionId, now, { consistent: true })
  return isSignedIn(kept, standing) ? standing : undefined
}

function isSignedIn(session: { version?: number | undefined } | undefined, account: Account | undefined): boolean {
  if (!session || !account) return false
  return (account.status === 'active' || account.status === 'not_confirmed') && isOfSessionVersion(session, account)
}

/** Cookies that carry a session for 30 days (ACC-30). */
export async function sessionCookies(memberId: string, sessionId: string, now: Date): Promise<string[]> {
  const seconds = sessionDays * 86_400
  const token = await signToken(
    'session',
    { sub: memberId, sid: sessionId },
    now,
    new Date(now.getTime() + seconds * 1000),
  )
  return [
    `${sessionCookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`,
    `${hintCookieName}=1; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`,
  ]
}

export const endedSessionCookies = [
  `${sessionCookieName}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`,
  `${hintCookieName}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
]

/** A new session: the write that stores it and the cookies that carry it. `start.version` is the account's, read before its password was tried. */
export async function newSession(
  memberId: string,
  sessionId: string,
  now: Date,
  start: SessionStart = {},
): Promise<{ write: Write; cookies: string[] }> {
  return { write: addSession(memberId, sessionId, now, start), cookies: await sessionCookies(memberId, sessionId, now) }
}
