import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import AgeGate from '#frontend/app/AgeGate.tsx'
import { Pages } from '#frontend/app/Pages.tsx'
import { queryClient } from '#frontend/app/query-client.ts'
import { startPages } from '#frontend/app/router.ts'
import { routeOf } from '#frontend/app/routes.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import AgeCheckScreen from '#frontend/features/account/AgeCheckScreen.tsx'
import { locationOf, navigate, showPage, startRouter } from '#frontend/lib/router.ts'
import type { OwnAgeCheck } from '#shared/model/age-check.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, drawScreen } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { Tab } from '#test/support/tab-title.tsx'

const { members } = vi.hoisted(() => ({ members: vi.fn(() => 'the members') }))
vi.mock('#frontend/features/members/MembersScreen.tsx', () => ({ default: members }))
vi.mock('#frontend/app/layouts/DefaultLayout.tsx', () => ({
  DefaultLayout: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('#frontend/app/load-banners.ts', () => ({ loadBanners: () => null }))

const needing = { user: { age_check: true }, settings: { age_check: 'Yoti' } }
const openAt = (href: string) => {
  window.history.replaceState(null, '', href)
  showPage(locationOf(href))
}

beforeEach(() => startRouter(showPage, { scroll: 'top' }))
afterEach(() => expectSoundPage())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

function serve(state: OwnAgeCheck['state']) {
  const user = shownUser({ status: 'active', age_check: state !== 'passed' && state !== 'not_needed' })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
  return stubApi(({ method, path }) => {
    if (path === '/api/user.php') return answered(user)
    if (method === 'POST') return refusal('age_check_limit', 'Probeer het morgen opnieuw.')
    return answered({ state, provider: 'yoti' })
  })
}

describe('TRAP-24 the page of the age check', () => {
  test('says what is asked, by whom, what is shared and stored, and leads to everything of one’s own', async () => {
    openAt('/age-check')
    serve('none')
    drawScreen(<AgeCheckScreen />, needing)
    expect(await screen.findByRole('heading', { name: 'Bewijs dat je oud genoeg bent' })).toBeTruthy()
    expect(screen.getByText(/Yoti vraagt op een eigen pagina om een foto/)).toBeTruthy()
    expect(screen.getByText(/niet je naam of e-mailadres/)).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/profile', '/notifications', '/transactions'])
    await userEvent.click(await screen.findByRole('button', { name: 'Naar Yoti' }))
    expect(await screen.findByText('Probeer het morgen opnieuw.')).toBeTruthy()
  })

  test.each([
    ['open', /nog geen uitslag/, 'Verder bij Yoti'],
    ['failed', /kon niet vaststellen/, 'Opnieuw proberen'],
    ['under_age', /Een medewerker beslist/, 'Opnieuw proberen'],
  ] as const)('tells a check that is %s, and how to go on', async (state, words, button) => {
    openAt('/age-check')
    serve(state)
    drawScreen(<AgeCheckScreen />, needing)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })

  test.each([
    ['passed', 'Leeftijd bevestigd', 'Yoti zegt dat je oud genoeg bent. Alles staat nu voor je open.'],
    ['not_needed', 'Geen controle nodig', 'Je hoeft je leeftijd op deze site niet te bewijzen.'],
  ] as const)('leads a member whose check is %s to the members', async (state, title, words) => {
    openAt('/age-check')
    serve(state)
    const client = drawScreen(<AgeCheckScreen />, needing)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/members')
    await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.age_check).toBe(false))
  })
})

describe('TRAP-24 before the age check', () => {
  test.each(['/', '/members', '/chats', '/likes', '/swipe-game', '/credits'])('%s leads to it', async (path) => {
    openAt(path)
    serve('none')
    drawScreen(<AgeGate />, needing)
    await waitFor(() => expect(window.location.pathname).toBe('/age-check'))
  })

  test.each(['/profile', '/notifications', '/transactions', '/pages/privacy', '/complaints'])(
    '%s stays reachable',
    async (path) => {
      openAt(path)
      const calls = serve('none')
      drawScreen(<AgeGate />, needing)
      await Promise.resolve()
      expect(window.location.pathname).toBe(path)
      expect(calls.filter((call) => call.path !== '/api/user.php')).toEqual([])
    },
  )
})

describe('TRAP-24 a closed page', () => {
  /**
   * Opens a page as the browser does; returns how often the page of members was rendered before the
   * member was known.
   */
  const visit = async (path: string, { needs = true, settings = needing.settings as object } = {}) => {
    members.mockClear()
    openAt(path)
    queryClient.setQueryData(settingsQuery.queryKey, shownSettings(settings))
    // The answer about the member comes after the code of the page has loaded.
    const asked = Promise.withResolvers<void>()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
    stubApi(async ({ path: called }) => {
      if (called !== '/api/user.php') return answered({ state: 'none', provider: 'yoti' })
      await asked.promise
      return answered(shownUser({ status: 'active', age_check: needs }))
    })
    await routeOf('members')!.screen()
    const isReady = startPages({ scroll: 'top' })
    drawInDutch(
      <Tab>
        <Pages />
      </Tab>,
      queryClient,
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    const early = members.mock.calls.length
    asked.resolve()
    await isReady
    return early
  }
  afterEach(() => queryClient.clear())

  test('is never rendered, not even before the member is known', async () => {
    expect(await visit('/members')).toBe(0)
    expect(await screen.findByRole('heading', { name: 'Bewijs dat je oud genoeg bent' })).toBeTruthy()
    expect(window.location.pathname).toBe('/age-check')
    // the guard also applies to a navigation after the member has loaded
    act(() => navigate('/members'))
    await waitFor(() => expect(window.location.pathname).toBe('/age-check'))
    expect(members).not.toHaveBeenCalled()
  })

  test('is rendered once a member who has passed the check is known', async () => {
    expect(await visit('/members', { needs: false })).toBe(0)
    expect(await screen.findByText('the members')).toBeTruthy()
  })

  test('waits for nobody in a country without a check', async () => {
    expect(await visit('/members', { settings: { age_check: null } })).toBeGreaterThan(0)
  })
})
