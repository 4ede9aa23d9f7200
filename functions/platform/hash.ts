import { createHash } from 'node:crypto'

/**
 * SHA-256, cut to 32 characters of base64url. For keys made from addresses: logs contain keys, but
 * must not contain addresses.
 */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)
