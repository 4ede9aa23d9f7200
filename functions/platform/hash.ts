import { createHash } from 'node:crypto'

/** SHA-256 of a text, 32 characters of base64url: for keys and marks that must not name an address, as keys get into logs. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)
