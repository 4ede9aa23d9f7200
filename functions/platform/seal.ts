import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env.ts'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * What a sealed text is for. `label` gives each kind of text a key of its own; a text opens only in
 * the `context` that it was sealed for.
 */
type Purpose = { label: string; context?: string }

const keyOf = (secret: string, label: string) => Buffer.from(hkdfSync('sha256', secret, '', label, 32))

/**
 * Encrypts and authenticates a text by a key derived from the newest session key. The same text is
 * sealed differently each time, so that nobody can tell that it has not changed.
 */
export function seal(text: string, { label, context = '' }: Purpose): string {
  const nonce = randomBytes(nonceBytes)
  const encryption = createCipheriv(cipher, keyOf(env.sessionKeys[0]!, label), nonce).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([encryption.update(text), encryption.final()])
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Text of `seal`; undefined if no session key fits any more, or if the text was not sealed for this
 * purpose.
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
      // Sealed with another key or for another purpose, or invalid: the next key decides.
    }
  }
  return undefined
}
