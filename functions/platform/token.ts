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

/** Cache of imported keys: jose imports a key of any other form again for each token. */
const imported = new Map<string, Promise<CryptoKey>>()

function secretOf(text: string): Promise<CryptoKey> {
  const known = imported.get(text)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = crypto.subtle.importKey('raw', Buffer.from(text), algorithm, false, ['sign', 'verify'])
  imported.set(text, secret)
  return secret
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
    .sign(await secret!)
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
      const { payload } = await jwtVerify(token, await secret, {
        audience: purpose,
        currentDate: now,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
      })
      return { claims: payload as unknown as Record<string, string>, issuedAt: payload.iat ?? 0 }
    } catch {
      // Signed with another key, or not valid at all: the next key decides.
    }
  }
  return undefined
}
