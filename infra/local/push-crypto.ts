import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { dayMs } from '#shared/rules/durations.ts'

/** Keys of a subscription, including the private key, which in reality only the browser has. */
export type SubscriptionKeys = { ecdh: ECDH; auth: Buffer }

export const newSubscriptionKeys = (): SubscriptionKeys => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { ecdh, auth: randomBytes(16) }
}

/** Keys as text, for a file. */
export type WrittenKeys = { privateKey: string; auth: string }

export const writeKeys = ({ ecdh, auth }: SubscriptionKeys): WrittenKeys => ({
  privateKey: ecdh.getPrivateKey('base64url'),
  auth: auth.toString('base64url'),
})

export const readKeys = ({ privateKey, auth }: WrittenKeys): SubscriptionKeys => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  return { ecdh, auth: Buffer.from(auth, 'base64url') }
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const publicKeyBytes = 65
const tagBytes = 16

/**
 * Text of an encrypted push: RFC 8291 with the single record of RFC 8188. Throws if the push was
 * not encrypted for these keys.
 */
export function decryptPush(body: Buffer, { ecdh, auth }: SubscriptionKeys): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body[20]!)
  if (senderKey.length !== publicKeyBytes) throw new Error('The key of the sender has a wrong length')
  const record = body.subarray(21 + publicKeyBytes)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = hkdf(auth, ecdh.computeSecret(senderKey), info, 32)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-tagBytes))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()])
  // The last record ends with the delimiter 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Why the signature of a push is refused (RFC 8292), or null. */
export function vapidProblem(header: string, { origin, publicKey }: { origin: string; publicKey: string }) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head, claims, signature] = token.split('.')
  if (!head || !claims || !signature) return 'The header is malformed'
  if (key !== publicKey) return 'The key is not that of the subscription'
  if (!isSigned(`${head}.${claims}`, signature, key)) return 'The signature is wrong'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  if (aud !== origin) return 'The audience is another service'
  // Compared with the machine's clock, because the sender's package signs with that time.
  const left = Number(exp) * 1_000 - Date.now()
  if (!(left > 0 && left <= dayMs)) return 'The signature has expired, or lasts more than a day'
  return typeof sub === 'string' && /^(mailto|https):/.test(sub) ? null : 'The contact is missing'
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  return verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}
