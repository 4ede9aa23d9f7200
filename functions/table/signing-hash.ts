import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Sha256 } from '@smithy/core/checksum'

type Secret = NonNullable<ConstructorParameters<typeof Sha256>[0]>

/**
 * Key objects of the signer's keys. Node makes one from a key in bytes at each use, which takes
 * several times as long as the hash; the signer has one key for a whole day.
 */
const keyObjects = new WeakMap<object, KeyObject>()

function keyOf(secret: Secret): string | KeyObject {
  if (typeof secret === 'string') return secret
  const key = keyObjects.get(secret) ?? createSecretKey(secret as Uint8Array)
  keyObjects.set(secret, key)
  return key
}

/** SHA-256, or its HMAC with a secret, for the signer of requests. */
export class SigningHash {
  readonly #hash: { update(data: Uint8Array): unknown; digest(): Uint8Array }

  constructor(secret?: Secret) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret))
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}
