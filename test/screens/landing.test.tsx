import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { forgetReturnPath, keepReturnPath, readReturnPath } from '#frontend/domain/account/return-path.ts'
import { forgetLanded, landedPayment } from '#frontend/domain/credits/landed.ts'
import { bindReturnPath, returnPathOf } from '#frontend/domain/credits/payment-return.ts'
import OrderSheet from '#frontend/features/credits/OrderSheet.tsx'
import TransactionsScreen from '#frontend/features/credits/TransactionsScreen.tsx'
import { locationOf, navigate, showPage } from '#frontend/lib/router.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const id = '01KAGFAY00000000000000FA1B'
const chat = '/chats/0123456789abcdefghjkmnpqrs'
const memberId = shownUser().id
const user = userEvent.setup()

let payment: Payment
let calls: StubCall[]
beforeEach(() => {
  forgetReturnPath()
  localStorage.clear()
  navigate(`/transactions/${id}`)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
  payment = shownPayment({ id, status: 'completed', completed_at: serverNow().toISOString() })
  calls = stubApi(({ path }) => {
    if (path === '/api/bundles.php') return answered(shownOffer())
    if (path === '/api/user.php') return answered(shownUser({ credits: 60 }))
    return answered(path === '/api/payments.php' ? { payments: [payment], next: null } : payment)
  })
})
afterEach(() => {
  act(forgetLanded)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

const draw = () => {
  showPage(locationOf(`/transactions/${id}`))
  drawScreen(<TransactionsScreen />)
}
/** Starts the order of a payment in this tab, from the page at `path`. */
const order = (path: string, isLanding = true) => {
  keepReturnPath(memberId, { path, isLanding: false })
  bindReturnPath(memberId, id, isLanding ? { path, isLanding } : null)
}
const shown = () => window.location.pathname + window.location.search

describe('CHAT-34 a payment that was ordered over a conversation', () => {
  test.each([
    ['by its id', chat],
    ['by member', `/members/${id}/chat`],
    ['with the choice of a gift', `${chat}?gift=rose`],
  ])('CHAT-34 leads back to it once it is completed: %s', async (_, path) => {
    order(path)
    draw()
    await waitFor(() => expect(shown()).toBe(path))
    expect(landedPayment.read()).toEqual({ path, payment: id, credits: 60, isFirst: true })
    // a later visit of the payment page does not redirect again
    expect(returnPathOf(memberId, id)).toBeNull()
  })

  test('CHAT-34 also in the tab that the app of the bank opens', async () => {
    order(chat)
    forgetReturnPath()
    draw()
    await waitFor(() => expect(shown()).toBe(chat))
  })

  test.each(['pending', 'loading', 'failed'] as const)(
    'CHAT-34 keeps the way back while it is %s, for another attempt too',
    async (status) => {
      payment = shownPayment({ id, status, method: 'ideal' })
      order(chat)
      forgetReturnPath()
      draw()
      const link = await screen.findByRole('link', { name: 'Terug naar je gesprek' })
      expect(link.getAttribute('href')).toBe(chat)
      await user.click(link)
      expect(readReturnPath(memberId)).toMatchObject({ path: chat, isLanding: true })
      expect(returnPathOf(memberId, id)).toMatchObject({ path: chat, isLanding: true })
    },
  )

  test.each([
    ['another page', '/likes', true],
    ['a conversation by the page of the credits', chat, false],
  ])('CHAT-34 PAY-14 that was ordered from %s stays on its page', async (_, path, isLanding) => {
    order(path, isLanding)
    draw()
    expect(await screen.findByText('60 credits')).toBeTruthy()
    await act(async () => {})
    expect(
      await screen.findByRole('link', { name: /^(Terug naar je gesprek|Ga verder waar je gebleven was)$/ }),
    ).toBeTruthy()
    expect([shown(), landedPayment.read()]).toEqual([`/transactions/${id}`, null])
  })

  test.each([
    `//elsewhere.example${chat}`,
    `https://elsewhere.example${chat}`,
    '/nowhere',
    'javascript:alert(1)',
    'http://[',
  ])('CHAT-34 never leads to %s, whatever is stored', async (path) => {
    localStorage.setItem(`kept:${memberId}:payment-returns`, JSON.stringify([{ payment: id, path, isLanding: true }]))
    draw()
    const link = await screen.findByRole('link', { name: 'Leden bekijken' })
    expect([link.getAttribute('href'), shown()]).toEqual(['/members', `/transactions/${id}`])
  })

  test('CHAT-34 is forgotten when its member signs out, and never the way of another member', () => {
    keepReturnPath(memberId, { path: chat, isLanding: true })
    bindReturnPath('01KAGFAY00000000000000FA1C', id, null)
    expect(returnPathOf('01KAGFAY00000000000000FA1C', id)).toBeNull()
    expect(readReturnPath(memberId)).toMatchObject({ path: chat })
    emitMemberGone()
    expect(readReturnPath(memberId)).toBeNull()
  })

  test('CHAT-34 is remembered for the last five payments', () => {
    for (const each of ['1', '2', '3', '4', '5', '6']) {
      keepReturnPath(memberId, { path: `/chats/${each.repeat(26)}`, isLanding: false })
      bindReturnPath(memberId, each, null)
    }
    forgetReturnPath()
    expect(['1', '2', '6'].map((each) => returnPathOf(memberId, each)?.path ?? null)).toEqual([
      null,
      `/chats/${'2'.repeat(26)}`,
      `/chats/${'6'.repeat(26)}`,
    ])
  })
})

describe('CHAT-34 the order over a conversation', () => {
  const close = vi.fn()
  const drawOrder = () => {
    close.mockClear()
    act(() => showPage(locationOf(chat)))
    drawScreen(<OrderSheet order={{ bundle: 'c60', path: chat }} onClose={close} />)
  }

  test('CHAT-34 PAY-13 TRAP-20 has total, consent and the legal words, and binds the way back', async () => {
    payment = shownPayment({ id, status: 'pending', method: 'ideal', checkout_url: null })
    drawOrder()
    const sheet = within(await screen.findByRole('dialog', { name: '60 credits' }))
    expect(sheet.getByText(/^€\s19,99, één keer\./)).toBeTruthy()
    expect(sheet.getByText('Totaal, inclusief 21% btw')).toBeTruthy()
    await user.click(sheet.getByRole('radio', { name: /iDEAL/ }))
    await user.click(sheet.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))
    expect(sheet.getByText('Ga eerst akkoord met de directe levering.')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await user.click(sheet.getByRole('checkbox'))
    await user.click(sheet.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))
    await waitFor(() => expect(returnPathOf(memberId, id)).toMatchObject({ path: chat, isLanding: true }))
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('TRAP-05 has the discount with its countdown above the methods, where no bar covers it', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString()
    const discount = shownDiscount('TIMEBONUS25', 25, { expires: endsAt })
    stubApi(() => answered(shownOffer({ bundles: shownBundles(25), discount, discount_ends_at: endsAt })))
    drawOrder()
    const sheet = within(await screen.findByRole('dialog', { name: '60 credits' }))
    const timer = sheet.getByRole('timer')
    expect(timer.closest('dt')!.textContent).toMatch(/^Korting 25%Nog /)
    expect(timer.closest('.sticky')).toBeNull()
    const methods = sheet.getByRole('group', { name: 'Betaalmethode' })
    expect(timer.compareDocumentPosition(methods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test.each([
    ['another page', `/transactions/${id}`],
    ['another conversation', '/chats/zyxwvutsrqponmlkjihgfedcba'],
  ])('CHAT-34 closes when %s is opened', async (_, path) => {
    drawOrder()
    await screen.findByRole('dialog', { name: '60 credits' })
    expect(close).not.toHaveBeenCalled()
    act(() => showPage(locationOf(path)))
    expect(close).toHaveBeenCalledOnce()
  })

  test('CHAT-34 TRAP-37 cannot be closed while it is placed, so that it is not placed twice', async () => {
    payment = shownPayment({ id, status: 'pending', method: 'ideal', checkout_url: null })
    drawOrder()
    const sheet = within(await screen.findByRole('dialog', { name: '60 credits' }))
    await user.click(sheet.getByRole('radio', { name: /iDEAL/ }))
    await user.click(sheet.getByRole('checkbox'))
    expect(sheet.getByRole('button', { name: 'Sluiten' })).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Sluiten' })).toBeNull())
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(close).not.toHaveBeenCalled()
    await waitFor(() => expect(returnPathOf(memberId, id)).toMatchObject({ path: chat, isLanding: true }))
  })

  test('CHAT-34 that was closed has no part in a later purchase', async () => {
    drawOrder()
    await screen.findByRole('dialog', { name: '60 credits' })
    act(() => showPage(locationOf('/notifications')))
    bindReturnPath(memberId, id, null)
    expect(returnPathOf(memberId, id)).toBeNull()
  })
})
