import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { readCookieToken, signToken } from '#functions/platform/token.ts'
import { addMinorAddress } from '#functions/stores/account/addresses.ts'
import { apply } from '#functions/table/transaction.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { minorRefusalHours } from '#shared/rules/safety-limits.ts'
import type { Unfit } from './unfit.ts'

/**
 * Cookie that marks a device on which a minor tried to sign up. Contains a signed expiry, and
 * nothing about the user. Strictly necessary, so it needs no consent.
 */
const cookieName = '__Host-minor'

type Asking = {
  email: string | undefined
  birthDate: string | undefined
  unfit: Unfit | null
  /** Whether a birth date given with this address was refused as too young in the last 24 hours. */
  isMinorAddress: boolean
  cookies: readonly string[]
  setCookies: (cookies: readonly string[]) => void
}

/**
 * Refuses a birth date below the minimum age. For the next 24 hours, refuses every birth date from
 * the same email address or device (MOD-06). All refusals are the same, so that they do not reveal
 * which date would pass.
 */
export async function refuseMinor(asking: Asking, { country }: Site, now: Date): Promise<void> {
  const { email, birthDate, unfit, isMinorAddress, cookies, setCookies } = asking
  if (!birthDate) return
  const isMinor = unfit?.code === 'minimum_age'
  if (!isMinor && !isMinorAddress && !(await isMarkedDevice(cookies, now))) return
  if (isMinor) {
    setCookies([await deviceMark(now)])
    if (email) await apply(addMinorAddress(email, now))
  }
  throw new Refusal('minimum_age', { min_age: country.minimumAge })
}

async function deviceMark(now: Date): Promise<string> {
  const seconds = minorRefusalHours * hourSeconds
  const end = new Date(now.getTime() + seconds * 1000)
  // A token expires on a whole second; `until` is the exact end.
  const token = await signToken('minor', { until: end.toISOString() }, now, new Date(end.getTime() + 1000))
  return `${cookieName}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
}

async function isMarkedDevice(cookies: readonly string[], now: Date): Promise<boolean> {
  const mark = await readCookieToken('minor', cookies, cookieName, now)
  return !!mark && (mark.claims.until ?? '') > now.toISOString()
}
