import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { toastStore } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownBundles, shownDiscount, shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

let calls: StubCall[]
let ordered: Partial<Payment>
beforeEach(() => {
  ordered = { status: 'pending', checkout_url: null }
  calls = stubApi(({ path }) =>
    path === '/api/payment.php' ? answered(shownPayment(ordered)) : answered({ payments: [], next: null }),
  )
  showPage(locationOf('/credits/c60'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const orders = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const button = () => screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' })

type Drawn = { offer?: Offer; code?: string | null; wantedMethod?: string; isBuyer?: boolean }
const drawForm = ({ offer = shownOffer(), code = null, wantedMethod = '', isBuyer = false }: Drawn = {}) =>
  drawScreen(
    <OrderForm offer={offer} bundle={offer.bundles[1]!} code={code} wantedMethod={wantedMethod} onEnd={() => {}} />,
    { user: { paid_user: isBuyer } },
  )
function draw(drawn?: Drawn) {
  drawForm(drawn)
  return userEvent.setup()
}

afterEach(() => expectSoundPage())

describe('PAY-13 TRAP-20 the order form', () => {
  test('TRAP-20 sends nothing without consent', async () => {
    const user = draw({ wantedMethod: 'ideal' })
    await user.click(button())
    expect(screen.getByText('Ga eerst akkoord met de directe levering.')).toBeTruthy()
    expect(orders()).toEqual([])
  })

  test('PAY-12 sends nothing without a method', async () => {
    const user = draw()
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    expect(screen.getByText('Kies eerst hoe je wilt betalen.')).toBeTruthy()
    expect(orders()).toEqual([])
  })

  test('PAY-13 PAY-34 sends bundle, method, consent and the code of the discount shown', async () => {
    const offer = shownOffer({ bundles: shownBundles(10), discount: shownDiscount('LENTE', 10) })
    const user = draw({ offer, code: 'LENTE', wantedMethod: 'paypal' })
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({ bundle: 'c60', method: 'paypal', code: 'LENTE', immediate_delivery: true })
  })

  test('TRAP-37 CHAT-34 leads to the page of the payment where the page of the provider does not load', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    ordered = { status: 'pending', checkout_url: '#betalen' }
    const user = draw({ wantedMethod: 'ideal' })
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    await waitFor(() => expect(window.location.hash).toBe('#betalen'))
    expect(button().getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(window.location.pathname).toBe(`/transactions/${shownPayment().id}`)
    expect(button().getAttribute('aria-busy')).not.toBe('true')
    window.history.replaceState(null, '', '/')
  })

  test('PAY-38 does not send a code that does not reduce this bundle, and says so', async () => {
    const offer = shownOffer({ bundles: shownBundles(10, 4499), discount: shownDiscount('GROOT', 10) })
    const user = draw({ offer, code: 'GROOT', wantedMethod: 'ideal' })
    expect(screen.getByText('Code GROOT geldt niet voor deze bundel.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).not.toHaveProperty('code')
  })

  test('PAY-38 offers only the methods for which the code is valid', () => {
    const discount = shownDiscount('PAYPAL', 10, { paymentmethods: ['paypal'] })
    draw({ offer: shownOffer({ bundles: shownBundles(10), discount }), code: 'PAYPAL', wantedMethod: 'ideal' })
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test.each([
    ['the method', 'paypal', {}, 'PayPal'],
    ['the choice for all cards where that was a card', 'mastercard', {}, 'Creditcard'],
    ['none that is not offered', 'blik', {}, null],
    ['none where another is in the address', 'paypal', { wantedMethod: 'ideal' }, 'iDEAL'],
    ['none that was paid back', 'paypal', { status: 'refunded' }, null],
  ] as const)(
    'PAY-12 TRAP-20 preselects of the last purchase %s, and leaves the consent open',
    async (_, method, more, name) => {
      const { wantedMethod = '', ...of } = more as { wantedMethod?: string } & Partial<Payment>
      const bought = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z', method, ...of })
      calls = stubApi(({ path }) =>
        answered(path === '/api/payments.php' ? { payments: [bought], next: null } : { cards: [] }),
      )
      const client = drawForm({ wantedMethod, isBuyer: true })
      await screen.findAllByRole('radio')
      await waitFor(() => expect(client.isFetching()).toBe(0))
      const chosen = () => screen.queryByRole('radio', { checked: true })
      await waitFor(() => expect(chosen()).toBe(name && screen.getByRole('radio', { name })))
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Lever mijn credits/ }).checked).toBe(false)
    },
  )

  test('PAY-12 TRAP-20 sends no order by the method of the last purchase before the methods are shown', async () => {
    const bought = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z', method: 'paypal' })
    calls = stubApi(({ path }) =>
      path === '/api/payments.php' ? answered({ payments: [bought], next: null }) : new Promise(() => {}),
    )
    const client = drawForm({ isBuyer: true })
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/payments.php'))
    await waitFor(() => expect(client.isFetching()).toBe(1))
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    expect(orders()).toEqual([])
  })

  test('PAY-12 preselects nothing for a member without purchases, and does not ask for any', async () => {
    draw()
    expect(await screen.findAllByRole('radio')).toHaveLength(6)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(calls.map(({ path }) => path)).not.toContain('/api/payments.php')
  })

  test.each([
    ['', 'creditcard'],
    ['visa', 'visa'],
  ])('PAY-60 PAY-22 has one choice for all cards; the address /%s orders by %s', async (wantedMethod, sent) => {
    const user = draw({ wantedMethod })
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    const card = screen.getByRole('radio', { name: 'Creditcard' })
    expect((card as HTMLInputElement).checked).toBe(wantedMethod === 'visa')
    await user.click(card)
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({ method: sent })
  })

  test('PAY-58 PAY-61 the total contains the tax of the payment country, not that of the site', () => {
    draw({ offer: shownOffer({ vat_percent: 19 }) })
    expect(screen.getByText(/^Totaal/).textContent).toMatch(/19\s?%/)
  })

  test('PAY-60 a single card has its own name', () => {
    draw({ offer: shownOffer({ methods: ['ideal', 'visa'] }) })
    expect(screen.getByRole('radio', { name: 'Visa' })).toBeTruthy()
  })

  test('PAY-60 a method that does not take the price cannot be chosen, and says up to what it can', async () => {
    const [, , , dear] = shownBundles()
    const user = draw({ offer: shownOffer({ bundles: [dear!, dear!] }), wantedMethod: 'paysafecard' })
    const radio = screen.getByRole('radio', { name: /^paysafecard\s*Tot en met €\s50,00$/ }) as HTMLInputElement
    expect([radio.disabled, radio.checked]).toEqual([true, false])
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    expect(screen.getByText('Kies eerst hoe je wilt betalen.')).toBeTruthy()
    expect(orders()).toEqual([])
  })

  test('PAY-65 an order above a limit names it, what is left, and when it fits again', async () => {
    const reached = { period: 'week', currency: 'EUR', limit_cents: 5000, left_cents: 1200 }
    const frees = { frees_at: '2026-11-29T23:00:00.000Z' }
    stubApi(({ path }) =>
      path === '/api/payment.php'
        ? { status: 403, body: { error: 'spending_limit', message: 'Te veel.', ...reached, ...frees } }
        : answered(shownOffer()),
    )
    const user = draw({ wantedMethod: 'ideal' })
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/boven je limiet van €\s50,00 per week\. Je kunt nog €\s12,00 uitgeven\./)
    expect(alert.textContent).toMatch(/Vanaf \S+ (29|30) november .*kun je dit weer bestellen/)
    expect(screen.getByRole('link', { name: 'Naar je limieten' }).getAttribute('href')).toBe('/transactions#limits')
  })

  test('TRAP-76 does not lead to the payment when the price of the order is not the one shown', async () => {
    ordered = { status: 'pending', price_cents: 2499, checkout_url: 'https://pay.example/1' }
    const user = draw({ wantedMethod: 'ideal' })
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(button())
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${shownPayment().id}`))
    expect(toastStore.read().map(({ text }) => text)).toContain(
      'De prijs is veranderd. Kijk eerst of je akkoord bent voordat je betaalt.',
    )
  })
})
