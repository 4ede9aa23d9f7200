import { focusManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { keepTypedCode } from '#frontend/domain/credits/discount-code.ts'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { Composer } from '#frontend/features/chats/parts/Composer.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  act(emitMemberGone)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

const settings = { minimum_message_costs: { NL: { costs: 25, currency: 'EUR' as const } } }
const nothing = () => {}
const reduced = (more: Partial<Offer> = {}) =>
  shownOffer({ bundles: shownBundles(25), discount: shownDiscount('TIMEBONUS25', 25), ...more })
/** Text of the line; queries by text turn the no-break space of a price into a plain space. */
const text = (euros: string) => `vanaf € ${euros} per bericht`

function draw(offer: Offer | null, user: Partial<CurrentUser> = {}) {
  const state = { offer }
  const calls = stubApi(() => (state.offer ? answered(state.offer) : refusal('too_many_requests', 'Even wachten.')))
  const client = drawScreen(
    <Composer
      fieldRef={{ current: null }}
      name="Bram"
      draft=""
      credits={3}
      photos={{ chosen: [], problems: [], isFull: false, add: async () => {}, remove: nothing }}
      onChange={nothing}
      onSend={nothing}
      onGift={nothing}
    />,
    { settings, user },
  )
  return { state, calls, client }
}

describe('TRAP-21 the minimum price of a message at its field', () => {
  test('TRAP-21 PAY-34 has the discount of the first purchase', async () => {
    draw(reduced())
    expect(await screen.findByText(text('0,19'))).toBeTruthy()
  })

  test('TRAP-21 TRAP-05 is never shown without the discount while that is loading', async () => {
    const { state, client } = draw(reduced())
    const line = document.querySelector('form > p:last-child')!
    expect(line.textContent).toBe('\u00a0')
    expect(await screen.findByText(text('0,19'))).toBe(line)
    state.offer = shownOffer()
    await act(() => client.invalidateQueries())
    expect(await screen.findByText(text('0,25'))).toBe(line)
  })

  test('TRAP-05 TRAP-21 loses the discount when it ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { state, calls } = draw(reduced({ discount_ends_at: new Date(Date.now() + 60_000).toISOString() }))
    await screen.findByText(text('0,19'))
    state.offer = shownOffer()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(calls).toHaveLength(2)
  })

  test('TRAP-05 TRAP-21 is the full price once the discount has ended and the prices fail to load', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { state, calls } = draw(reduced({ discount_ends_at: new Date(Date.now() + 60_000).toISOString() }))
    await screen.findByText(text('0,19'))
    state.offer = null
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
    const failed = calls.length
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(calls).toHaveLength(failed)
  })

  test('TRAP-05 TRAP-21 loses the discount as soon as the member returns to a tab that was hidden at its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { state } = draw(reduced({ discount_ends_at: new Date(Date.now() + 60_000).toISOString() }))
    await screen.findByText(text('0,19'))
    state.offer = shownOffer()
    focusManager.setFocused(false)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await act(async () => focusManager.setFocused(true))
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
  })

  test('TRAP-05 TRAP-21 never has a discount that ended before the field is shown', async () => {
    const { state, client } = draw(reduced({ discount_ends_at: new Date(Date.now() - 1000).toISOString() }))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.queryByText(text('0,19'))).toBeNull()
    state.offer = shownOffer()
    await act(() => client.invalidateQueries())
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
  })

  test('PAY-63 keeps a typed code while calls are limited', async () => {
    keepTypedCode({ member: shownUser().id, code: 'LENTE' })
    const { calls, client } = draw(null, { paid_user: true })
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
    await act(() => client.invalidateQueries())
    expect(calls.at(-1)?.query).toEqual({ code: 'LENTE' })
    expect(calls.length).toBeGreaterThan(1)
  })

  test.each([
    ['is premium', { paid_user: true }],
    ['has bought before', { has_purchased: true }],
  ])('TRAP-21 PAY-29 of a member who %s is the full price, without a call', async (_, user) => {
    const { calls } = draw(reduced(), user)
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
    expect(calls).toEqual([])
  })

  test('TRAP-21 PAY-34 of a member who has bought before has the discount of a typed code', async () => {
    keepTypedCode({ member: shownUser().id, code: 'LENTE' })
    const { calls } = draw(shownOffer({ bundles: shownBundles(10), discount: shownDiscount('LENTE', 10) }), {
      paid_user: true,
    })
    expect(await screen.findByText(text('0,23'))).toBeTruthy()
    expect(calls.map(({ query }) => query)).toEqual([{ code: 'LENTE' }])
  })

  test('TRAP-21 is the full price where the prices fail to load', async () => {
    draw(null)
    expect(await screen.findByText(text('0,25'))).toBeTruthy()
  })
})
