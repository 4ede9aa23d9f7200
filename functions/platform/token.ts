import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { cookieAmong } from '#shared/rules/cookies.ts'
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

/**
 * Secret with what is derived from it once per process: the imported key (if it were passed to jose
 * in another form, jose would import it again for each token), and the claims of tokens verified
 * with this key.
 */
type Secret = { key: Promise<CryptoKey>; verified: Map<string, JWTPayload> }

const known = new Map<string, Secret>()

function secretOf(text: string): Secret {
  const existing = known.get(text)
  if (existing) return existing
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = crypto.subtle.importKey('raw', Buffer.from(text), algorithm, false, ['sign', 'verify'])
  const secret = { key, verified: new Map<string, JWTPayload>() }
  known.set(text, secret)
  return secret
}

/**
 * The current secret, and former ones: links in mails stay valid for `linkLife`, up to a year, so
 * the operator keeps an old key for 366 days (infra/operations.md).
 */
const secrets = () => env.sessionKeys.map(secretOf)

/** Maximum number of cached tokens: about 1 MB. */
const maxVerified = 1_000

/**
 * Claims of a token that is signed with this secret, for this purpose and not expired; throws
 * otherwise. Verified claims are cached: all calls of a member send the same cookie, and verifying
 * its signature takes a tenth of a call's time. Every call still looks up the session in the table.
 */
async function verify(purpose: Purpose, token: string, { key, verified }: Secret, now: Date): Promise<JWTPayload> {
  const name = `${purpose} ${token}`
  const earlier = verified.get(name)
  if (earlier && earlier.exp! > Math.floor(now.getTime() / 1000)) return earlier
  const { payload } = await jwtVerify(token, await key, {
    audience: purpose,
    currentDate: now,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
  })
  if (verified.size >= maxVerified) verified.clear()
  verified.set(name, payload)
  return payload
}

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
    .sign(await secret!.key)
}

/**
 * Claims of a token and the time at which it was issued, in seconds. Undefined if the token is
 * forged, expired or for another purpose.
 */
export async function readToken(
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ claims: Record<string, string>; issuedAt: number } | undefined> {
  for (const secret of secrets()) {
    try {
      const payload = await verify(purpose, token, secret, now)
      return { claims: payload as unknown as Record<string, string>, issuedAt: payload.iat ?? 0 }
    } catch {
      // Signed with another key, or not valid at all: try the next key.
    }
  }
  return undefined
}

/** Token in a cookie of the request, read by `readToken`. Undefined if there is no such cookie. */
export async function readCookieToken(purpose: Purpose, cookies: readonly string[], name: string, now: Date) {
  const token = cookieAmong(cookies, name)
  return token ? readToken(purpose, token, now) : undefined
}
