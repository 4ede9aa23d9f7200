import { readFile } from 'node:fs/promises'
import { jwtVerify, SignJWT } from 'jose'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken, signToken } from '#functions/platform/token.ts'
import { linkLife } from '#shared/rules/link-life.ts'

const [current, former, oldest, foreign] = [
  'a secret of this month of 32 bytes',
  'a secret of last month of 32 bytes',
  'a secret of last year of 32 bytes.',
  'x'.repeat(32),
]
const now = new Date('2026-11-25T12:00:00.900Z')
const later = new Date('2026-11-25T13:00:00.000Z')
const bytes = (secret: string) => new TextEncoder().encode(secret)
const claims = { sub: 'anna', sid: 'Zoë 🙂' }

/** Token made by jose: valid unless a test changes a part. */
const signed = ({ secret = current!, audience = 'session', alg = 'HS256', exp = later as Date | null } = {}) => {
  const token = new SignJWT(claims).setProtectedHeader({ alg }).setAudience(audience).setIssuedAt(now)
  return (exp ? token.setExpirationTime(exp) : token).sign(bytes(secret))
}

beforeEach(() => {
  vi.stubEnv('SESSION_KEYS', `${current},${former},${oldest}`)
  return () => void vi.unstubAllEnvs()
})

describe('a signed token', () => {
  test('is a JWT with algorithm, purpose, time and end', async () => {
    const token = await signToken('session', claims, now, later)
    const { payload, protectedHeader } = await jwtVerify(token, bytes(current!), { currentDate: now })
    expect(protectedHeader).toEqual({ alg: 'HS256' })
    const [iat, exp] = [Date.parse('2026-11-25T12:00:00Z') / 1000, later.getTime() / 1000]
    expect(payload).toEqual({ ...claims, aud: 'session', iat, exp })
    expect(token).toBe(await signed())
  })

  test.each([
    ['current', current],
    ['former', former],
    ['oldest', oldest],
  ])('is read if the %s key signed it', async (_, secret) => {
    const read = await readToken('session', await signed({ secret: secret! }), now)
    expect(read).toMatchObject({ claims, issuedAt: Date.parse('2026-11-25T12:00:00Z') / 1000 })
  })

  test('MOD-03 NOTIF-11 of a mailed link outlives its key in no rotation by the runbook', async () => {
    const runbook = await readFile(new URL('../../infra/operations.md', import.meta.url), 'utf8')
    const [, days] = /^- `sessionKeys`, [^:]*:[^:]*?\. Remove the old one (\d+)\s+days later/m.exec(runbook)!
    expect(Number(days) * 86_400).toBeGreaterThan(Math.max(...Object.values(linkLife)))
  })

  test('is read until the second it expires in', async () => {
    const token = await signed()
    expect(await readToken('session', token, new Date(later.getTime() - 1))).toBeDefined()
    expect(await readToken('session', token, later)).toBeUndefined()
  })

  test.each([
    ['another key', { secret: foreign! }],
    ['another purpose', { audience: 'staff' }],
    ['another algorithm', { alg: 'HS512' }],
    ['no end', { exp: null }],
  ])('is refused with %s', async (_, changed) => {
    expect(await readToken('session', await signed(changed), now)).toBeUndefined()
  })

  test('is verified anew for another purpose and after its key is gone', async () => {
    const token = await signed({ secret: former! })
    expect(await readToken('session', token, now)).toBeDefined()
    expect(await readToken('staff', token, now)).toBeUndefined()
    vi.stubEnv('SESSION_KEYS', current)
    expect(await readToken('session', token, now)).toBeUndefined()
  })

  test('is verified once as long as it is valid', async () => {
    const verified = vi.spyOn(crypto.subtle, 'verify')
    const token = await signed({ exp: new Date(later.getTime() + 1_000) })
    const reads = [now, later, new Date(later.getTime() + 1_000)]
    const found = []
    for (const at of reads) found.push(await readToken('session', token, at))
    expect(found[0]).toBeDefined()
    expect(found[1]).toEqual(found[0])
    expect(found[2]).toBeUndefined()
    // Once while the token is valid, and with each of the three keys after it has expired.
    expect(verified).toHaveBeenCalledTimes(1 + 3)
    verified.mockRestore()
  })

  test('is refused with any part changed, missing or added', async () => {
    const [header, payload, signature] = (await signed()).split('.')
    const encoded = (text: string) => Buffer.from(text).toString('base64url')
    const other = encoded(JSON.stringify({ sub: 'bram', sid: '1', aud: 'session', exp: later.getTime() / 1000 }))
    const forged = [
      `${encoded('{"alg":"none"}')}.${payload}.`,
      `${encoded('{"alg":"none"}')}.${payload}.${signature}`,
      `${encoded('{"alg":"HS256","typ":"JWT"}')}.${payload}.${signature}`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${signature!.slice(0, -1)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      ...['', '.', '..', '...', 'x'.repeat(200)],
    ]
    for (const token of forged) expect(await readToken('session', token, now), token).toBeUndefined()
  })
})
