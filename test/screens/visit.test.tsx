import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LanderWarning } from '#frontend/app/LanderWarning.tsx'
import { SignupModal } from '#frontend/app/SignupModal.tsx'
import { useMemberLanguage } from '#frontend/app/use-member-language.ts'
import { signupModal } from '#frontend/domain/account/signup-start.ts'
import { isLive } from '#frontend/domain/notifications/live.ts'
import { watchPageHidden } from '#frontend/domain/notifications/page-hidden.ts'
import { languageStore, switchLanguage } from '#frontend/lib/language.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { beginVisitLanguage, endVisitLanguage } from '#frontend/lib/visit-language.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const isPhone = (is: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: is && media.includes('width') }),
  )

beforeEach(() => {
  stubApi(() => answered({}))
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  signupModal.write(false)
  showPage(locationOf('/'))
})

describe('the site-entry warning of a lander', () => {
  const visit = async (settings: Partial<Settings>, isMember = false) => {
    drawScreen(<LanderWarning settings={shownSettings(settings)} isMember={isMember} />)
    await act(() => vi.dynamicImportSettled())
    return screen.queryByRole('dialog') !== null
  }

  test.each<[string, Partial<Settings>, boolean, boolean]>([
    ['shown in NL', { geoip_country: 'NL' }, false, true],
    ['shown in DE, which the visitor selected', { geoip_country: 'FR', geoip_selected_country: 'DE' }, false, true],
    ['not shown in FR', { geoip_country: 'FR' }, false, false],
    ['not shown to a member', { geoip_country: 'NL' }, true, false],
    ['not shown where it is off', { geoip_country: 'NL', enable_site_entry_popup: false }, false, false],
    ['not shown outside the list', { geoip_country: 'NL', site_entry_countries: ['DE'] }, false, false],
  ])('HOME-07 HOME-06 is %s', async (_, settings, isMember, isShown) => {
    expect(await visit(settings, isMember)).toBe(isShown)
  })

  test('HOME-03 HOME-04 stays away once it is dismissed, which is stored with its time', async () => {
    expect(await visit({ geoip_country: 'NL', minimum_age: 21 })).toBe(true)
    expect(screen.getByRole('dialog').textContent).toContain('21')
    fireEvent.click(screen.getAllByRole('button')[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Number(localStorage.getItem('hide-site-entry-popup'))).toBeCloseTo(Date.now() / 1000, -1)
    cleanup()
    expect(await visit({ geoip_country: 'NL' })).toBe(false)
  })
})

describe('the signup modal', () => {
  const dialog = () => screen.queryByRole('dialog')
  const visit = async (path: string, onPhone = false) => {
    isPhone(onPhone)
    showPage(locationOf(path))
    drawScreen(<SignupModal />, { user: null })
    await act(() => vi.dynamicImportSettled())
  }

  test('LAYOUT-05 ROUTE-05 does not open at /signup on a phone, which has a page', async () => {
    await visit('/signup', true)
    expect(dialog()).toBeNull()
  })

  test('LAYOUT-05 ROUTE-04 opens at /signup on a desktop', async () => {
    await visit('/signup')
    await waitFor(() => expect(dialog()).not.toBeNull())
  })

  test('LAYOUT-05 opens in place, and closes when the visitor goes to another page', async () => {
    await visit('/')
    expect(dialog()).toBeNull()
    act(() => signupModal.write(true))
    await waitFor(() => expect(dialog()).not.toBeNull())
    act(() => showPage(locationOf('/members')))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(signupModal.read()).toBe(false)
  })
})

test('API-07 NOTIF-16 a page that is hidden sends a beacon, which of a member without a live connection is about all pages', () => {
  const sendBeacon = vi.fn()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  const state = vi.spyOn(document, 'visibilityState', 'get')
  watchPageHidden()
  const hide = () => {
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  hide()
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
  document.cookie = 'signed_in=1; Path=/'
  for (const one of ['hidden', 'visible', 'hidden'] as const) {
    state.mockReturnValue(one)
    document.dispatchEvent(new Event('visibilitychange'))
    isLive.write(true)
  }
  isLive.write(false)
  window.dispatchEvent(new Event('pagehide'))
  hide()
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
  document.cookie = 'signed_in=; Path=/; Max-Age=0'
  expect(sendBeacon.mock.calls).toEqual(
    ['{}', '{"all":true}', '{}', '{}'].map((body) => ['/api/page-hidden.php', body]),
  )
})

describe("the language of the member's account", () => {
  const Probe = () => {
    useMemberLanguage()
    return null
  }
  const enter = async (user: Partial<CurrentUser> | null) => {
    drawScreen(<Probe />, { user })
    await act(() => vi.dynamicImportSettled())
    await act(async () => {})
    return languageStore.read().language
  }
  afterEach(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
    document.cookie = 'language=; Max-Age=0; Path=/'
    endVisitLanguage()
    await switchLanguage('nl')
  })

  test('quality.md people is used on a device where none was chosen', async () => {
    expect(await enter({ language: 'de' })).toBe('de')
  })

  test.each<[string, () => void]>([
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
    ['was chosen before', () => (document.cookie = 'language=nl; Path=/')],
    ['is in the address of the visit', () => beginVisitLanguage({ language: 'nl' })],
  ])('quality.md people is not used where another one %s', async (_, choose) => {
    choose()
    expect(await enter({ language: 'de' })).toBe('nl')
  })

  test('quality.md people does not concern a visitor', async () => {
    expect(await enter(null)).toBe('nl')
  })
})
