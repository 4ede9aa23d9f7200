import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** OWASP's minimum for argon2id: 19 MiB, two passes, parallelism of one. */
const strength = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const prefixOf = ({ memory, passes, parallelism }: typeof strength) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
const prefix = prefixOf(strength)
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const saltBytes = 16
const hashBytes = 32
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Bytes of a password, normalised because keyboards compose accents differently. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

/**
 * Stored form of a password: a PHC string with its salt and strength. Takes about 25 ms,
 * deliberately.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const hash = await derive('argon2id', { message: bytesOf(password), nonce, tagLength: hashBytes, ...strength })
  return `${prefix}${base64(nonce)}$${base64(hash)}`
}

/**
 * Hash that matches no password: with it, the check for an unknown address takes as long as for a
 * known address (TRAP-12).
 */
const nobody = `${prefix}${base64(Buffer.alloc(saltBytes))}$${base64(Buffer.alloc(hashBytes))}`

/**
 * Whether the password matches the stored hash. A missing or malformed hash takes the same time and
 * gives false.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const own = stored === undefined ? null : form.exec(stored)
  const [, memory, passes, parallelism, salt, hash] = own ?? form.exec(nobody)!
  const wanted = Buffer.from(hash!, 'base64')
  const given = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt!, 'base64'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(given, wanted) && own !== null
}

/** Whether a hash has a strength other than the current one; the next sign-in then renews it. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(prefix)
