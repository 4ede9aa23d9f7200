import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { bindReturnPath } from '#frontend/domain/credits/payment-return.ts'
import { OrderForm } from '#frontend/features/credits/parts/OrderForm.tsx'
import { TransactionPage } from '#frontend/features/credits/parts/TransactionPage.tsx'
import { keepText, keptKey } from '#frontend/lib/kept-texts.ts'
import type { Payment } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())

const cardWords = 'De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.'
const cardWordsAlone = 'De creditcardbetaling is mislukt. Probeer het opnieuw of kies een andere betaalmethode.'
const anyWords = 'De betaling is mislukt of geannuleeerd.'

/** A payment of the day before, by the same card and for the same bundle. */
const earlier = (more: Partial<Payment> = {}) =>
  shownPayment({
    id: '01KAGFAY0000000000000EAR1Y',
    status: 'completed',
    created_at: '2026-11-19T12:00:00.000Z',
    completed_at: '2026-11-19T12:01:00.000Z',
    ...more,
  })

/** Stubs a server with these payments, the failed one first. */
function serve(failed: Payment, before: readonly Payment[], methods: PaymentMethod[] = shownOffer().methods) {
  stubApi(({ method, path }) => {
    if (path === '/api/bundles.php') return answered(shownOffer({ methods }))
    if (path === '/api/payments.php') return answered({ payments: [failed, ...before], next: null })
    return path === '/api/payment.php' && (method === 'GET' || method === 'POST')
      ? answered(failed)
      : { status: 404, body: {} }
  })
}

const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => expectSoundPage())

describe('the page of a failed payment', () => {
  test('PAY-22 ERR-20 OPEN-78 suggests a retry and PayPal for a repeat order by credit card, with links to both', async () => {
    const failed = shownPayment()
    serve(failed, [earlier()])
    drawScreen(<TransactionPage id={failed.id} />)
    await screen.findByText(cardWords)
    expect(screen.getByRole('heading', { name: 'Betaling mislukt' })).toBeTruthy()
    expect(screen.queryByText(anyWords)).toBeNull()
    expect(wayTo('Opnieuw proberen')).toBe('/credits/c60/creditcard')
    expect(wayTo('Betaal met PayPal')).toBe('/credits/c60/paypal')
  })

  test('PAY-22 ERR-20 suggests PayPal only where it is available', async () => {
    const failed = shownPayment({ method: 'visa' })
    serve(failed, [earlier({ method: 'visa' })], ['ideal', 'visa'])
    drawScreen(<TransactionPage id={failed.id} />)
    await screen.findByText(cardWordsAlone)
    expect(document.body.textContent).not.toContain('PayPal')
    expect(wayTo('Opnieuw proberen')).toBe('/credits/c60/visa')
    expect(wayTo('Andere betaalmethode kiezen')).toBe('/credits/c60')
  })

  const other: [what: string, failed: Partial<Payment>, before: Payment[]][] = [
    ['a first order by card', {}, []],
    ['another bundle than before', {}, [earlier({ bundle: 'c25' })]],
    ['paid otherwise before', {}, [earlier({ method: 'paypal' })]],
    ['a card that failed before too', {}, [earlier({ status: 'failed', completed_at: null })]],
    ['bought only afterwards', {}, [earlier({ completed_at: '2026-11-20T12:30:00.000Z' })]],
    ['a repeat order that is no card', { method: 'ideal' }, [earlier({ method: 'ideal' })]],
  ]
  test.each(other)('PAY-21 PAY-22 has the general message for %s', async (_, failed, before) => {
    serve(shownPayment(failed), before)
    drawScreen(<TransactionPage id={shownPayment().id} />)
    await screen.findByText(anyWords)
    expect(screen.queryByText(cardWords)).toBeNull()
    expect(wayTo('Opnieuw proberen')).toBe(`/credits/c60/${failed.method ?? 'creditcard'}`)
  })

  test('PAY-21 says that no money came in, and has every other method that takes the price in place', async () => {
    serve(shownPayment({ method: 'ideal', bundle: 'c400' }), [])
    drawScreen(<TransactionPage id={shownPayment().id} />)
    expect(await screen.findByText(/^We hebben geen geld van je ontvangen\./)).toBeTruthy()
    const list = await screen.findByRole('navigation', { name: 'Probeer een andere methode' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([...['/credits/c400/paypal', '/credits/c400/creditcard', '/credits/c400/applepay', '/credits/c400/sct']])
  })

  test.each([
    ['says that it waits', 'Zondag om elf.', true],
    ['is silent', null, false],
  ])('CHAT-34 PAY-21 with the text typed in the conversation: %s', async (_, draft, isTold) => {
    const conversation = '0123456789abcdefghjkmnpqrs'
    const failed = shownPayment({ method: 'ideal' })
    serve(failed, [])
    bindReturnPath(shownUser().id, failed.id, { path: `/chats/${conversation}`, isLanding: true })
    keepText(keptKey(shownUser().id, 'draft', conversation), draft)
    drawScreen(<TransactionPage id={failed.id} />)
    expect(await screen.findByRole('link', { name: 'Terug naar je gesprek' })).toBeTruthy()
    expect(screen.queryByText('Je bericht staat nog klaar in het gesprek.') !== null).toBe(isTold)
    emitMemberGone()
  })

  test('PAY-21 PAY-22 has the general message for a card when the payments fail to load', async () => {
    stubApi(({ path }) =>
      path === '/api/payment.php' ? answered(shownPayment()) : { status: 422, body: { error: 'x', message: 'Nee.' } },
    )
    drawScreen(<TransactionPage id={shownPayment().id} />)
    await screen.findByText(anyWords)
  })
})

describe('an order by card that the payment provider refuses', () => {
  const press = async (before: readonly Payment[], methods: PaymentMethod[]) => {
    const user = userEvent.setup()
    serve(shownPayment(), before, methods)
    const offer = shownOffer({ methods })
    drawScreen(
      <OrderForm offer={offer} bundle={offer.bundles[1]!} code={null} wantedMethod="creditcard" onEnd={() => {}} />,
    )
    await user.click(screen.getByRole('checkbox', { name: /^Lever mijn credits/ }))
    await user.click(screen.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))
    await screen.findByText('Betaling mislukt')
    return screen.getByRole('alert').textContent
  }

  test('PAY-22 ERR-20 shows the message for cards at the order button when it is a repeat order', async () => {
    expect(await press([earlier()], ['creditcard', 'paypal'])).toContain(cardWords)
  })

  test('PAY-22 ERR-20 suggests PayPal only where it is offered', async () => {
    expect(await press([earlier()], ['creditcard'])).toContain(cardWordsAlone)
  })

  test('PAY-21 PAY-22 shows the general message when it is a first order', async () => {
    expect(await press([], ['creditcard', 'paypal'])).toContain(anyWords)
  })
})
