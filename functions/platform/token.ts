import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env.ts'

/** What a signed token is for; one for one purpose is worthless for another. */
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
  | 'minor'

type Payload = Record<string, string> & { aud: Purpose; iat: number; exp: number }

/**
 * JWT with HS256, made by hand: every call reads its session cookie, and a JOSE library takes four
 * times the CPU, most of it for importing the key. The header never differs, so it is not parsed.
 */
const header = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.`

const signatureOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url')

const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** A signed text that names `claims` and works for one purpose until `expiresAt`. */
export async function signToken(
  purpose: Purpose,
  claims: Record<string, string>,
  now: Date,
  expiresAt: Date,
): Promise<string> {
  const payload = { ...claims, aud: purpose, iat: inSeconds(now), exp: inSeconds(expiresAt) }
  const text = header + Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signatureOf(text, env.sessionKeys[0]!)}`
}

/** The claims of a token, or undefined if it is forged, for another purpose or expired; `issuedAt` in seconds. */
export async function readToken(
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<{ claims: Record<string, string>; issuedAt: number } | undefined> {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  if (!text.startsWith(header) || !isSigned(text, token.slice(end + 1))) return undefined
  // Only what we signed is parsed.
  const payload = JSON.parse(Buffer.from(text.slice(header.length), 'base64url').toString()) as Payload
  const isOpen = payload.aud === purpose && payload.exp > inSeconds(now)
  return isOpen ? { claims: payload, issuedAt: payload.iat } : undefined
}

/** By any of the keys: the first signs, the others are older. */
function isSigned(text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return env.sessionKeys.some((key) => {
    const expected = Buffer.from(signatureOf(text, key))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
