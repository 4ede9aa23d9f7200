import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Composer } from '#frontend/features/chats/parts/Composer.tsx'
import { Methods } from '#frontend/features/credits/parts/Methods.tsx'
import { UsePrices } from '#frontend/features/credits/parts/UsePrices.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownSettings } from '#test/support/shown.ts'
import { shownBundles, shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const settings = {
  company: { ...shownSettings().company, country: 'NL' as const },
  minimum_message_costs: {
    NL: { costs: 25, currency: 'EUR' as const },
    PL: { costs: 100, currency: 'PLN' as const },
  },
}
const polish: Partial<CurrentUser> = { payment_country: 'PL' }
const zloty = shownBundles().map((one) => ({ ...one, currency: 'PLN' as const, price_cents: one.credits * 100 }))

const nothing = () => {}
const composer = (
  <Composer
    fieldRef={{ current: null }}
    name="Bram"
    draft=""
    credits={3}
    photos={{ chosen: [], problems: [], isFull: false, add: async () => {}, remove: () => {} }}
    onChange={nothing}
    onSend={nothing}
    onGift={nothing}
  />
)

beforeEach(() => {
  stubApi(() => answered(shownOffer({ bundles: zloty })))
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

describe('PAY-23 the currency of the payment country', () => {
  test('PAY-23 PAY-61 is shown beside the field of a message', async () => {
    drawScreen(composer, { settings, user: polish })
    expect(await screen.findByText(/^vanaf PLN\s1,00 per bericht/)).toBeTruthy()
  })

  test('PAY-23 PAY-61 is shown in the list of prices', async () => {
    drawScreen(<UsePrices />, { settings, user: polish })
    expect(await screen.findByText(/^1 credit, vanaf PLN\s1,00$/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('€')
  })

  test('PAY-23 is that of the site for a visitor', () => {
    drawScreen(<UsePrices />, { settings, user: null })
    expect(screen.getByText(/^1 credit, vanaf €\s0,25$/)).toBeTruthy()
  })
})

test('OPEN-50 PAY-12 the payment methods shown are exactly those of the offer, each by its name', () => {
  drawScreen(<Methods methods={['prezelewy24', 'blik', 'paypal', 'sct']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Przelewy24$/),
    expect.stringMatching(/BLIK$/),
    expect.stringMatching(/PayPal$/),
    expect.stringMatching(/Bankoverschrijving$/),
  ])
})
