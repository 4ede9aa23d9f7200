import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConsentBanner } from '#frontend/domain/site/ConsentBanner.tsx'
import { ConsentChoice } from '#frontend/domain/site/ConsentChoice.tsx'
import { consent, consentAsked, isConsentDue, readConsent } from '#frontend/domain/site/consent.ts'
import { consentDays } from '#shared/rules/limits.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const title = 'Mogen we onthouden hoe je hier kwam?'
const isAsked = () => screen.queryByRole('region', { name: title }) !== null
const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeEach(() => {
  localStorage.clear()
  consent.write(null)
  consentAsked.write(false)
})
afterEach(() => localStorage.clear())

afterEach(() => expectSoundPage())

test('TRAP-47 nobody is asked for consent where nothing depends on it', async () => {
  await import('#frontend/domain/site/ConsentQuestion.tsx')
  drawScreen(<ConsentBanner isMember={false} />)
  await act(async () => {})
  expect(isAsked()).toBe(false)
})

test.each([
  ['Ja, dat mag', 'granted', 'We onthouden via welke partnersite je kwam.'],
  ['Nee, liever niet', 'refused', 'We onthouden niet via welke partnersite je kwam.'],
] as const)(
  'TRAP-47 the answer "%s" closes the question, is stored for half a year and can be changed',
  async (label, said, text) => {
    drawScreen(
      <>
        <ConsentBanner isMember={false} />
        <ConsentChoice />
      </>,
    )
    expect(screen.queryByText(text)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Keuze wijzigen' }))
    await userEvent.click(await screen.findByRole('button', { name: label }))
    expect(isAsked()).toBe(false)
    expect(screen.getByText(text)).toBeTruthy()

    act(() => readConsent(daysLater(consentDays - 1)))
    expect(consent.read()).toBe(said)
    act(() => readConsent(daysLater(consentDays + 1)))
    expect(consent.read()).toBeNull()
  },
)

test('TRAP-47 a stored value of another format counts as no answer', () => {
  localStorage.setItem('cookie-consent', `perhaps ${Math.floor(Date.now() / 1000)}`)
  readConsent(new Date())
  expect(consent.read()).toBeNull()
})

test.each([
  [{ hasSource: true }, true],
  [{ hasSource: true, isMember: true }, false],
  [{ isBounceAsked: true }, true],
  [{ isBounceAsked: true, isMember: true }, true],
  [{ hasSource: true, consent: 'refused' }, false],
  [{ isBounceAsked: true, consent: 'granted' }, false],
  [{}, false],
] as const)('TRAP-47 with %j, the question for consent is due: %s', (now, isDue) => {
  expect(isConsentDue({ consent: null, hasSource: false, isBounceAsked: false, isMember: false, ...now })).toBe(isDue)
})
