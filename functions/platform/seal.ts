import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Purpose of a sealed text. `label` selects the key: each kind of text has a key of its own. A text
 * can be opened only with the `context` that it was sealed with.
 */
type Purpose = { label: string; context?: string }

const keyOf = (secret: string, label: string) => Buffer.from(hkdfSync('sha256', secret, '', label, 32))

/**
 * Encrypts and authenticates a text by a key derived from the newest session key. Two seals of the
 * same text differ, so that nobody can tell whether a text has changed.
 */
export function seal(text: string, { label, context = '' }: Purpose): string {
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, keyOf(env.sessionKeys[0]!, label), nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([encryption.update(text), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Opens a text sealed by `seal`. Undefined if the text was sealed with a session key that is no
 * longer configured, or for another purpose.
 */
export function unseal(sealed: string, { label, context = '' }: Purpose): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  for (const secret of env.sessionKeys) {
    try {
      const decryption = createDecipheriv(cipher, keyOf(secret, label), nonce, { authTagLength: tagBytes })
      decryption.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decryption.update(bytes.subarray(nonceBytes + tagBytes)), decryption.final()]).toString()
    } catch {
      // Sealed with another key or for another purpose, or invalid: try the next key.
    }
  }
  return undefined
}
