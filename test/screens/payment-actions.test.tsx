import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CancelCredits } from '#frontend/features/credits/parts/CancelCredits.tsx'
import { PaymentList } from '#frontend/features/credits/parts/PaymentList.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import RepeatOrderScreen from '#frontend/features/credits/RepeatOrderScreen.tsx'
import { type Payment, paymentStatuses } from '#shared/model/money.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cancelButton = () => screen.queryByRole('button', { name: 'Betaling annuleren' })

afterEach(() => expectSoundPage())

describe('PAY-59 the button to cancel an open payment', () => {
  test('PAY-59 is listed for open payments only', () => {
    for (const status of paymentStatuses) {
      drawScreen(<PaymentList payments={[shownPayment({ status })]} />)
      expect(cancelButton() !== null, status).toBe(status === 'loading' || status === 'pending')
      document.body.replaceChildren()
    }
  })

  test.each(['loading', 'pending'] as const)('PAY-59 cancels on the page of a %s payment', async (status) => {
    const calls: StubCall[] = stubApi(({ path }) => {
      if (path === '/api/cancel-payment.php') return answered(shownPayment({ status: 'failed' }))
      return answered(path === '/api/payments.php' ? { payments: [], next: null } : shownPayment({ status }))
    })
    drawScreen(<TransactionPage id={shownPayment().id} />)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Betaling annuleren' }))
    await screen.findByRole('heading', { name: 'Betaling mislukt' })
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ id: shownPayment().id }])
    expect(cancelButton()).toBeNull()
  })

  test('PAY-59 shows a payment that was completed meanwhile as paid', async () => {
    const paid = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z' })
    stubApi(({ path }) => {
      if (path === '/api/cancel-payment.php') return answered(paid)
      if (path === '/api/payments.php') return answered({ payments: [paid], next: null })
      return answered(path === '/api/user.php' ? shownUser() : shownPayment({ status: 'pending' }))
    })
    drawScreen(<TransactionPage id={paid.id} />)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Betaling annuleren' }))
    await screen.findByRole('heading', { name: 'Gelukt, 60 credits erbij' })
  })
})

describe('the status of a payment', () => {
  test('PAY-14 PAY-19 is polled every 3 seconds while the payment is open, and not once it is final', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status: Payment['status'] = 'pending'
    const calls: StubCall[] = stubApi(({ path }) =>
      answered(path === '/api/payment.php' ? shownPayment({ status }) : { payments: [], next: null }),
    )
    const asked = () => calls.filter(({ path }) => path === '/api/payment.php').length
    drawScreen(<TransactionPage id={shownPayment().id} />)
    await screen.findByRole('heading', { name: 'We wachten op je betaling' })
    const first = asked()
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(asked()).toBe(first + 1)
    status = 'refunded'
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    await screen.findByText(/^De ongebruikte credits/)
    const last = asked()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(last)
  })
})

describe('TRAP-20 cancelling unused credits', () => {
  const offer = { credits: 17, price_cents: 680, last_day: '2026-12-04', ends_premium: false }
  const payment = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z', cancel: offer })
  const ending = /Daarna ben je geen premium meer/

  test.each([true, false])('TRAP-19 says whether it ends premium: %s', async (ends) => {
    drawScreen(<CancelCredits payment={payment} offer={{ ...offer, ends_premium: ends }} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Overeenkomst hier herroepen' }))
    expect(screen.getByText(/Je krijgt €\s6,80 terug/)).toBeTruthy()
    expect(screen.queryByText(ending) !== null).toBe(ends)
  })

  test('TRAP-20 shows a refusal in the dialog, and nothing as done', async () => {
    stubApi(() => refusal('credits_used', 'Je hebt ze al gebruikt.'))
    drawScreen(<CancelCredits payment={payment} offer={offer} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Overeenkomst hier herroepen' }))
    await user.click(screen.getByRole('button', { name: 'Herroeping bevestigen' }))
    await screen.findByText('Je hebt ze al gebruikt.')
  })
})

describe('PAY-11 OPEN-52 the repeat order', () => {
  const at = (day: number, more: Partial<Payment>) =>
    shownPayment({ id: `01KAGFAY000000000000000${day}00`, ...more, completed_at: `2026-11-0${day}T12:00:00.000Z` })

  test('PAY-11 OPEN-52 repeats the last completed purchase at the price of today', async () => {
    const payments = [
      shownPayment({ status: 'failed', bundle: 'c400' }),
      at(1, { status: 'completed', bundle: 'c25', method: 'ideal' }),
      at(3, { status: 'completed', bundle: 'c150', method: 'paypal' }),
      at(2, { status: 'completed', bundle: 'c60' }),
      at(4, { status: 'refunded', bundle: 'c400' }),
    ]
    stubApi(({ path }) => answered(path === '/api/payments.php' ? { payments, next: null } : shownOffer()))
    drawScreen(<RepeatOrderScreen />)
    const link = await screen.findByRole('link', { name: /^Bestel opnieuw voor €\s44,99/ })
    await waitFor(() => expect(link.getAttribute('href')).toBe('/credits/c150/paypal'))
  })
})
