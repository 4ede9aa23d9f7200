import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '#functions/platform/env.ts'
import { seal, unseal } from '#functions/platform/seal.ts'

/** Defaults of every authenticator app: RFC 6238 with SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...form, ...more, secret: Secret.fromBase32(secret) })

/** URI in the QR code that an app scans: secret, account and site. */
export const authenticatorUri = (secret: string, { email, siteName }: { email: string; siteName: string }): string =>
  totpOf(secret, { issuer: siteName, label: email }).toString()

/**
 * Time step of a code: the current step or an adjacent one, as clocks differ; null for any other
 * code.
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / form.period) + delta
}

/** Secret for an unknown address, so that a check takes the same time as for a known address. */
export const nobodysSecret = 'A'.repeat(32)

/**
 * Secrets that the page of an invitation may have shown: one per session key, newest key first, as
 * keys may rotate between viewing and enrolling. They are derived from the token, so that viewing
 * stores nothing, and from the key, so that an old link alone does not reveal them.
 */
export const secretsFor = (token: string): string[] =>
  env.sessionKeys.map((key) => {
    const bytes = createHmac('sha256', key).update(`authenticator:${token}`).digest().subarray(0, 20)
    return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
  })

const purpose = { label: 'staff authenticator' }

/**
 * Encrypts a secret for storage: a copy of the table alone must not give access to the second
 * factor.
 */
export const sealed = (secret: string): string => seal(secret, purpose)

/**
 * Decrypts a stored secret; undefined if it was sealed with a session key that is no longer
 * configured: the staff member then needs a reset.
 */
export const unsealed = (stored: string): string | undefined => unseal(stored, purpose)
