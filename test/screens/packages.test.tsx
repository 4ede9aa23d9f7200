import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import type { SessionState } from '#frontend/domain/account/session-state.ts'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import CreditsScreen from '#frontend/features/credits/CreditsScreen.tsx'
import PremiumScreen from '#frontend/features/credits/PremiumScreen.tsx'
import { timeBonusCode } from '#shared/rules/limits.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  emitMemberGone()
})

/** Stubs a server with this offer, and with 10% off for the code LENTE. */
function serve(offer: Offer) {
  const spring = shownOffer({ bundles: shownBundles(10), discount: shownDiscount('LENTE', 10) })
  stubApi(({ path, query }) => {
    if (path === '/api/payments.php') return answered({ payments: [], next: null })
    if (path === '/api/user.php') return answered(shownUser({ status: 'active' }))
    if (query?.code === undefined) return answered(offer)
    return query.code === 'LENTE' ? answered(spring) : refusal('code_not_found', 'Deze code bestaat niet.')
  })
}

const packages = async () => {
  const links = await screen.findAllByRole('link', { name: /^Kies [\d.]+ credits voor/ })
  return links.map((link) => link.closest('li')!)
}
/** The labels of each package, in the order shown. */
const labels = async () =>
  (await packages()).map((one) =>
    [/^Populair$/, /^\d+% korting$/].flatMap((label) =>
      within(one)
        .queryAllByText(label)
        .map((tag) => tag.textContent),
    ),
  )
const screens = [
  ['/credits', CreditsScreen],
  ['/premium', PremiumScreen],
] as const

afterEach(() => expectSoundPage())

test('PAY-08 each package says how much less its credits cost than those of the smallest', async () => {
  serve(shownOffer({ bundles: shownBundles(10) }))
  drawScreen(<CreditsScreen />)
  const savings = (await packages()).map((one) => within(one).queryByText(/goedkoper per credit$/)?.textContent ?? null)
  expect(savings).toEqual([null, ...[16, 24, 37].map((percent) => `${percent}% goedkoper per credit`)])
})

test('PAY-08 each package has an arrow where it has no button, on phones', async () => {
  serve(shownOffer())
  drawScreen(<CreditsScreen />)
  const links = (await packages()).map((one) => within(one).getByRole('link'))
  expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([1, 1, 1, 1])
})

describe('the labels of the packages', () => {
  test.each(screens)('PAY-09 OPEN-49 on %s mark only the package that the server calls popular', async (_, Screen) => {
    serve(shownOffer({ bundles: shownBundles().map((one) => ({ ...one, popular: one.id === 'c150' })) }))
    drawScreen(<Screen />)
    expect(await labels()).toEqual([[], [], ['Populair'], []])
  })

  test.each(screens)('PAY-09 PAY-10 on %s are none where nothing is popular or discounted', async (_, Screen) => {
    serve(shownOffer())
    drawScreen(<Screen />)
    expect(await labels()).toEqual([[], [], [], []])
  })

  test.each(screens)(
    'PAY-10 TRAP-11 on %s mark packages as discounted only where they are cheaper, with the old price beside the new',
    async (_, Screen) => {
      const discount = shownDiscount('HERFST', 20, { minimum_order_value: 1999 })
      serve(shownOffer({ bundles: shownBundles(20, 1999), discount }))
      drawScreen(<Screen />)
      expect(await labels()).toEqual([[], ['20% korting'], ['20% korting'], ['20% korting']])
      const [first, second] = await packages()
      expect(second!.textContent).toMatch(/€\s15,99/)
      expect(within(second!).getByText(/^Zonder korting €\s19,99$/)).toBeTruthy()
      expect(within(first!).queryByText(/^Zonder korting/)).toBeNull()
    },
  )

  test('PAY-09 PAY-10 may be both on one package', async () => {
    serve(shownOffer({ bundles: shownBundles(25).map((one) => ({ ...one, popular: one.id === 'c60' })) }))
    drawScreen(<CreditsScreen />)
    expect((await labels())[1]).toEqual(['Populair', '25% korting'])
  })
})

describe('a typed code and a welcome code', () => {
  const kept = () => JSON.parse(sessionStorage.getItem('session-state') ?? '{}') as Partial<SessionState>
  const codes = () => [kept().discountCode?.code ?? null, kept().welcomeDiscountCode ?? null]
  const type = async (code: string) => {
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Je code'), code)
    await user.click(screen.getByRole('button', { name: 'Toepassen' }))
  }
  const welcome = shownOffer({ bundles: shownBundles(25), discount: shownDiscount('WELKOM', 25) })

  test('PAY-37 PAY-36 are shown side by side; the welcome code applies again once the typed one is cleared', async () => {
    serve(welcome)
    drawScreen(<CreditsScreen />)
    await packages()
    expect(codes()).toEqual([null, 'WELKOM'])
    await type('lente')
    await screen.findByText(/^Code LENTE is toegepast\..*dan geldt weer je welkomstkorting met code WELKOM\.$/)
    expect(codes()).toEqual(['LENTE', 'WELKOM'])
    await userEvent.click(screen.getByRole('button', { name: 'Code verwijderen' }))
    await waitFor(async () => expect((await labels())[0]).toEqual(['25% korting']))
    expect(codes()).toEqual([null, 'WELKOM'])
  })

  test('PAY-37 do not include the code of a campaign that has ended meanwhile', async () => {
    serve(welcome)
    drawScreen(<CreditsScreen />)
    await packages()
    serve(shownOffer())
    await type('lente')
    await screen.findByText(/^Code LENTE is toegepast/)
    await waitFor(() => expect(codes()).toEqual(['LENTE', null]))
    expect(document.body.textContent).not.toContain('WELKOM')
  })

  test('PAY-37 PAY-52 do not include the time bonus as welcome code', async () => {
    serve(shownOffer({ bundles: shownBundles(25), discount: shownDiscount(timeBonusCode, 25) }))
    drawScreen(<CreditsScreen />)
    await packages()
    await type('lente')
    await screen.findByText(/^Code LENTE is toegepast/)
    expect(codes()).toEqual(['LENTE', null])
  })

  test('PAY-37 stay unchanged after a refused code, and disappear with the session', async () => {
    serve(welcome)
    drawScreen(<CreditsScreen />)
    await packages()
    await type('bestaatniet')
    await screen.findByText('Deze code bestaat niet.')
    expect(codes()).toEqual([null, 'WELKOM'])
    emitMemberGone()
    expect(codes()).toEqual([null, null])
  })
})

describe('claims about premium', () => {
  const said = () => [...document.querySelectorAll('main p')].map(({ textContent }) => textContent).join(' ')

  test.each([
    ['a visitor', null],
    ['a member', {}],
    ['a premium member', { paid_user: true }],
  ])('PAY-07 TRAP-10 are not made about the chance of a match to %s', async (_, user) => {
    serve(shownOffer())
    drawScreen(<PremiumScreen />, { user })
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(said()).not.toMatch(/kans|46|Bron/)
  })

  test('PAY-07 TRAP-10 OPEN-85 have the configured number and source where there are any', async () => {
    serve(shownOffer())
    const premium_claim = { percentage: 46, source: 'Onderzoek van Bureau Voorbeeld, 2026' }
    drawScreen(<PremiumScreen />, { settings: { premium_claim } })
    expect(said()).toContain('Met premium heb je 46% meer kans op een match.')
    expect(said()).toContain('Bron: Onderzoek van Bureau Voorbeeld, 2026')
  })

  test('OPEN-47 the limits are those of the country', () => {
    serve(shownOffer())
    drawScreen(<PremiumScreen />, { settings: { free_photos: 4, premium_photos: 30, free_conversations: 5 } })
    const text = document.body.textContent
    expect(text).toContain('Tot 30 eigen foto’s')
    expect(text).toContain('Zonder premium zijn het er 4.')
    expect(text).toContain('Zonder premium begin je er 5.')
  })

  test('PAY-07 TRAP-10 follow another configured number', async () => {
    serve(shownOffer())
    drawScreen(<PremiumScreen />, { settings: { premium_claim: { percentage: 12, source: 'Eigen telling' } } })
    expect(said()).toContain('12% meer kans')
    expect(said()).not.toContain('46')
  })
})
