import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetReturnPath, keepReturnPath, readReturnPath } from '#frontend/domain/account/return-path.ts'
import TransactionsScreen from '#frontend/features/credits/TransactionsScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownDiscount, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const id = '01KAGFAY00000000000000FA1B'
const chat = '/chats/0123456789abcdefghjkmnpqrs'
const shown = (more: Partial<Payment> = {}) => shownPayment({ id, ...more })
const user = userEvent.setup()

beforeEach(() => {
  forgetReturnPath()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const hrefOf = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const draw = (path: string) => {
  showPage(locationOf(path))
  drawScreen(<TransactionsScreen />)
}

afterEach(() => expectSoundPage())

describe('the list of payments', () => {
  const second = '01KAGFAY00000000000000FA2B'
  /** Stubs a server that answers with these pages in order. */
  const serve = (...pages: Answer[]): StubCall[] =>
    stubApi(({ path }) => {
      if (path === '/api/spending.php') return answered({ currency: 'EUR', spent: [], limits: [] })
      if (path === '/api/cards.php') return answered({ cards: [] })
      return path === '/api/returned.php' ? answered({ returned: [], next: null }) : pages.shift()!
    })

  test('PAY-15 ROUTE-33 links each to its own page, newest first, and loads further ones by a press', async () => {
    const calls = serve(
      answered({ payments: [shown({ status: 'completed' })], next: 'older' }),
      answered({ payments: [shown({ id: second, credits: 1, price_cents: 999, method: 'ideal' })], next: null }),
    )
    draw('/transactions')
    expect(screen.getByRole('heading', { level: 1, name: 'Je betalingen' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Je betalingen · Vonk'))
    expect(hrefOf(/60 credits.*Creditcard.*€\s19,99.*Betaald/)).toBe(null)
    await user.click(await screen.findByRole('button', { name: 'Meer betalingen' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/transactions/${id}`,
      `/transactions/${second}`,
    ])
    const texts = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/60 credits.*20 november 2026.*Creditcard.*€\s19,99.*Betaald/)
    expect(texts[1]).toMatch(/1 credit(?!s).*iDEAL.*€\s9,99.*Mislukt/)
    const asked = calls.filter(({ path }) => path === '/api/payments.php')
    expect(asked.map(({ query }) => query)).toEqual([undefined, { cursor: 'older' }])
    expect(screen.queryByRole('button', { name: 'Meer betalingen' })).toBeNull()
    expect(screen.queryByText('Nog geen betalingen')).toBeNull()
  })

  test('PAY-15 links to the bundles when it is empty', async () => {
    serve(answered({ payments: [], next: null }))
    draw('/transactions')
    expect(await screen.findByRole('heading', { name: 'Nog geen betalingen' })).toBeTruthy()
    expect(hrefOf('Credits bekijken')).toBe('/credits')
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('PAY-15 is retried after it failed to load, and keeps the loaded pages when a further one fails', async () => {
    const busy = refusal('too_many_requests', 'Even wachten.')
    serve(busy, answered({ payments: [shown()], next: 'older' }), busy, answered({ payments: [], next: null }))
    draw('/transactions')
    expect((await screen.findByRole('alert')).textContent).toContain('Even wachten.')
    expect(screen.queryByText('Nog geen betalingen')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await user.click(await screen.findByRole('button', { name: 'Meer betalingen' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Meer betalingen' })).toHaveProperty('disabled', false),
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Meer betalingen' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Meer betalingen' })).toBeNull())
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('the page of a payment', () => {
  const paid = (more: Partial<Payment> = {}) =>
    shown({ status: 'completed', completed_at: serverNow().toISOString(), ...more })

  /** Stubs a server with this payment as the newest, followed by `others`. */
  function serve(payment: Payment, { others = [] as Payment[], next = null as string | null } = {}) {
    return stubApi(({ path }) => {
      if (path === '/api/user.php') return answered(shownUser({ credits: 62, paid_user: true }))
      return answered(path === '/api/payments.php' ? { payments: [payment, ...others], next } : payment)
    })
  }
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    )

  test('PAY-14 ROUTE-33 shows what support asks for, and links to all payments', async () => {
    const calls = serve(shown({ discount_code: shownDiscount('LENTE', 10).code }))
    draw(`/transactions/${id}`)
    expect(screen.getByRole('heading', { name: 'Betaling' })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Betaling · Vonk'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Betaling mislukt' })).toBeTruthy()
    expect(facts()).toEqual([
      ['Credits', '60 credits'],
      ['Bedrag', '€ 19,99'],
      ['Waarvan 21% btw', '€ 3,47'],
      ['Kortingscode', 'LENTE'],
      ['Betaalmethode', 'Creditcard'],
      ['Datum', expect.stringMatching(/^20 november 2026/)],
      ['Kenmerk', 'VK7M-3RDN'],
    ])
    expect(calls[0]).toMatchObject({ path: '/api/payment.php', query: { id } })
    expect(hrefOf('Al je betalingen')).toBe('/transactions')
  })

  test.each([
    ['sct', /^Een overschrijving kan een paar werkdagen duren/],
    ['ideal', /^Zodra we iets horen/],
  ] as const)('PAY-19 says how long a pending one by %s takes, and how to continue', async (method, text) => {
    serve(shown({ status: 'pending', method, checkout_url: 'https://pay.example/1' }))
    draw(`/transactions/${id}`)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(hrefOf('Andere betaalmethode kiezen')).toBe('/credits/c60')
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    await user.click(screen.getByRole('button', { name: 'Verder met betalen' }))
    expect(assign.mock.calls).toEqual([['https://pay.example/1']])
  })

  test.each(['loading', 'pending'] as const)(
    'PAY-19 offers no link to pay for a %s one without a checkout page',
    async (status) => {
      serve(shown({ status }))
      draw(`/transactions/${id}`)
      await screen.findByRole('button', { name: 'Betaling annuleren' })
      expect(screen.queryByRole('button', { name: 'Verder met betalen' })).toBeNull()
      expect(screen.getByRole('status').textContent).toContain(status === 'loading' ? 'klaargezet' : 'We wachten op je')
    },
  )

  test.each([
    ['the first purchase', paid(), {}, true],
    ['a further purchase', paid(), { others: [paid({ id: '01KAGFAY00000000000000FA3B' })] }, false],
    ['one after failed attempts', paid(), { others: [shown({ id: '01KAGFAY00000000000000FA3B' })] }, true],
    ['one with further pages of payments', paid(), { next: 'older' }, false],
    ['one completed long ago', paid({ completed_at: '2026-11-01T12:00:00.000Z' }), {}, false],
  ])(
    'PAY-03 PAY-14 shows the new balance after %s, and welcomes to premium where due: case %#',
    async (_, payment, server, isWelcome) => {
      serve(payment, server)
      draw(`/transactions/${id}`)
      expect(await screen.findByText('62 credits')).toBeTruthy()
      expect(screen.getByRole('status').textContent).toContain('Gelukt, 60 credits erbij')
      await act(async () => {})
      const welcome = screen.queryByRole('heading', { name: 'Welkom bij premium' })
      expect(welcome !== null).toBe(isWelcome)
      expect(screen.queryByText(/betalingsbewijs krijg je per mail/) !== null).toBe(isWelcome)
    },
  )

  test.each([
    [null, 'Leden bekijken', '/members'],
    [chat, 'Terug naar je gesprek', chat],
    [`/members/${id}/chat`, 'Terug naar je gesprek', `/members/${id}/chat`],
    [`/members/${id}`, 'Terug naar het profiel', `/members/${id}`],
    ['/likes', 'Ga verder waar je gebleven was', '/likes'],
  ])('CHAT-34 after a payment by a member who came from %s has the link: %s', async (from, label, to) => {
    if (from) keepReturnPath(shownUser().id, { path: from, isLanding: false })
    serve(paid())
    draw(`/transactions/${id}`)
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(to)
    await user.click(link)
    expect(readReturnPath(shownUser().id)).toBeNull()
  })

  test('ERR-10 reports that it failed to load until it is retried', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isDown = true
    serve(paid())
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      isDown ? Promise.reject(new TypeError('no network')) : fetch(...args),
    )
    draw(`/transactions/${id}`)
    // Longer than all retries, and than the poll interval of an open payment.
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByText('Er is een fout opgetreden, probeer het later opnieuw.')).toBeTruthy()
    vi.useRealTimers()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('heading', { name: 'Gelukt, 60 credits erbij' })).toBeTruthy()
  })
})
