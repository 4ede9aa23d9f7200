import { createHash } from 'node:crypto'

/**
 * SHA-256, cut to 32 characters of base64url. For keys that must not contain an address, as logs
 * contain keys.
 */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)
