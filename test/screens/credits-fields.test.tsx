import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import CreditsScreen from '#frontend/features/credits/CreditsScreen.tsx'
import PricingScreen from '#frontend/features/credits/PricingScreen.tsx'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, drawScreen, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Stubs a server with this offer. The server refuses every typed code, and every order fails. */
const serve = (offer: Offer = shownOffer()) =>
  stubApi(({ path, query }) => {
    if (path === '/api/user.php') return answered(shownUser({ credits: 41 }))
    if (path === '/api/payments.php') return answered({ payments: [], next: null })
    if (path === '/api/payment.php') return answered(shownPayment({ status: 'failed', method: 'ideal' }))
    return query?.code === undefined ? answered(offer) : refusal('code_not_found', 'Deze code bestaat niet.')
  })

afterEach(() => expectSoundPage())

describe('the field for a discount code', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>('Je code')
  const descriptionOf = (input: HTMLElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')

  test.each([
    [
      'with a discount',
      shownOffer({ bundles: shownBundles(25), discount: shownDiscount('WELKOM', 25) }),
      /in plaats van/,
    ],
    ['without one', shownOffer(), /^$/],
  ])('PAY-37 says only %s that a code replaces it', async (_, offer, words) => {
    serve(offer)
    drawScreen(<CreditsScreen />)
    await screen.findAllByRole('link', { name: /^Kies/ })
    await waitFor(async () => expect(descriptionOf(await field())).toMatch(words))
  })

  test('PAY-34 takes a code as it is printed, and ignores an empty one', async () => {
    const calls = serve()
    drawScreen(<CreditsScreen />)
    const input = await field()
    expect([input.maxLength, input.autocomplete, input.getAttribute('autocapitalize')]).toEqual([
      40,
      'off',
      'characters',
    ])
    await userEvent.type(input, '  ')
    await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
    expect(calls.filter(({ query }) => query?.code !== undefined)).toEqual([])
  })

  test('PAY-34 reports a refused code at the field, until something else is typed', async () => {
    serve()
    drawScreen(<CreditsScreen />)
    const input = await field()
    await userEvent.type(input, 'weg')
    await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
    await waitFor(() => expect(descriptionOf(input)).toContain('Deze code bestaat niet.'))
    expect([input.getAttribute('aria-invalid'), input.value]).toEqual(['true', 'weg'])
    await userEvent.type(input, 'x')
    expect(input.getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('the balance on the page of credits', () => {
  test.each([
    ['older than five seconds', 6000, 41],
    ['fresh', 3000, 7],
  ])('TRAP-57 is read again when it is %s', async (_, ageMs, shown) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
    serve()
    const client = newClient()
    client.setQueryData(settingsQuery.queryKey, shownSettings())
    client.setQueryData(userQuery.queryKey, shownUser({ credits: 7 }), { updatedAt: Date.now() - ageMs })
    drawInDutch(<CreditsScreen />, client)
    await screen.findAllByRole('link', { name: /^Kies/ })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.getByText('Je saldo', { exact: false }).textContent).toContain(`${shown} credits`)
  })
})

describe('the order form', () => {
  const draw = (wantedMethod = '') => {
    serve()
    const offer = shownOffer()
    drawScreen(
      <OrderForm offer={offer} bundle={offer.bundles[1]!} code={null} wantedMethod={wantedMethod} onEnd={() => {}} />,
    )
  }
  const order = () => userEvent.click(screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))

  test('PAY-12 moves the focus to the methods when none is chosen', async () => {
    draw()
    // `noValidate`: the form shows its own errors instead of the browser's.
    expect(document.querySelector('form')?.noValidate).toBe(true)
    await order()
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    const group = screen.getByRole('group', { name: 'Betaalmethode' })
    expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Kies eerst hoe je wilt betalen.',
    )
  })

  test('TRAP-20 moves the focus to the consent when only that is missing', async () => {
    draw('ideal')
    await order()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(screen.queryByText('Kies eerst hoe je wilt betalen.')).toBeNull()
  })

  test('PAY-21 announces an order that is refused otherwise than by card, and asks for another method', async () => {
    draw('ideal')
    await userEvent.click(screen.getByRole('checkbox'))
    await order()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Betaling mislukt')).toBeTruthy()
    expect(alert.textContent).toContain('De betaling is mislukt of geannuleeerd.')
    expect(alert.textContent).toContain('Probeer het opnieuw of kies een andere betaalmethode.')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.queryByText('Kies eerst hoe je wilt betalen.')).toBeNull()
  })
})

test('TRAP-21 the table of prices has headers for its columns and rows', async () => {
  serve()
  drawScreen(<PricingScreen />)
  const table = await screen.findByRole('table')
  const scopes = [...table.querySelectorAll('th')].map((header) => header.getAttribute('scope'))
  expect(scopes).toEqual([...Array(3).fill('col'), ...Array(4).fill('row')])
})
