import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountMenu } from '#frontend/app/AccountMenu.tsx'
import { Banners } from '#frontend/app/Banners.tsx'
import { bannerParts } from '#frontend/app/load-banners.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { watchInstall } from '#frontend/domain/site/install.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { app } from '#shared/i18n/nl/app.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const member = shownUser({ status: 'active', profile: { ...shownUser().profile, name: 'Kim88' } })
const chat = {
  conversation: 'C1',
  profile: annaCard.id,
  partner: annaCard,
  num_unread_messages: 0,
  last_message: null,
  last_at: '2026-11-20T20:00:00.000Z',
}
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

let calls: StubCall[]
beforeAll(async () => {
  watchInstall()
  bannerParts.write(await import('#frontend/app/banner-parts.ts'))
})
afterAll(() => bannerParts.write(null))
beforeEach(() => {
  calls = stubApi(() => answered({ logged_out: true }))
})
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  showPage(locationOf('/'))
})

/** Makes the browser offer installation, as Chrome does on a phone. */
function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome: 'accepted' })),
  })
  act(() => void window.dispatchEvent(event))
  return event
}
function onDevice({ agent, touchPoints = 0, isInstalled = false }: Device) {
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true })
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isInstalled && media.includes('standalone') }),
  )
}
type Device = { agent?: string; touchPoints?: number; isInstalled?: boolean }
function draw(content: React.ReactNode, { path = '/chats', chats = [chat], user = member as CurrentUser | null } = {}) {
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(queryKeys.chats, { rows: chats, older: null, unread: 0 })
  drawInDutch(content, client)
  return userEvent.setup()
}

afterEach(() => expectSoundPage())

describe('the install offer beside the conversations', () => {
  const card = () => screen.queryByText(app.install.title)

  test.each<[string, Device, boolean, string | null]>([
    ['by the browser’s own offer', {}, true, app.install.action],
    ['by the share sheet of an iPhone', { agent: iphone }, false, app.install.how],
    ['by the share sheet of an iPad, which calls itself a Mac', { agent: mac, touchPoints: 5 }, false, app.install.how],
    ['not on a Mac', { agent: mac, touchPoints: 1 }, false, null],
    ['not where the browser offers nothing', {}, false, null],
    ['not in the installed app', { isInstalled: true, agent: iphone }, true, null],
  ])('UI-11 is shown as follows: %s', (_, device, hasOffer, button) => {
    onDevice(device)
    if (hasOffer) expect(offer().defaultPrevented).toBe(true)
    draw(<Banners />)
    expect(card() !== null).toBe(button !== null)
    for (const name of [app.install.action, app.install.how])
      expect(screen.queryByRole('button', { name }) !== null).toBe(name === button)
  })

  test.each([
    [11.9, false],
    [12.1, true],
  ])('UI-11 is shown %d hours after signup: %s', (hours, isShown) => {
    onDevice({})
    offer()
    const signup_date = new Date(Date.now() - hours * 3_600_000).toISOString()
    draw(<Banners />, { user: { ...member, signup_date } })
    expect(card() !== null).toBe(isShown)
  })

  test.each([
    ['on another page', { path: '/members' }],
    ['without a conversation to come back to', { chats: [] }],
  ])('UI-11 is not shown %s', (_, told) => {
    offer()
    draw(<Banners />, told)
    expect(card()).toBeNull()
  })

  test('UI-11 appears as soon as the browser offers installation, and disappears when the app was installed elsewhere', () => {
    draw(<Banners />)
    expect(card()).toBeNull()
    offer()
    expect(card()).not.toBeNull()
    act(() => void window.dispatchEvent(new Event('appinstalled')))
    expect(card()).toBeNull()
  })

  test('UI-11 opens the browser’s dialog once when accepted, and does not return', async () => {
    const { prompt } = offer()
    const user = draw(<Banners />)
    await user.click(screen.getByRole('button', { name: app.install.action }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
    expect(localStorage.getItem('hide-install-hint')).toMatch(/^\d{10}$/)
    offer()
    draw(<Banners />)
    expect(card()).toBeNull()
  })

  test('UI-11 does not return when dismissed, and does not ask the browser', async () => {
    const { prompt } = offer()
    const user = draw(<Banners />)
    const banner = card()!.closest<HTMLElement>('section, aside, [role]') ?? document.body
    await user.click(within(banner).getByRole('button', { name: 'Verbergen' }))
    expect(card()).toBeNull()
    expect(prompt).not.toHaveBeenCalled()
    expect(localStorage.getItem('hide-install-hint')).not.toBeNull()
    draw(<Banners />)
    expect(card()).toBeNull()
  })

  test('UI-11 explains the three steps in order on an iPhone, and is answered when they are closed', async () => {
    onDevice({ agent: iphone })
    const user = draw(<Banners />)
    await user.click(screen.getByRole('button', { name: app.install.how }))
    const steps = screen.getByRole('dialog', { name: app.install.iosTitle })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent?.replace(/^\d/, '')),
    ).toEqual([app.install.ios1, app.install.ios2, app.install.ios3])
    expect(localStorage.getItem('hide-install-hint')).toBeNull()
    await user.click(within(steps).getByRole('button', { name: app.install.close }))
    expect(card()).toBeNull()
    expect(localStorage.getItem('hide-install-hint')).not.toBeNull()
  })
})

describe('the account menu', () => {
  const open = async (device: Device = {}) => {
    onDevice(device)
    const user = draw(<AccountMenu user={member} trigger={null} />)
    await user.click(screen.getByRole('button', { name: app.nav.account }))
    return user
  }
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
  const { myProfile, settings, install, logout } = app.nav

  test('NAV-10 NAV-11 NAV-12 NAV-13 links to profile and settings, shows who is logged in, and logs out', async () => {
    const user = await open()
    expect(items()).toEqual([myProfile, settings, logout])
    const leads = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href')
    expect([leads(myProfile), leads(settings), leads(logout)]).toEqual(['/profile', '/notifications', null])
    expect(screen.getByText('Kim88')).toBeTruthy()
    expect(screen.getByText('kim@example.org')).toBeTruthy()
    await user.click(screen.getByRole('menuitem', { name: logout }))
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/logout.php']))
    expect(window.location.pathname).toBe('/')
  })

  test('UI-11 has the install item where the browser offers it', async () => {
    const { prompt } = offer()
    localStorage.setItem('hide-install-hint', '1')
    const user = await open()
    expect(items()).toEqual([myProfile, settings, install, logout])
    await user.click(screen.getByRole('menuitem', { name: install }))
    expect(prompt).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: app.nav.account }))
    expect(items()).toEqual([myProfile, settings, logout])
  })

  test('UI-11 explains installation on an iPhone as often as requested', async () => {
    const user = await open({ agent: iphone })
    for (const _ of ['once', 'once more']) {
      await user.click(screen.getByRole('menuitem', { name: install }))
      const steps = await screen.findByRole('dialog', { name: app.install.iosTitle })
      await user.click(within(steps).getByRole('button', { name: app.install.close }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await user.click(screen.getByRole('button', { name: app.nav.account }))
    }
  })
})
