import { readCookieToken, signToken } from '#functions/platform/token.ts'
import { addStaffSession } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { staffSession } from '#shared/rules/limits.ts'
import { staffSessionCookieName } from '#shared/rules/request-headers.ts'

export type StaffCaller = { staffId: string; sessionId: string }

/** Caller named by the cookie. Checks the signature only; `findStaffSession` checks the session. */
export async function readStaffCaller(cookies: readonly string[], now: Date): Promise<StaffCaller | undefined> {
  const token = await readCookieToken('staff', cookies, staffSessionCookieName, now)
  if (!token) return undefined
  const { sub, sid } = token.claims
  return sub && sid ? { staffId: sub, sessionId: sid } : undefined
}

/**
 * New session of 8 hours: its write and its cookies. SameSite=Strict, as no other site links into
 * the console.
 */
export async function newStaffSession(
  staffId: string,
  sessionId: string,
  now: Date,
): Promise<{ write: Write; cookies: string[] }> {
  const seconds = staffSession.hours * hourSeconds
  const token = await signToken(
    'staff',
    { sub: staffId, sid: sessionId },
    now,
    new Date(now.getTime() + seconds * 1000),
  )
  return {
    write: addStaffSession(staffId, sessionId, now),
    cookies: [`${staffSessionCookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`],
  }
}

export const endedStaffCookies = [`${staffSessionCookieName}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict`]
