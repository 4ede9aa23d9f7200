import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '#functions/platform/env.ts'

/** What every authenticator app knows without being told: RFC 6238 with SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...form, ...more, secret: Secret.fromBase32(secret) })

/** The address that an app reads from a picture: the key, whose it is and of what site. */
export const authenticatorUri = (secret: string, { email, siteName }: { email: string; siteName: string }): string =>
  totpOf(secret, { issuer: siteName, label: email }).toString()

/** The step of 30 seconds that a code belongs to, or null where it is none of the present, the one before and the one after (clocks differ). */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / form.period) + delta
}

/** Nobody's key: an unknown address costs the same time as a known one. */
export const nobodysSecret = 'A'.repeat(32)

/**
 * The keys that an invitation may have shown, newest first: derived from its token, so that looking at it stores nothing, and from a secret of the site,
 * so that an old link tells nobody the key. One per session key, as these may change between looking and enrolling.
 */
export const secretsFor = (token: string): string[] =>
  env.sessionKeys.map((key) => {
    const bytes = createHmac('sha256', key).update(`authenticator:${token}`).digest().subarray(0, 20)
    return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
  })

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const sealKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'staff authenticator', 32))

/** A key as it is stored: encrypted, as a copy of the table alone must not be a second factor. */
export function sealed(secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const seal = createCipheriv(cipher, sealKey(env.sessionKeys[0]!), nonce)
  const text = Buffer.concat([seal.update(secret), seal.final()])
  return Buffer.concat([nonce, seal.getAuthTag(), text]).toString('base64url')
}

/** The stored key, or undefined where none of the site's keys opens it any more: then a reset makes a new one. */
export function unsealed(stored: string): string | undefined {
  const bytes = Buffer.from(stored, 'base64url')
  for (const key of env.sessionKeys) {
    try {
      const seal = createDecipheriv(cipher, sealKey(key), bytes.subarray(0, nonceBytes))
      seal.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([seal.update(bytes.subarray(nonceBytes + tagBytes)), seal.final()]).toString()
    } catch {
      // Sealed with an older key, or not by us: the next key tells.
    }
  }
  return undefined
}
