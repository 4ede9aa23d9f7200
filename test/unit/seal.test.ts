import { afterEach, describe, expect, test, vi } from 'vitest'
import { seal, unseal } from '#functions/platform/seal.ts'

const keys = (...values: string[]) => vi.stubEnv('SESSION_KEYS', values.join(','))
afterEach(() => vi.unstubAllEnvs())

const purpose = { label: 'cursor', context: '/api/search.php anna' }

describe('a sealed text', () => {
  test('opens in another process, and with an older key during a rotation', async () => {
    keys('old')
    const sealed = seal('position', purpose)
    vi.resetModules()
    const restarted = await import('#functions/platform/seal.ts')
    expect(restarted.unseal(sealed, purpose)).toBe('position')
    keys('new', 'old')
    expect(unseal(sealed, purpose)).toBe('position')
    const renewed = seal('position', purpose)
    keys('new')
    expect(unseal(renewed, purpose)).toBe('position')
    expect(unseal(sealed, purpose)).toBeUndefined()
  })

  test('opens only with its label and in its context', () => {
    keys('key')
    const sealed = seal('position', purpose)
    expect(unseal(sealed, { ...purpose, label: 'staff authenticator' })).toBeUndefined()
    expect(unseal(sealed, { ...purpose, context: '/api/search.php bram' })).toBeUndefined()
    expect(unseal(sealed, { label: purpose.label })).toBeUndefined()
  })

  test('does not open if it is cut, to an empty text or within its authentication tag', () => {
    keys('key')
    const sealed = Buffer.from(seal('', purpose), 'base64url')
    expect(unseal(sealed.toString('base64url'), purpose)).toBe('')
    for (let length = 0; length < sealed.length; length++)
      expect(unseal(sealed.subarray(0, length).toString('base64url'), purpose)).toBeUndefined()
  })

  test('opens as earlier versions stored it', () => {
    keys('key')
    // nonce, authentication tag and text
    const stored = 'NhYb659RFEZfg9WN1UuXd7uLJDb2w_zvs90a9RGpXoEpNJFYdvolnXxbDHE'
    expect(unseal(stored, { label: 'staff authenticator' })).toBe('JBSWY3DPEHPK3PXP')
  })
})
