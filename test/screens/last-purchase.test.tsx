import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import CreditsScreen from '#frontend/features/credits/CreditsScreen.tsx'
import RepeatOrderScreen from '#frontend/features/credits/RepeatOrderScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Payment } from '#shared/model/money.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => {
  sessionStorage.clear()
  showPage(locationOf('/credits'))
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const failed = shownPayment({ status: 'failed' })
const purchase = shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z', method: 'paypal' })

/** Stubs a server with pages of payments; a page that is null is refused. */
function serve(pages: (Payment[] | null)[]) {
  const state = { pages }
  stubApi(({ path, query }) => {
    if (path === '/api/user.php') return answered(shownUser())
    if (path !== '/api/payments.php') return answered(shownOffer())
    const at = Number(query?.cursor?.slice(-1) ?? 0)
    const payments = state.pages[at]
    const next = at + 1 < state.pages.length ? `01JPAYMENT000000000000000${at + 1}` : null
    return payments ? answered({ payments, next }) : refusal('too_many_requests', 'Even wachten.')
  })
  return state
}

describe('the repeat of the last purchase', () => {
  test('PAY-11 OPEN-52 is offered after pages of failed orders', async () => {
    serve([[failed], [failed], [purchase]])
    drawScreen(<RepeatOrderScreen />)
    expect(await screen.findByRole('link', { name: /^Bestel opnieuw voor €\s19,99$/ })).toBeTruthy()
  })

  test('PAY-11 OPEN-52 is on the page of credits after a page of failed orders', async () => {
    serve([[failed], [purchase]])
    drawScreen(<CreditsScreen />)
    expect(await screen.findByRole('heading', { name: 'Nog een keer hetzelfde' })).toBeTruthy()
  })

  test.each([
    ['partially_refunded', true],
    ['refunded', false],
    ['charged_back', false],
  ] as const)('PAY-11 OPEN-52 of a purchase with status %s is offered: %s', async (status, isOffered) => {
    serve([[{ ...purchase, status }]])
    drawScreen(<RepeatOrderScreen />)
    if (isOffered) expect(await screen.findByRole('link', { name: /^Bestel opnieuw/ })).toBeTruthy()
    else expect(await screen.findByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeTruthy()
  })

  test('PAY-11 says that a further page could not be loaded, and loads it by a press', async () => {
    const state = serve([[failed], null])
    drawScreen(<RepeatOrderScreen />)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeNull()
    state.pages = [[failed], [purchase]]
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('link', { name: /^Bestel opnieuw/ })).toBeTruthy()
  })
})
