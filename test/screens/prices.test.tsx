import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import CreditsScreen from '#frontend/features/credits/CreditsScreen.tsx'
import DirectDebitScreen from '#frontend/features/credits/DirectDebitScreen.tsx'
import PremiumScreen from '#frontend/features/credits/PremiumScreen.tsx'
import PricingScreen from '#frontend/features/credits/PricingScreen.tsx'
import RepeatOrderScreen from '#frontend/features/credits/RepeatOrderScreen.tsx'
import TimeBonusBanner from '#frontend/features/credits/TimeBonusBanner.tsx'
import TimeBonusPopup from '#frontend/features/credits/TimeBonusPopup.tsx'
import { timeBonus } from '#frontend/features/credits/time-bonus.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Payment } from '#shared/model/money.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer, shownPayment } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => {
  sessionStorage.clear()
  showPage(locationOf('/credits'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  timeBonus.clear()
})

const busy = refusal('too_many_requests', 'Even wachten.')
/** Stubs a server with this offer and these payments. If one is null, its call is refused. */
function serve({ offer = shownOffer(), payments = [] }: { offer?: Offer | null; payments?: Payment[] | null } = {}) {
  const state = { offer, payments }
  stubApi(({ path }) => {
    if (path === '/api/user.php') return answered(shownUser())
    if (path === '/api/payments.php') return state.payments ? answered({ payments: state.payments, next: null }) : busy
    return state.offer ? answered(state.offer) : busy
  })
  return state
}
const draw = (Screen: () => React.ReactNode, told: Parameters<typeof drawScreen>[1] = {}) =>
  drawScreen(<Screen />, told)
/** Text in which the no-break space of a price is a plain space. */
const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')
const hrefOf = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(plain))
const payments = [shownPayment({ status: 'completed', completed_at: '2026-11-20T12:01:00.000Z', method: 'paypal' })]

afterEach(() => expectSoundPage())

describe('the page of prices', () => {
  test('TRAP-21 PAY-08 shows the price of each bundle and the price per credit, and an old price only where it is reduced', async () => {
    const discount = shownDiscount('HERFST', 20, { minimum_order_value: 1999 })
    serve({ offer: shownOffer({ bundles: shownBundles(20, 1999).slice(0, 2), discount }) })
    draw(PricingScreen)
    await screen.findByRole('table')
    expect(rows()).toEqual([
      ['Bundel', 'Prijs', 'Per credit'],
      ['25 credits', '€ 9,99', '€ 0,40'],
      ['60 credits', '€ 19,99 € 15,99', '€ 0,27'],
    ])
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
    expect(document.querySelectorAll('s')).toHaveLength(1)
    expect(screen.getByText(/^20% korting met code HERFST/)).toBeTruthy()
    expect(screen.getByText(/^Vanaf een bestelling van €\s19,99\.$/)).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Prijzen · Vonk'))
  })

  const uses = () => [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(plain))

  test('PAY-61 TRAP-21 shows what each thing costs, in credits and the minimum price', () => {
    serve()
    draw(PricingScreen, {
      user: null,
      settings: { minimum_message_costs: { NL: { costs: 50, currency: 'EUR' } }, message_credits: 2 },
    })
    expect(uses()).toEqual([
      ['Een bericht', '2 credits, vanaf € 0,50'],
      ['Een foto in een gesprek', '2 credits, vanaf € 0,50'],
      ['Een cadeautje', '3 credits, vanaf € 0,75'],
      ['Berichten krijgen en lezen', 'Gratis'],
      ['Aanmelden, zoeken en rondkijken', 'Gratis'],
      ['Bij je start krijg je', '2 credits'],
    ])
  })

  const settings = { minimum_message_costs: { NL: { costs: 25, currency: 'EUR' as const } } }
  const reduced = () => shownOffer({ bundles: shownBundles(25), discount: shownDiscount(timeBonusCode, 25) })

  test('TRAP-21 PAY-10 the minimum prices of a member with a discount are those of the table beside them', async () => {
    serve({ offer: reduced() })
    draw(PricingScreen, { settings })
    await screen.findByRole('table')
    expect(rows().at(-1)).toEqual(['400 credits', '€ 99,99 € 74,99', '€ 0,19'])
    await waitFor(() => expect(uses()[0]).toEqual(['Een bericht', '1 credit, vanaf € 0,19']))
    expect(uses().slice(1, 3)).toEqual([
      ['Een foto in een gesprek', '2 credits, vanaf € 0,38'],
      ['Een cadeautje', '3 credits, vanaf € 0,57'],
    ])
  })

  test('TRAP-05 TRAP-21 the minimum prices lose the discount when its countdown ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const discount_ends_at = new Date(Date.now() + 60_000).toISOString()
    const state = serve({ offer: { ...reduced(), discount_ends_at } })
    draw(PricingScreen, { settings })
    await screen.findByText('1 credit, vanaf € 0,19')
    state.offer = shownOffer()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByText('1 credit, vanaf € 0,25')).toBeTruthy()
  })

  test('shows neither free credits nor a minimum price where there are none', () => {
    serve()
    draw(PricingScreen, { settings: { signup_credits: 0, minimum_message_costs: {} } })
    expect(screen.queryByText('Bij je start krijg je')).toBeNull()
    expect(screen.getByText('Een cadeautje').nextElementSibling?.textContent).toBe('3 credits')
  })

  test.each([
    ['a member', {}, 'Credits kopen', '/credits', 'Gratis aanmelden'],
    ['a visitor', null, 'Gratis aanmelden', '/signup', 'Credits kopen'],
  ])('leads %s to the next step', (_, user, label, path, other) => {
    serve()
    draw(PricingScreen, { user })
    expect(hrefOf(label)).toBe(path)
    expect(hrefOf(other)).toBeNull()
    expect(hrefOf('Wat premium inhoudt')).toBe('/premium')
    expect(screen.getByText(/binnen 14 dagen annuleren\.$/)).toBeTruthy()
  })
})

describe('prices and payments that fail to load', () => {
  test.each([
    ['/pricing', PricingScreen],
    ['/credits', CreditsScreen],
    ['/premium', PremiumScreen],
    ['/directdebit', DirectDebitScreen],
    ['/credits/repeat-order', RepeatOrderScreen],
  ] as const)('are reported on %s, and reloaded by a press', async (_, Screen) => {
    const state = serve({ offer: null, payments })
    draw(Screen)
    expect((await screen.findByRole('alert')).textContent).toContain('Even wachten.')
    state.offer = shownOffer()
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findAllByText(/iDEAL|60 credits/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('PAY-11 are reported on the page of the repeat order, and reloaded by a press', async () => {
    const state = serve({ payments: null })
    draw(RepeatOrderScreen)
    await screen.findByText('Even wachten.')
    state.payments = payments
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('link', { name: /^Bestel opnieuw voor €\s19,99$/ })).toBeTruthy()
  })
})

describe('the page of credits', () => {
  test('TRAP-57 PAY-11 shows the balance, the payment methods and the last order to repeat', async () => {
    serve({ payments })
    draw(CreditsScreen, { user: { credits: 7 } })
    expect(await screen.findByRole('heading', { name: 'Nog een keer hetzelfde' })).toBeTruthy()
    expect(plain(screen.getByText('Je saldo', { exact: false }))).toBe('Je saldo7 credits')
    expect(screen.getByText(/^Een bericht kost 1 credit\./)).toBeTruthy()
    expect(hrefOf(/^Bestel opnieuw/)).toBe('/credits/c60/paypal')
    expect(hrefOf(/^Kies 60 credits voor €\s19,99$/)).toBe('/credits/c60')
    expect(hrefOf('Je betalingen')).toBe('/transactions')
    const methods = screen.getByRole('heading', { name: 'Zo kun je betalen' }).parentElement!
    const shown = within(methods).getAllByRole('listitem').map(plain)
    expect(shown).toEqual(['iDEAL', 'PayPal', 'Creditcard', 'Apple Pay', 'Bankoverschrijving', 'paysafecard'])
    await waitFor(() => expect(document.title).toBe('Credits · Vonk'))
  })

  test.each([
    ['who never bought', []],
    ['whose bundle is no longer sold', [{ ...payments[0]!, bundle: 'gone' }]],
  ])('PAY-11 OPEN-52 offers no repeat order to a member %s', async (_, payments) => {
    serve({ payments })
    draw(CreditsScreen)
    await screen.findAllByRole('link', { name: /^Kies/ })
    expect(screen.queryByRole('heading', { name: 'Nog een keer hetzelfde' })).toBeNull()
  })

  test('OPEN-52 offers no repeat order where the country has none', async () => {
    serve({ payments })
    draw(CreditsScreen, { settings: { repeat_order: false } })
    await screen.findAllByRole('link', { name: /^Kies/ })
    expect(screen.queryByRole('heading', { name: 'Nog een keer hetzelfde' })).toBeNull()
  })

  test.each([
    ['a free member', false],
    ['a premium member', true],
  ])('explains premium to members without it only: %s', async (_, paid_user) => {
    serve()
    draw(CreditsScreen, { user: { paid_user } })
    await screen.findAllByRole('link', { name: /^Kies/ })
    expect(screen.queryByRole('heading', { name: 'Je eerste aankoop maakt je premium' }) === null).toBe(paid_user)
  })

  test('OPEN-55 PAY-32 does not send an empty code, and reports a refused one until another letter is typed', async () => {
    serve()
    draw(CreditsScreen)
    await screen.findAllByRole('link', { name: /^Kies/ })
    const calls = stubApi(() => refusal('code_not_found', 'Deze code bestaat niet.'))
    await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
    await userEvent.type(screen.getByLabelText('Je code'), ' ')
    await userEvent.click(screen.getByRole('button', { name: 'Toepassen' }))
    expect(calls).toEqual([])
    await userEvent.type(screen.getByLabelText('Je code'), 'x{Enter}')
    expect(await screen.findByText('Deze code bestaat niet.')).toBeTruthy()
    expect(calls[0]?.query).toEqual({ code: 'X' })
    await userEvent.type(screen.getByLabelText('Je code'), 'y')
    expect(screen.queryByText('Deze code bestaat niet.')).toBeNull()
  })
})

describe('the page of premium', () => {
  test.each([
    ['a visitor', null, 'Premium, één keer en voor altijd', [null, '/signup', '/login?back=%2Fpremium'], false],
    ['a free member', {}, 'Premium, één keer en voor altijd', [null, null, null], true],
    ['a premium member', { paid_user: true }, 'Je bent premium', ['/credits', null, null], false],
  ] as const)('PAY-08 leads %s to the next step', async (_, user, title, ways, hasBundles) => {
    serve()
    draw(PremiumScreen, { user })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    await waitFor(() => expect(document.title).toBe(`${title} · Vonk`))
    expect(['Credits kopen', 'Gratis aanmelden', 'Inloggen'].map(hrefOf)).toEqual(ways)
    expect(screen.queryByRole('heading', { name: 'Kies je bundel' }) !== null).toBe(hasBundles)
    if (hasBundles) expect(await screen.findAllByRole('link', { name: /^Kies/ })).toHaveLength(4)
    expect(screen.getByText('Tot 25 eigen foto’s')).toBeTruthy()
    expect(screen.getByText(/^Zonder premium begin je er 2\./)).toBeTruthy()
    expect(hrefOf('Alle prijzen')).toBe('/pricing')
  })
})

test('ROUTE-32 TRAP-64 the page of direct debit asks for no bank data where it is not offered, and links to the available methods', async () => {
  serve({ offer: shownOffer({ methods: ['ideal', 'paypal'] }) })
  draw(DirectDebitScreen)
  expect(await screen.findByText('Betalen met automatische incasso kan hier niet')).toBeTruthy()
  expect((await screen.findAllByRole('listitem')).map(plain)).toEqual(['iDEAL', 'PayPal'])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(hrefOf('Naar de bundels')).toBe('/credits')
  await waitFor(() => expect(document.title).toBe('Automatische incasso · Vonk'))
})

describe('the page of the repeat order', () => {
  test.each([
    ['nothing was ordered yet', [], 'Je hebt nog niets besteld', /^Koop je een keer credits/],
    [
      'the bundle is no longer sold',
      [{ ...payments[0]!, bundle: 'gone' }],
      'Die bundel is er niet meer',
      /^Kies een andere/,
    ],
  ] as const)('ROUTE-31 OPEN-52 leads to the bundles where %s', async (_, payments, title, text) => {
    serve({ payments: [...payments] })
    draw(RepeatOrderScreen)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(hrefOf('Credits bekijken')).toBe('/credits')
    expect(hrefOf(/^Bestel opnieuw/)).toBeNull()
  })

  test('OPEN-52 leads to the bundles where the country has no repeat order', async () => {
    serve({ payments })
    draw(RepeatOrderScreen, { settings: { repeat_order: false } })
    await waitFor(() => expect(location.pathname).toBe('/credits'))
    const isOffered = screen.findByRole('link', { name: /^Bestel opnieuw/ }, { timeout: 300 })
    await expect(isOffered).rejects.toThrow()
  })

  test('PAY-11 PAY-58 shows the same order with its total and tax above one button', async () => {
    serve({ payments })
    draw(RepeatOrderScreen)
    await screen.findByRole('link', { name: /^Bestel opnieuw voor €\s19,99$/ })
    expect(plain(screen.getByText('Totaal, inclusief 21% btw').parentElement!)).toMatch(/btw€\s19,99$/)
    expect(hrefOf(/^Bestel opnieuw/)).toBe('/credits/c60/paypal')
  })

  test('OPEN-52 asks for another method when the former one is discontinued', async () => {
    serve({ payments, offer: shownOffer({ methods: ['ideal'] }) })
    draw(RepeatOrderScreen)
    await screen.findByRole('link', { name: /^Bestel opnieuw/ })
    expect(hrefOf(/^Bestel opnieuw/)).toBe('/credits/c60')
    expect(hrefOf('Andere bundel kiezen')).toBe('/credits')
  })
})

describe('the time bonus on screen', () => {
  const startBonus = () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00.000Z') })
    timeBonus.set(shownUser({ signup_date: '2026-11-20T19:00:00.000Z' }))
  }

  test('HOME-10 HOME-12 counts down the exact time in its banner, which links to the credits', () => {
    startBonus()
    drawScreen(<TimeBonusBanner />)
    const banner = screen.getByRole('complementary', { name: '25% korting op je eerste credits' })
    expect(within(banner).getByRole('timer').textContent).toBe('03:00:00')
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/credits')
  })

  test('HOME-15 HOME-16 HOME-17 TRAP-04 shows 25%, 4 hours and the exact time in its popup, which each way to close dismisses', () => {
    startBonus()
    const onDismiss = vi.fn()
    drawScreen(<TimeBonusPopup onDismiss={onDismiss} />)
    const popup = screen.getByRole('dialog', { name: '25% welkomstkorting' })
    expect(within(popup).getByText('Je eerste bundel is 25% goedkoper, tot 4 uur na aanmelding.')).toBeTruthy()
    expect(plain(within(popup).getByText(/^Voor jou nog/))).toBe('Voor jou nog 03:00:00')
    expect(hrefOf('Naar de credits')).toBe('/credits')
    for (const name of ['Niet nu', 'Sluiten']) screen.getByRole('button', { name }).click()
    screen.getByRole('link', { name: 'Naar de credits' }).click()
    expect(onDismiss).toHaveBeenCalledTimes(3)
  })

  const endsAt = '2099-11-20T20:00:00.000Z'
  const serveDiscount = (code: string) =>
    serve({
      offer: shownOffer({ bundles: shownBundles(25), discount: shownDiscount(code, 25), discount_ends_at: endsAt }),
    })

  test.each([
    ['/premium', PremiumScreen, 0],
    ['/credits', CreditsScreen, 1],
  ] as const)(
    'HOME-10 HOME-11 TRAP-05 has on %s a note with a countdown only where there is no banner',
    async (path, Screen, notes) => {
      timeBonus.set(shownUser({ signup_date: new Date().toISOString() }))
      showPage(locationOf(path))
      serveDiscount(timeBonusCode)
      draw(Screen)
      await screen.findAllByRole('link', { name: /^Kies/ })
      expect(screen.queryAllByText('25% korting op je eerste aankoop')).toHaveLength(notes)
      expect(screen.queryAllByRole('timer')).toHaveLength(notes)
      act(timeBonus.clear)
      expect(await screen.findByText('25% korting op je eerste aankoop')).toBeTruthy()
    },
  )

  test('PAY-52 PAY-34 the note of another code stays beside the banner of the time bonus', async () => {
    timeBonus.set(shownUser({ signup_date: new Date().toISOString() }))
    showPage(locationOf('/premium'))
    serveDiscount('LENTE')
    draw(PremiumScreen)
    expect(await screen.findByText('25% korting met code LENTE')).toBeTruthy()
  })
})
