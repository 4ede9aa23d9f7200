import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
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

/** Cache of key objects: Node would make one of a key given as text for each token. */
const imported = new Map<string, KeyObject>()

function secretOf(text: string): KeyObject {
  const known = imported.get(text) ?? createSecretKey(text, 'utf8')
  imported.set(text, known)
  return known
}

const secrets = () => env.sessionKeys.map(secretOf)

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Header of every token. A token with any other header is invalid, so that no token chooses the
 * algorithm it is verified by.
 */
const header = encoded({ alg: 'HS256' })

const signature = (secret: KeyObject, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url')

function isSignature(given: string, secret: KeyObject, signed: string): boolean {
  const [wanted, actual] = [Buffer.from(signature(secret, signed)), Buffer.from(given)]
  return actual.length === wanted.length && timingSafeEqual(actual, wanted)
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Token (a JWT) with `claims`, signed for one purpose and valid until `expiresAt`. */
export async function signToken(
  purpose: Purpose,
  claims: Record<string, string>,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const payload = encoded({ ...claims, aud: purpose, iat: secondsOf(now), exp: secondsOf(expiresAt) })
  const signed = `${header}.${payload}`
  return `${signed}.${signature(secrets()[0]!, signed)}`
}

type Payload = Record<string, string> & { aud?: unknown; exp?: unknown; iat?: unknown }

/**
 * The claims of a token, or undefined if it is forged, for another purpose or expired; `issuedAt`
 * in seconds. The payload is parsed only after its signature was verified.
 */
export async function readToken(
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ claims: Record<string, string>; issuedAt: number } | undefined> {
  const [head, payload = '', given = '', ...more] = token.split('.')
  const signed = `${header}.${payload}`
  const isSigned =
    head === header && more.length === 0 && secrets().some((secret) => isSignature(given, secret, signed))
  if (!isSigned) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload
  const isCurrent = typeof claims.exp === 'number' && claims.exp > secondsOf(now)
  if (claims.aud !== purpose || !isCurrent) return undefined
  return { claims, issuedAt: typeof claims.iat === 'number' ? claims.iat : 0 }
}
