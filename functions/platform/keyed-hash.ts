import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/**
 * Keyed hash (HMAC-SHA-256, cut to 32 characters of base64url) of a value that a plain hash would
 * reveal to brute force: account and phone numbers, short codes. Kept for years, so its key is not
 * rotated.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', env.debitKey).update(text).digest('base64url').slice(0, 32)
