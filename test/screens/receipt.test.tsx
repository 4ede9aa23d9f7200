import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import PricingScreen from '#frontend/features/credits/PricingScreen.tsx'
import { CancelCredits } from '#frontend/features/credits/parts/CancelCredits.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import type { Settings } from '#shared/contract/site.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
const cancel = { credits: 60, price_cents: 1999, last_day: '2026-12-04', ends_premium: false }
const agreed = {
  consent_at: '2026-11-20T12:00:00.000Z',
  completed_at: '2026-11-20T12:01:00.000Z',
  terms: { version: '2026-11-23', at: '2026-03-01T12:00:00.000Z' },
}
const paid = (more: Partial<Payment> = {}) => shownPayment({ status: 'completed', ...agreed, cancel, ...more })

function draw(payment: Payment, settings: Partial<Settings> = {}) {
  stubApi(({ path }) => {
    if (path === '/api/user.php') return answered(shownUser())
    return answered(path === '/api/payments.php' ? { payments: [payment], next: null } : payment)
  })
  drawScreen(<TransactionPage id={payment.id} />, { settings })
}

afterEach(() => expectSoundPage())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('PAY-57 the receipt on the page of a payment', () => {
  const returned = { price_cents: 1999, credits: 60, at: '2026-11-21T09:00:00.000Z' }
  test.each([
    ['completed', paid()],
    ['refunded', paid({ status: 'refunded', refund: returned, cancel: null })],
    ['charged_back', paid({ status: 'charged_back', charge_back: returned, cancel: null })],
  ])('PAY-57 of a %s one has reference, tax, seller and consents, and is printed by one press', async (_, payment) => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    draw(payment)
    await user.click(await screen.findByRole('button', { name: 'Afdrukken' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText('VK7M-3RDN')).toBeTruthy()
    expect(screen.getByText('Waarvan 21% btw').nextElementSibling?.textContent).toMatch(/^€\s3,47$/)
    expect(screen.getByText('Verkoper').parentElement?.textContent).toContain('Btw-nummer: ')
    expect(screen.getByText(/^Op 20 november 2026 om \d\d:00 heb je om directe levering gevraagd/)).toBeTruthy()
    expect(screen.getByText(/^Op 1 maart 2026 om .* akkoord met onze voorwaarden van 23 november 2026\.$/)).toBeTruthy()
    expect(screen.queryByText(/^Tot en met 4 december 2026 kun je/) !== null).toBe(payment.cancel !== null)
  })

  test('PAY-57 exists only once the payment was completed', async () => {
    draw(shownPayment({ status: 'failed', consent_at: agreed.consent_at }))
    await screen.findByText('VK7M-3RDN')
    expect(screen.queryByRole('button', { name: 'Afdrukken' })).toBeNull()
    expect(screen.queryByText('Verkoper')).toBeNull()
  })

  test('PAY-57 leaves out tax and consents that an older order did not store', async () => {
    draw(paid({ vat_percent: null, vat_cents: null, consent_at: null, terms: null }))
    await screen.findByRole('button', { name: 'Afdrukken' })
    expect(screen.queryByText(/btw$|directe levering|akkoord/)).toBeNull()
  })
})

describe('TRAP-20 the function to withdraw', () => {
  test('TRAP-20 has the words of the law in the EU, and names member, purchase and address', async () => {
    stubApi(() => answered(paid({ status: 'refunded', refund: { ...cancel, at: agreed.completed_at }, cancel: null })))
    drawScreen(<CancelCredits payment={paid()} offer={cancel} />, { user: { email: 'anna@example.org' } })
    expect(screen.getByText(/Herroepen kan tot en met 4 december$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Overeenkomst hier herroepen' }))
    const { name } = shownUser().profile
    const dialog = screen.getByRole('dialog').textContent
    expect(dialog).toContain(`Je herroept aankoop VK7M-3RDN als ${name}. De bevestiging gaat naar anna@example.org.`)
    await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }))
  })

  test('TRAP-20 outside the EU cancels in its own words', async () => {
    drawScreen(<CancelCredits payment={paid()} offer={cancel} />, { settings: { in_eu: false } })
    await user.click(screen.getByRole('button', { name: 'Annuleer ongebruikte credits' }))
    expect(screen.getByRole('button', { name: 'Annuleer 60 credits' })).toBeTruthy()
    expect(screen.queryByText(/herroep/i)).toBeNull()
  })
})

describe('PAY-58 the prices', () => {
  test.each([
    [{ vat_percent: 21, tax_term: 'btw' }, 'Alle prijzen zijn inclusief 21% btw.'],
    [{ vat_percent: 8.1, tax_term: 'btw' }, 'Alle prijzen zijn inclusief 8,1% btw.'],
    [{ vat_percent: null, tax_term: 'btw' }, 'Er komt geen belasting meer bij deze prijzen.'],
  ])('PAY-58 state the tax that they include: %o', async (settings, text) => {
    // The offer has the VAT rate of the member's country of payment, the settings the site's rate.
    stubApi(() => answered({ ...shownOffer(), vat_percent: settings.vat_percent }))
    drawScreen(<PricingScreen />, { settings })
    await screen.findByRole('table')
    expect(screen.getByText(text)).toBeTruthy()
  })
})
