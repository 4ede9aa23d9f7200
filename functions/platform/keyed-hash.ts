import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/**
 * Keyed hash (HMAC-SHA-256, cut to 32 characters of base64url). For values with so few
 * possibilities that a plain hash could be reversed by trying them all: bank account and phone
 * numbers, short codes. The hashes are kept for years, so the key is not rotated.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', env.debitKey).update(text).digest('base64url').slice(0, 32)
