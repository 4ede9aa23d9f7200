import { createHash, timingSafeEqual } from 'node:crypto'
import { nobody } from './nobody.ts'

/**
 * Token that contains the id of its owner, so that the owner's item is found from the token: an
 * invitation of staff, or the link of a trusted flagger.
 */
export const tokenFor = (id: string, random: string): string => `${id}.${random}`

/**
 * Id in a token: the part before the first dot. If this part is empty, `nobody`, which is the id of
 * no account.
 */
export const idInToken = (token: string): string => token.split('.')[0] || nobody

/** Stored form of a token, from which the token cannot be derived. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Whether a token has the stored hash, compared in constant time. False if there is no stored hash.
 */
export const isTokenOf = (token: string, hash: string | undefined): boolean =>
  timingSafeEqual(Buffer.from(hash ?? tokenHash('')), Buffer.from(tokenHash(token))) && hash !== undefined
