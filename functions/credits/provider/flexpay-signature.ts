import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Signature of FlexPay's calls and postbacks: SHA-256 of the key and all parameters, sorted by
 * name, in hex. The SHA-1 signature of older versions is refused.
 */
export function signatureOf(parameters: Readonly<Record<string, string>>, key: string): string {
  const named = Object.keys(parameters)
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
  return createHash('sha256')
    .update([key, ...named].join(':'))
    .digest('hex')
}

/** Whether the parameters have the signature of this key, compared in constant time. */
export function isSigned(parameters: Readonly<Record<string, string>>, key: string): boolean {
  const wanted = Buffer.from(signatureOf(parameters, key))
  const given = Buffer.from((parameters.signature ?? '').toLowerCase())
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
