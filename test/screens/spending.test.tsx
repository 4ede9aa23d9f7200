import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CancelCredits } from '#frontend/features/credits/parts/CancelCredits.tsx'
import { PaymentCountry } from '#frontend/features/credits/parts/PaymentCountry.tsx'
import { SpendingCard } from '#frontend/features/credits/parts/SpendingCard.tsx'
import type { Spending } from '#shared/model/spending.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const endsAt = '2026-11-29T23:00:00.000Z'
const limitOf = (period: 'day' | 'week' | 'month', more: Partial<Spending['limits'][number]> = {}) => ({
  period,
  limit_cents: null,
  used_cents: 1999,
  ends_at: endsAt,
  next: null,
  ...more,
})
const spending = (...limits: Spending['limits']): Spending => ({
  currency: 'EUR',
  spent: [{ currency: 'EUR', month_cents: 1999, total_cents: 6997 }],
  limits: [limitOf('day'), ...limits, limitOf('month')],
})
const raise = { limit_cents: 9000, starts_at: '2026-11-26T12:00:00.000Z' }
const sent = (calls: StubCall[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('PAY-65 what was spent this month and in total is shown, and how much of each limit is used', async () => {
  stubApi(() => answered(spending(limitOf('week', { limit_cents: 5000 }))))
  drawScreen(<SpendingCard />)
  expect((await screen.findByText('Deze maand')).parentElement!.textContent).toMatch(/€\s19,99$/)
  expect(screen.getByText('In totaal').parentElement!.textContent).toMatch(/€\s69,97$/)
  expect(screen.getByText('Elke week').parentElement!.textContent).toMatch(/€\s19,99 van €\s50,00 gebruikt/)
  expect(screen.getAllByText('Geen limiet')).toHaveLength(2)
})

test('PAY-65 a limit is set in the currency, an unclear amount is not sent', async () => {
  const calls = stubApi(() => answered(spending(limitOf('week'))))
  drawScreen(<SpendingCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByText('Je limieten'))
  await user.click(screen.getByRole('button', { name: 'Elke week: Instellen' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Limiet per week' }))
  const field = dialog.getByRole('textbox', { name: /Hoogste bedrag/ })
  for (const wrong of ['', 'veel', '12,345', '100000,01']) {
    await user.clear(field)
    if (wrong) await user.type(field, wrong)
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
    expect(dialog.getByText(/Vul een bedrag in tot/)).toBeTruthy()
  }
  expect(sent(calls)).toEqual([])
  await user.clear(field)
  await user.type(field, '49,5')
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(sent(calls)).toEqual([{ period: 'week', cents: 4950 }]))
})

test('PAY-65 a raise is shown with the moment when it starts, and can be taken back', async () => {
  const calls = stubApi(() => answered(spending(limitOf('week', { limit_cents: 5000, next: raise }))))
  drawScreen(<SpendingCard />)
  expect((await screen.findByText(/^Wordt/)).textContent).toMatch(/€\s90,00 op donderdag 26 november/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Toch niet verhogen' }))
  await waitFor(() => expect(sent(calls)).toEqual([{ period: 'week', cents: 5000 }]))
})

test('PAY-60 the credits of a payment that cannot be refunded: the text says how the money comes back', async () => {
  const cancel = { price_cents: 1999, credits: 60, last_day: '2026-12-04', ends_premium: false }
  const texts: string[] = []
  for (const method of ['paysafecard', 'ideal'] as const) {
    const payment = shownPayment({ method, status: 'completed', cancel })
    drawScreen(<CancelCredits payment={payment} offer={cancel} />, { settings: { in_eu: false } })
    await userEvent.setup().click(screen.getByRole('button', { name: 'Annuleer ongebruikte credits' }))
    texts.push(screen.getByRole('dialog').textContent ?? '')
    document.body.replaceChildren()
  }
  expect(texts[0]).toContain('paysafecard kan geen geld terugbetalen, dus maken wij het over.')
  expect(texts[1]).toContain('zoals je hebt betaald')
})

test('PAY-61 the payment country is chosen of those of the site, and hidden where it serves one', async () => {
  const calls = stubApi(() => answered({ payment_country: 'BE' }))
  drawScreen(<PaymentCountry offer={shownOffer()} />)
  const field = screen.getByRole('combobox', { name: 'Land van je betaling' })
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Nederland', 'België', 'Duitsland']])
  await userEvent.setup().selectOptions(field, 'BE')
  await waitFor(() => expect(sent(calls)).toEqual([{ country: 'BE' }]))
  document.body.replaceChildren()
  drawScreen(<PaymentCountry offer={shownOffer({ payment_countries: ['PL'] })} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})
