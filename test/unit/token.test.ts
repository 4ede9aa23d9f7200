import { jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken, signToken } from '#functions/platform/token.ts'

const [key, olderKey] = ['key-of-today-long-enough-for-hs256', 'key-of-yesterday-long-enough-for-it']
const now = new Date('2026-11-22T12:00:00.700Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claims = { sub: 'member', sid: 'session é' }

beforeEach(() => void vi.stubEnv('SESSION_KEYS', `${key},${olderKey}`))
afterEach(() => void vi.unstubAllEnvs())

const bytes = (text: string) => new TextEncoder().encode(text)
const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** A token as the library that signed the first cookies makes it. */
const byLibrary = (signingKey = key, { alg = 'HS256', audience = 'session' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(later(60))
    .sign(bytes(signingKey))

describe('tokens', () => {
  test('are those of the JOSE standard, to the letter', async () => {
    const token = await signToken('session', claims, now, later(60))
    expect(token).toBe(await byLibrary())
    const { payload } = await jwtVerify(token, bytes(key), { audience: 'session', currentDate: now })
    expect(payload).toMatchObject(claims)
  })

  test.each([key, olderKey])('of earlier cookies are read, signed with %s', async (signingKey) => {
    const read = await readToken('session', await byLibrary(signingKey), now)
    expect(read).toEqual({ claims: expect.objectContaining(claims), issuedAt: Math.floor(now.getTime() / 1000) })
  })

  test('end with their second', async () => {
    const token = await signToken('session', claims, now, later(60))
    expect(await readToken('session', token, later(59))).toBeDefined()
    expect(await readToken('session', token, later(59.5))).toBeUndefined()
  })

  test('that are forged, for another purpose or of another algorithm are worth nothing', async () => {
    const token = await signToken('session', claims, now, later(60))
    const [head, body, signature] = token.split('.') as [string, string, string]
    const otherBody = base64url(JSON.stringify({ ...claims, sub: 'another', aud: 'session', exp: 9e9 }))
    const forged = [
      '',
      '.',
      '..',
      'x'.repeat(200),
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${otherBody}.${signature}`,
      `${token}x`,
      `${token}.`,
      `${token}\n`,
      `${head}.${body}.${signature.slice(0, -1)}`,
      `${base64url('{"alg":"none"}')}.${body}.`,
      `${base64url('{"alg":"none"}')}.${body}.${signature}`,
      await byLibrary('a key of somebody else, long enough'),
      await byLibrary(key, { alg: 'HS512' }),
      await byLibrary(key, { audience: 'staff' }),
    ]
    for (const one of forged) expect(await readToken('session', one, now), one).toBeUndefined()
    expect(await readToken('session', token, now)).toBeDefined()
  })
})
