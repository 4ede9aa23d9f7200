import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOrder } from '#frontend/features/credits/queries.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

/** Stubs a server that records each order, and refuses orders while `next.isRefused` is set. */
function server() {
  const sent: { id: string; code?: string }[] = []
  const next = { isRefused: false }
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    const body = JSON.parse(request.body as string)
    sent.push(body)
    if (next.isRefused)
      return new Response(JSON.stringify({ error: 'discount_in_use', message: 'Bezet.', payment: 'x' }), {
        status: 409,
      })
    const payment = {
      payment_id: body.id,
      id: body.id,
      bundle: body.bundle,
      credits: 60,
      currency: 'EUR',
      price_cents: 1499,
      discount_code: null,
      method: body.method,
      status: 'pending',
      created_at: '2026-11-20T12:00:00.000Z',
      completed_at: null,
      checkout_url: 'https://pay.example/1',
      refund: null,
      charge_back: null,
      cancel: null,
    }
    return new Response(JSON.stringify(payment), { status: 200 })
  })
  return { sent, next }
}

afterEach(() => expectSoundPage())

test('TRAP-37 TRAP-20 an order keeps its id when retried after a failure, and another order gets another id', async () => {
  const { sent, next } = server()
  const { result } = renderHook(() => useOrder(null), { wrapper })
  const press = (bundle: string) =>
    act(() => result.current.mutateAsync({ bundle, method: 'ideal', code: 'TIMEBONUS25' }).catch(() => {}))

  next.isRefused = true
  await press('c60')
  await press('c60')
  next.isRefused = false
  await press('c60')
  expect(sent[0]).toMatchObject({ bundle: 'c60', method: 'ideal', code: 'TIMEBONUS25', immediate_delivery: true })
  expect(sent[0]?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id, sent[0]?.id])

  await press('c60')
  await press('c25')
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3)
})
