import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import ActivationDoneScreen from '#frontend/features/account/ActivationDoneScreen.tsx'
import ActivationErrorScreen from '#frontend/features/account/ActivationErrorScreen.tsx'
import ActivationReminder from '#frontend/features/account/ActivationReminder.tsx'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import { confirmationMails } from '#shared/rules/limits.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => startRouter(showPage, { scroll: 'top' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/**
 * Stubs a server that answers activations with `answers` in order, then always with the last
 * answer. Returns the list of the activation calls.
 */
function serve(...answers: Answer[]): StubCall[] {
  const activations: StubCall[] = []
  stubApi((call) => {
    if (call.path !== '/api/activate.php') return answered(shownUser({ status: 'active' }))
    activations.push(call)
    return answers[Math.min(activations.length, answers.length) - 1]!
  })
  return activations
}
const openAt = (href: string) => {
  window.history.replaceState(null, '', href)
  showPage(locationOf(href))
}

afterEach(() => expectSoundPage())

describe('the activation link', () => {
  const done = answered({ status: 'activated' })

  test.each([
    ['a member', shownUser(), { 'Naar je startpagina': '/', 'Bekijk leden': '/members' }],
    ['a visitor', null, { Inloggen: '/login' }],
  ] as const)('ROUTE-10 ACC-23 HOME-27 is used at once and only once, and leads %s on', async (_, user, ways) => {
    openAt('/activate/done#token=abc')
    if (user) vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
    const sent = serve(done)
    const client = drawScreen(<ActivationDoneScreen />, { user })
    await waitFor(() => expect(document.title).toBe('We bevestigen je e-mailadres · Vonk'))
    expect(await screen.findByRole('heading', { name: 'Je account is geactiveerd' })).toBeTruthy()
    expect(sent).toEqual([expect.objectContaining({ method: 'POST', body: { token: 'abc' } })])
    expect(window.location.href).toMatch(/\/activate\/done$/)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(Object.fromEntries(links)).toEqual(ways)
    await waitFor(() => expect(document.title).toBe('Je account is geactiveerd · Vonk'))
    await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.status).toBe(user ? 'active' : undefined))
  })

  test('ACC-24 leads to the page of failed activations when it is refused', async () => {
    openAt('/activate/done#token=abc')
    serve(refusal('link_invalid', 'x'))
    drawScreen(<ActivationDoneScreen />, { user: null })
    await waitFor(() => expect(window.location.href).toMatch(/\/activate\/error$/))
  })

  test('ERR-10 can be tried again when the server is unreachable', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openAt('/activate/done#token=abc')
    let isDown = true
    const sent = serve(done)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      isDown ? Promise.reject(new TypeError('no network')) : fetch(...args),
    )
    drawScreen(<ActivationDoneScreen />, { user: null })
    expect(screen.getByRole('heading', { name: 'We bevestigen je e-mailadres' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await screen.findByRole('heading', { name: 'Dat lukte niet.' })).toBeTruthy()
    expect(screen.getByText('Er is een fout opgetreden, probeer het later opnieuw.')).toBeTruthy()
    expect(window.location.hash).toBe('#token=abc')
    vi.useRealTimers()
    isDown = false
    await press('Opnieuw proberen')
    expect(await screen.findByRole('heading', { name: 'Je account is geactiveerd' })).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  test('ROUTE-10 without a token makes no call', () => {
    openAt('/activate/done')
    const sent = serve(done)
    drawScreen(<ActivationDoneScreen />, { user: null })
    expect(screen.getByRole('heading', { name: 'Je account is geactiveerd' })).toBeTruthy()
    expect(sent).toEqual([])
  })
})

describe('the page of a failed activation', () => {
  test('ACC-24 ROUTE-11 tells a visitor how to get help, and to log in for a new mail', () => {
    drawScreen(<ActivationErrorScreen />, { user: null })
    expect(screen.getByRole('heading', { name: 'Activeren mislukt' })).toBeTruthy()
    expect(screen.getByText('Neem contact op via hulp@example.org.')).toBeTruthy()
    expect(screen.getByText('Log in om een nieuwe activatiemail aan te vragen.')).toBeTruthy()
    const login = screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')
    expect(login).toBe('/login?back=%2Factivate%2Ferror')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('ACC-24 ACC-25 lets a member request a new mail', async () => {
    const sent = serve(answered({ status: 'mail_sent' }))
    drawScreen(<ActivationErrorScreen />)
    expect(screen.queryByText(/^Log in/)).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    await press('Stuur een nieuwe mail')
    expect(await screen.findByText(/^Er is een nieuwe mail onderweg/)).toBeTruthy()
    expect(sent.map(({ body }) => body)).toEqual([{ resend: true }])
  })
})

describe('the activation reminder', () => {
  const onPhone = (is: boolean) =>
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: is,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    )
  const reminder = () => screen.queryByRole('complementary', { name: 'Bevestig je e-mailadres' })
  const modal = () => screen.queryByRole('dialog', { name: 'Bevestig je e-mailadres' })

  test.each([
    ['/members', false],
    ['/members', true],
    ['/members?api_signup_complete=1', false],
  ])('HOME-24 HOME-25 TRAP-54 on %s (smartphone: %s) is an alert that cannot be dismissed', (href, isPhone) => {
    onPhone(isPhone)
    showPage(locationOf(href))
    drawScreen(<ActivationReminder email="kim@example.org" />)
    expect(modal()).toBeNull()
    expect(reminder()?.textContent).toContain('kim@example.org')
    expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Verbergen' })).toBeNull()
  })

  test('HOME-25 right after signup on a smartphone is a modal, and the alert once that is dismissed, on the same page', async () => {
    onPhone(true)
    openAt('/signup/matches?api_signup_complete=1&page=2')
    drawScreen(<ActivationReminder email="kim@example.org" />)
    await waitFor(() => expect(modal()?.textContent).toContain('kim@example.org'))
    expect(reminder()).toBeNull()
    await press('Eerst rondkijken')
    await waitFor(() => expect(reminder()).not.toBeNull())
    expect(modal()).toBeNull()
    expect(window.location.pathname + window.location.search).toBe('/signup/matches?page=2')
  })

  test.each([
    [
      'too_many_requests',
      `Je kunt één nieuwe mail per minuut aanvragen, en ${confirmationMails.perDay} per dag. Probeer het straks opnieuw.`,
    ],
    ['already_confirmed', 'Je e-mailadres is al bevestigd.'],
  ] as const)('ACC-25 OPEN-22 shows the reason when a new mail is refused with %s', async (code, text) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
    serve(refusal(code, 'Je e-mailadres is al bevestigd.'))
    const client = drawScreen(<ActivationReminder email="kim@example.org" />, { user: { status: 'not_confirmed' } })
    await press('Stuur een nieuwe mail')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    const status = code === 'already_confirmed' ? 'active' : 'not_confirmed'
    await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.status).toBe(status))
  })
})
