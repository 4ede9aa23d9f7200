import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PaymentScreen from '#frontend/features/credits/PaymentScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => {
  sessionStorage.clear()
  showPage(locationOf('/credits/c60/ideal'))
})
afterEach(() => vi.unstubAllGlobals())

type Answer = ReturnType<typeof answered>
const serve = (offer: () => Answer) =>
  stubApi(({ path }) => {
    if (path === '/api/bundles.php') return offer()
    return answered(path === '/api/user.php' ? shownUser() : { payments: [], next: null })
  })
/**
 * Lines of the order, each with name and amount; the no-break space in a price becomes a plain
 * space.
 */
const lines = () =>
  screen.getAllByRole('definition').map((amount) => {
    const name = amount.previousElementSibling ?? amount.closest('div')!.querySelector('dt')!
    return [name.textContent, amount.textContent?.replace(/\s/g, ' ')]
  })

afterEach(() => expectSoundPage())

test('PAY-08 PAY-13 TRAP-20 the order shows bundle, price and total, and asks for consent', async () => {
  serve(() => answered(shownOffer()))
  drawScreen(<PaymentScreen />)
  expect(await screen.findByRole('heading', { level: 1, name: '60 credits' })).toBeTruthy()
  expect(screen.getByText(/^€\s19,99, één keer\. Kies hoe je wilt betalen\.$/)).toBeTruthy()
  expect(lines()).toEqual([
    ['60 credits', '€ 19,99'],
    ['Totaal, inclusief 21% btw', '€ 19,99'],
  ])
  expect(screen.getByRole('checkbox', { name: /binnen 14 dagen annuleren/ })).toHaveProperty('checked', false)
  expect(screen.getByText(/Het is geen abonnement\./)).toBeTruthy()
  const other = screen.getByRole('link', { name: 'Andere bundel kiezen' })
  expect(other.getAttribute('href')).toBe('/credits')
  expect(screen.getByRole('radio', { name: /iDEAL/ })).toHaveProperty('checked', true)
})

test('PAY-10 PAY-34 a discount of the order is a line of its own, with its percentage, amount and end', async () => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const discount = shownDiscount('TIMEBONUS25', 25, { expires: endsAt })
  serve(() => answered(shownOffer({ bundles: shownBundles(25), discount, discount_ends_at: endsAt })))
  drawScreen(<PaymentScreen />)
  await screen.findByRole('heading', { level: 1, name: '60 credits' })
  expect(lines()).toEqual([
    ['60 credits', '€ 19,99'],
    [expect.stringMatching(/^Korting 25%Nog .*(59:5|01:00)/), '€ -5,00'],
    ['Totaal, inclusief 21% btw', '€ 14,99'],
  ])
})

test.each([
  [false, true],
  [true, false],
])(
  'PAY-11 a member who is premium: %s reads in the order that it makes premium, and what happens next: %s',
  async (isPaid, isTold) => {
    serve(() => answered(shownOffer()))
    drawScreen(<PaymentScreen />, { user: { paid_user: isPaid } })
    await screen.findByRole('heading', { level: 1, name: '60 credits' })
    expect(screen.queryByRole('heading', { name: 'Hierna ben je premium' }) !== null).toBe(isTold)
    const told = [
      /staan de credits op je saldo/,
      /betalingsbewijs/,
      /^Geen abonnement/,
      /^Credits die je niet gebruikt/,
    ]
    for (const text of told) expect(screen.queryByText(text) !== null).toBe(isTold)
  },
)

test('prices of the order that fail to load can be retried', async () => {
  const answers = [refusal('too_many_requests', 'Even wachten.')]
  serve(() => answers.shift() ?? answered(shownOffer()))
  drawScreen(<PaymentScreen />)
  expect(await screen.findByText('Even wachten.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  const heading = await screen.findByRole('heading', { level: 1, name: '60 credits' })
  expect(within(heading.closest('main')!).queryByText('Even wachten.')).toBeNull()
})
