import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { PaymentsPage } from '#frontend/features/credits/parts/PaymentsPage.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import RepeatOrderScreen from '#frontend/features/credits/RepeatOrderScreen.tsx'
import TextPageScreen from '#frontend/features/site/TextPageScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Payment } from '#shared/model/money.ts'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownBundles, shownDiscount, shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const visa = {
  id: '01KAGFAY000000000000000CA1',
  brand: 'Visa',
  last_four: '4242',
  expires_on: '2028-11',
  expired: false,
  stored_at: '2026-11-20T12:00:00.000Z',
}
const old = { ...visa, id: '01KAGFAY000000000000000CA2', brand: 'Mastercard', last_four: '5454', expired: true }
const boughtByCard = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z' })

let cards: (typeof visa)[]
let answer: ReturnType<typeof answered>
let calls: StubCall[]
beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
  cards = [visa, old]
  answer = answered(shownPayment({ status: 'pending', stored_card: true }))
  calls = stubApi(({ method, path, body }) => {
    if (path === '/api/cards.php') return answered({ cards })
    if (path === '/api/remove-card.php') {
      cards = cards.filter(({ id }) => id !== body.id)
      return answered({ removed: true })
    }
    if (path === '/api/spending.php') return answered({ currency: 'EUR', spent: [], limits: [] })
    if (path === '/api/returned.php') return answered({ returned: [], next: null })
    if (path === '/api/bundles.php') return answered(shownOffer())
    if (path === '/api/payment.php' && method === 'POST') return answer
    return path === '/api/payment.php' ? answered(shown) : answered({ payments: [boughtByCard], next: null })
  })
  showPage(locationOf('/credits/c60'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

let shown: Payment
const user = userEvent.setup()
const buyer = { user: { paid_user: true } }
const orders = () =>
  calls.filter(({ path, method }) => path === '/api/payment.php' && method === 'POST').map(({ body }) => body)
const consent = () => screen.getByRole('checkbox', { name: /^Lever mijn credits/ })
const storing = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Bewaar mijn kaart/ })
const button = () => screen.findByRole('button', { name: 'Bestelling met betalingsverplichting' })
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

function drawForm(wantedMethod = '', offer = shownOffer(), told: Parameters<typeof drawScreen>[1] = buyer) {
  drawScreen(
    <OrderForm offer={offer} bundle={offer.bundles[1]!} code={null} wantedMethod={wantedMethod} onEnd={() => {}} />,
    told,
  )
}

describe('PAY-56 the order form', () => {
  test('offers a stored card first and chosen, without expired ones, and charges it at the price shown', async () => {
    drawForm()
    expect((await radio('Betaal met Visa •••• 4242')).checked).toBe(true)
    expect(screen.getAllByRole('radio')[0]).toBe(await radio('Betaal met Visa •••• 4242'))
    expect(document.body.textContent).not.toContain('5454')
    expect(storing()).toBeNull()
    expect(screen.getByText(/We schrijven dit bedrag één keer af van je kaart/)).toBeTruthy()
    await user.click(consent())
    await user.click(await button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({ method: 'creditcard', card: visa.id, shown_cents: 1999 })
    expect(orders()[0]).not.toHaveProperty('store_card')
  })

  test('stores another card only with the consent, which is off and says what is kept', async () => {
    drawForm('ideal')
    expect((await radio('iDEAL')).checked).toBe(true)
    expect(storing()).toBeNull()
    await user.click(await radio('Andere creditcard'))
    expect(storing()!.checked).toBe(false)
    expect(screen.getByText(/Wij bewaren het merk, de laatste vier cijfers, de geldigheid/)).toBeTruthy()
    await user.click(await button())
    expect(document.activeElement).toBe(consent())
    await user.click(consent())
    await user.click(await button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).not.toHaveProperty('store_card')
    expect(orders()[0]).not.toHaveProperty('card')
  })

  test('sends the version of the consent that was given', async () => {
    cards = []
    drawForm('creditcard')
    await screen.findByRole('radio', { name: 'Creditcard' })
    await user.click(storing()!)
    await user.click(consent())
    await user.click(await button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({ method: 'creditcard', store_card: cardConsentVersion })
  })

  test('does not offer it where the discount cannot be paid by card', async () => {
    const discount = shownDiscount('PAYPAL', 10, { paymentmethods: ['paypal'] })
    drawForm('', shownOffer({ bundles: shownBundles(10), discount }))
    await radio('PayPal')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  test('leads to the open payment where a charge is under way or its outcome unknown', async () => {
    const { status, body } = refusal('card_busy', 'Er loopt nog een betaling.')
    answer = { status, body: { ...(body as object), payment: boughtByCard.id } }
    drawForm()
    await radio('Betaal met Visa •••• 4242')
    await user.click(consent())
    await user.click(await button())
    const link = await screen.findByRole('link', { name: 'Naar die betaling' })
    expect(link.getAttribute('href')).toBe(`/transactions/${boughtByCard.id}`)
  })

  test('PAY-22 says to try again or pay with PayPal when the card was declined', async () => {
    answer = answered(shownPayment({ status: 'failed', stored_card: true }))
    drawForm()
    await radio('Betaal met Visa •••• 4242')
    await user.click(consent())
    await user.click(await button())
    await screen.findByText('De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.')
  })
})

describe('PAY-56 PAY-11 OPEN-52 the repeat order', () => {
  const drawRepeat = () => drawScreen(<RepeatOrderScreen />, { ...buyer, settings: { repeat_order: true } })

  test('TRAP-20 by a stored card is one press, with total, consent and legal words in view', async () => {
    drawRepeat()
    const press = await button()
    expect(screen.getByText('Betaal met Visa •••• 4242')).toBeTruthy()
    expect(screen.getByText(/Door te bestellen ga je hiermee akkoord: Lever mijn credits meteen/)).toBeTruthy()
    expect(screen.getByText(/Totaal, inclusief/)).toBeTruthy()
    expect(screen.getByText(/19,99/)).toBeTruthy()
    await user.click(press)
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({
      bundle: 'c60',
      method: 'creditcard',
      card: visa.id,
      shown_cents: 1999,
      immediate_delivery: true,
    })
  })

  test('leads to the order page where no card can be charged', async () => {
    cards = [old]
    drawRepeat()
    const link = await screen.findByRole('link', { name: /Bestel opnieuw/ })
    expect(link.getAttribute('href')).toBe('/credits/c60/creditcard')
  })

  test('PAY-22 of a declined card says to try again or pay with PayPal', async () => {
    answer = answered(shownPayment({ status: 'failed', stored_card: true }))
    drawRepeat()
    await user.click(await button())
    await screen.findByText('De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.')
  })
})

describe('PAY-56 the page of a payment by a stored card', () => {
  const drawPayment = (more: Partial<Payment>) => {
    shown = shownPayment({ stored_card: true, ...more })
    drawScreen(<TransactionPage id={shown.id} />)
  }

  test('leads to the page on which the bank asks for a confirmation', async () => {
    drawPayment({ status: 'pending', checkout_url: 'https://pay.example/1' })
    await screen.findByText(/Je bank wil dat je deze betaling bevestigt/)
    expect(screen.getByRole('button', { name: 'Verder met betalen' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Betaling annuleren' })).toBeTruthy()
  })

  test.each(['loading', 'pending'] as const)(
    'offers nothing else while it is %s, as it may be charged',
    async (status) => {
      drawPayment({ status })
      await screen.findByText(/De betaaldienst kijkt of je kaart belast kan worden/)
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.queryByRole('link', { name: 'Andere betaalmethode kiezen' })).toBeNull()
    },
  )

  test('PAY-22 ERR-20 suggests a retry and PayPal when it failed', async () => {
    drawPayment({ status: 'failed' })
    await screen.findByText('De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.')
    expect(screen.getByRole('link', { name: 'Betaal met PayPal' })).toBeTruthy()
  })
})

test('PAY-56 the list of payments has the stored cards, also expired ones, and removes one after a question', async () => {
  drawScreen(<PaymentsPage />)
  await screen.findByRole('heading', { name: 'Opgeslagen kaarten' })
  expect(screen.getByText('Geldig tot en met november 2028')).toBeTruthy()
  expect(screen.getByText('Verlopen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa •••• 4242 verwijderen' }))
  expect(calls.filter(({ path }) => path === '/api/remove-card.php')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull())
  expect(calls.find(({ path }) => path === '/api/remove-card.php')?.body).toEqual({ id: visa.id })
  expect(screen.getByText('Mastercard •••• 5454')).toBeTruthy()
})

test.each([true, false])(
  'PAY-56 PAY-60 the questions explain stored cards where cards can be stored: %s',
  async (stores_cards) => {
    showPage(locationOf('/pages/faq'))
    drawScreen(<TextPageScreen />, { settings: { stores_cards } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByText(/laatste vier cijfers/)).toHaveLength(stores_cards ? 1 : 0)
  },
)
