import { createSecretKey, type KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { env } from './env.ts'

/** Purpose of a signed token: a token is valid for its own purpose only. */
export type Purpose =
  | 'session'
  | 'staff'
  | 'device'
  | 'activation'
  | 'reactivation'
  | 'export'
  | 'reset'
  | 'mail-change'
  | 'mail-change-back'
  | 'unsubscribe'
  | 'objection'
  | 'minor'

/** Cache of imported keys: jose would import a key given as text again for each token. */
const imported = new Map<string, KeyObject>()

function secretOf(text: string): KeyObject {
  const known = imported.get(text) ?? createSecretKey(text, 'utf8')
  imported.set(text, known)
  return known
}

const secrets = () => env.sessionKeys.map(secretOf)

/** Signed token with `claims`, valid for one purpose until `expiresAt`. */
export async function signToken(
  purpose: Purpose,
  claims: Record<string, string>,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const [secret] = secrets()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(secret!)
}

/**
 * The claims of a token, or undefined if it is forged, for another purpose or expired; `issuedAt`
 * in seconds.
 */
export async function readToken(
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ claims: Record<string, string>; issuedAt: number } | undefined> {
  for (const secret of secrets()) {
    try {
      const { payload } = await jwtVerify(token, secret, { audience: purpose, currentDate: now, algorithms: ['HS256'] })
      return { claims: payload as unknown as Record<string, string>, issuedAt: payload.iat ?? 0 }
    } catch {
      // Signed with another key, or not valid at all: the next key decides.
    }
  }
  return undefined
}
