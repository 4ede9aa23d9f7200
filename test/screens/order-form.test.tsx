import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { placeOf, showPage } from '#frontend/lib/router.ts'
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
  showPage(placeOf('/credits/c60'))
})
afterEach(() => vi.unstubAllGlobals())

const orders = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const button = () => screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' })

function draw({ offer = shownOffer(), code = null as string | null, wantedMethod = '' } = {}) {
  drawScreen(
    <OrderForm offer={offer} bundle={offer.bundles[1]!} code={code} wantedMethod={wantedMethod} onEnd={() => {}} />,
  )
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
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    expect(screen.getByText('Kies eerst hoe je wilt betalen.')).toBeTruthy()
    expect(orders()).toEqual([])
  })

  test('PAY-13 PAY-34 sends bundle, method, consent and the code of the discount shown', async () => {
    const offer = shownOffer({ bundles: shownBundles(10), discount: shownDiscount('LENTE', 10) })
    const user = draw({ offer, code: 'LENTE', wantedMethod: 'paypal' })
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({ bundle: 'c60', method: 'paypal', code: 'LENTE', immediate_delivery: true })
  })

  test('PAY-38 does not send a code that does not reduce this bundle, and says so', async () => {
    const offer = shownOffer({ bundles: shownBundles(10, 4499), discount: shownDiscount('GROOT', 10) })
    const user = draw({ offer, code: 'GROOT', wantedMethod: 'ideal' })
    expect(screen.getByText('Code GROOT geldt niet voor deze bundel.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
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

  test('TRAP-76 does not lead to the payment when the price of the order is not the one shown', async () => {
    ordered = { status: 'pending', price_cents: 2499, checkout_url: 'https://pay.example/1' }
    const user = draw({ wantedMethod: 'ideal' })
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${shownPayment().id}`))
    expect(toastStore.read().map(({ text }) => text)).toContain(
      'De prijs is veranderd. Kijk eerst of je akkoord bent voordat je betaalt.',
    )
  })
})
