import { createECDH } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { createPushService } from '#infra/local/push.ts'
import { decryptPush, vapidProblem } from '#infra/local/push-crypto.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('NOTIF-20 the local push service decrypts the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'))
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(decryptPush(body, { ecdh, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') })).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

const keys = webPush.generateVAPIDKeys()
const origin = 'https://fcm.googleapis.com'
const signed = (audience = origin, own = keys) =>
  webPush.getVapidHeaders(audience, 'mailto:help@example.org', own.publicKey, own.privateKey, 'aes128gcm').Authorization
const problemOf = (header: string) => vapidProblem(header, { origin, publicKey: keys.publicKey })

describe('NOTIF-20 a signature', () => {
  test('is accepted from the owner of the key', () => {
    expect(problemOf(signed())).toBeNull()
  })

  test('is refused with another key, for another service, changed, expired, or absent', () => {
    const other = webPush.generateVAPIDKeys()
    const forged = signed(origin, other).replace(other.publicKey, keys.publicKey)
    const late = signed()
    expect([
      problemOf(signed(origin, other)),
      problemOf(forged),
      problemOf(signed('https://web.push.apple.com')),
    ]).toEqual(['The key is not that of the subscription', 'The signature is wrong', 'The audience is another service'])
    vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000 })
    expect(problemOf(late)).toBe('The signature has expired, or lasts more than a day')
    vi.useRealTimers()
    expect(problemOf('')).toBe('The header is malformed')
  })
})

describe('the local push service', () => {
  const service = createPushService({ now: () => new Date('2026-05-01T12:00:00Z'), publicKey: keys.publicKey })
  const endpoint = `${origin}/fcm/send/browser?x=1`
  const ask = (headers: Record<string, string>, body: Buffer = Buffer.from('secret')) =>
    service.serve({
      method: 'POST',
      address: '127.0.0.1',
      body,
      url: new URL(`http://localhost/${endpoint.slice('https://'.length)}`),
      headers: { authorization: signed(), ttl: '60', 'content-encoding': 'aes128gcm', ...headers },
    })

  test('stores the push to a real browser undecrypted', async () => {
    expect(await ask({ urgency: 'low', topic: 'chat' })).toMatchObject({ status: 201 })
    expect(service.list(endpoint)).toMatchObject([
      { payload: null, at: '2026-05-01T12:00:00.000Z', urgency: 'low', topic: 'chat', ttlSeconds: 60 },
    ])
  })

  test.each<[what: string, status: number, headers: Record<string, string>, body?: Buffer]>([
    ['without a signature', 403, { authorization: '' }],
    ['without a TTL', 400, { ttl: '' }],
    ['with a former encoding', 400, { 'content-encoding': 'aesgcm' }],
    ['with too long a topic', 400, { topic: 'x'.repeat(33) }],
    ['of more than 4096 bytes', 413, {}, Buffer.alloc(4097)],
  ])('refuses a push %s', async (_, status, headers, body) => {
    expect(await ask(headers, body)).toMatchObject({ status })
  })
})
