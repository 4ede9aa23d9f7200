import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetReturnPath, keepReturnPath, readReturnPath } from '#frontend/domain/account/return-path.ts'
import { isFirstPurchase } from '#frontend/features/credits/first-purchase.ts'
import type { Payment } from '#shared/model/money.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const payment = (more: Partial<Payment> = {}): Payment => ({
  payment_id: 'one',
  id: 'one',
  reference: 'VK7M-3RDN',
  bundle: 'c25',
  credits: 25,
  currency: 'EUR',
  price_cents: 999,
  vat_percent: 21,
  vat_cents: 173,
  discount_code: null,
  method: 'ideal',
  stored_card: false,
  status: 'completed',
  created_at: minutesAgo(5),
  completed_at: minutesAgo(1),
  checkout_url: null,
  refund: null,
  charge_back: null,
  cancel: null,
  consent_at: null,
  terms: null,
  ...more,
})
const other = (more: Partial<Payment>) => payment({ payment_id: 'two', id: 'two', ...more })
const page = (...payments: Payment[]) => ({ payments, next: null })

describe('PAY-03 the welcome to premium is shown', () => {
  test('after the first completed purchase, despite failed attempts', () => {
    const failed = other({ status: 'failed', completed_at: null })
    expect(isFirstPurchase(payment(), page(payment()), now)).toBe(true)
    expect(isFirstPurchase(payment(), page(payment(), failed), now)).toBe(true)
  })

  test('not after another purchase, even a refunded one, nor where older payments are unknown', () => {
    expect(isFirstPurchase(payment(), page(payment(), other({})), now)).toBe(false)
    expect(isFirstPurchase(payment(), page(payment(), other({ status: 'refunded' })), now)).toBe(false)
    expect(isFirstPurchase(payment(), { payments: [payment()], next: 'one' }, now)).toBe(false)
    expect(isFirstPurchase(payment(), undefined, now)).toBe(false)
  })

  test('not for an open payment, nor on a later visit', () => {
    const open = payment({ status: 'pending', completed_at: null })
    expect(isFirstPurchase(open, page(open), now)).toBe(false)
    const old = payment({ completed_at: minutesAgo(61) })
    expect(isFirstPurchase(old, page(old), now)).toBe(false)
  })
})

describe('the stored return path', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  const member = '01JD3Z6T5N8Y2W9K4V7B1C6M0Y'

  test('is the page that the member left, until it is deleted, and not for another member', () => {
    expect(readReturnPath(member)).toBeNull()
    const path = '/members/01JD3Z6T5N8Y2W9K4V7B1C6M0X/chat'
    keepReturnPath(member, { path, isLanding: false })
    expect(readReturnPath('another')).toBeNull()
    expect(readReturnPath(member)).toMatchObject({ name: 'members-id-chat', path })
    forgetReturnPath()
    expect(readReturnPath(member)).toBeNull()
  })

  test('is never another site or an unknown page', () => {
    for (const path of [
      '//elsewhere.example/members',
      'https://elsewhere.example/members',
      '/nowhere',
      '/likes/m',
      'http://[',
    ]) {
      keepReturnPath(member, { path, isLanding: false })
      expect(readReturnPath(member), path).toBeNull()
    }
  })

  test('is absent without an error where storage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepReturnPath(member, { path: '/members', isLanding: false })
    expect(readReturnPath(member)).toBeNull()
  })
})
