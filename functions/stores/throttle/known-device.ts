import { ulid } from 'ulid'
import { readCookieToken, signToken } from '#functions/platform/token.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { knownDeviceDays } from '#shared/rules/limits.ts'
import { accountOf, type SignInKind } from './account-hash.ts'

/**
 * Names of a signed cookie. The cookie contains the id of the device, and the hash of the account
 * that last signed in, or reset its password, on this device. It grants no access.
 */
const cookieNames: Record<SignInKind, string> = { login: '__Host-device', staffLogin: '__Host-staff-device' }

const readClaims = async (kind: SignInKind, cookies: readonly string[], now: Date) =>
  (await readCookieToken('device', cookies, cookieNames[kind], now))?.claims

/** Id of the device, if its cookie names this account. */
export async function readDevice(
  kind: SignInKind,
  email: string,
  cookies: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const claims = await readClaims(kind, cookies, now)
  return claims?.account === accountOf(kind, email) ? claims.sub : undefined
}

/** Hash (`accountOf`) of the account that the device's cookie names. */
export const readLastAccount = async (kind: SignInKind, cookies: readonly string[], now: Date) =>
  (await readClaims(kind, cookies, now))?.account

/**
 * Cookie by which a device is known for `knownDeviceDays` after a sign-in with this account or a
 * reset of its password. A device without an id gets a new id.
 */
export async function deviceCookie(
  kind: SignInKind,
  email: string,
  device: string | undefined,
  now: Date,
): Promise<string> {
  const seconds = knownDeviceDays * daySeconds
  const claims = { sub: device ?? ulid(now.getTime()), account: accountOf(kind, email) }
  const token = await signToken('device', claims, now, new Date(now.getTime() + seconds * 1000))
  return `${cookieNames[kind]}=${token}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`
}
