import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Banners } from '#frontend/app/Banners.tsx'
import { DefaultLayout } from '#frontend/app/layouts/DefaultLayout.tsx'
import { bannerParts } from '#frontend/app/load-banners.ts'
import { Popups } from '#frontend/app/Popups.tsx'
import { prefetchWhenIdle } from '#frontend/app/prefetch.ts'
import { routes } from '#frontend/app/routes.ts'
import { TopBar } from '#frontend/app/TopBar.tsx'
import { newLikeOpenedKey } from '#frontend/app/use-new-like.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { changeSessionState, newSessionState } from '#frontend/domain/account/session-state.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { pushState } from '#frontend/domain/notifications/push.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { setCounts } from '#frontend/domain/site/counts.ts'
import { useTabTitle } from '#frontend/domain/site/title.ts'
import NewLikeDialog from '#frontend/features/likes/NewLikeDialog.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const fetched = vi.hoisted((): string[] => [])
vi.mock('#frontend/app/router.ts', async (original) => ({
  ...(await original<object>()),
  prefetchScreen: ({ name }: { name: string }) => fetched.push(name),
}))

/** Long timeout, because the code of a screen may load slowly on a busy machine. */
const soon = { timeout: 10_000 }

const member = { status: 'active' } as const
const liker = (fictional: boolean) => ({ ...bramCard, fictional })

type Told = {
  path: string
  user?: Partial<CurrentUser> | null
  settings?: Partial<Settings>
  likedBy?: Likes['liked_by']
  /** Cursor of the next page of received likes. */
  likedByOlder?: string
  profile?: Pick<MemberProfile, 'id' | 'name' | 'likes_me'>
}

function show(content: React.ReactNode, { path, user = member, settings, likedBy, likedByOlder, profile }: Told) {
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, user && shownUser(user))
  const likes = shownLikes({ liked_by: likedBy })
  if (likedBy)
    client.setQueryData(queryKeys.likes, { ...likes, older: { ...likes.older, liked_by: likedByOlder ?? null } })
  if (profile) client.setQueryData(queryKeys.member(profile.id), profile)
  return drawInDutch(content, client)
}

const isPhone = (is: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: is && /width/.test(media) }),
  )

const kept = pushState.read()
beforeEach(() => {
  stubApi(() => ({ status: 500, body: {} }))
  localStorage.setItem(newLikeOpenedKey(shownUser().id), String(Date.now()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  pushState.write(kept)
  localStorage.clear()
})

afterEach(() => expectSoundPage())

describe('the banners of the default layout', () => {
  test.each([
    ['before a list', '/members', false],
    ['after a profile, which begins with its photo', `/members/${bramCard.id}`, true],
    ['after a profile below the likes', `/likes/m/${bramCard.id}`, true],
  ])('UI-16 are read where they are shown: %s', (_, path, isAfter) => {
    show(<DefaultLayout>{<main id="content" />}</DefaultLayout>, { path })
    const main = screen.getByRole('main')
    const banners = document.querySelector('[data-place=banners]')!
    expect(main.compareDocumentPosition(banners)).toBe(
      isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
    )
  })

  test('UI-16 a screen keeps its state where the order changes', () => {
    isPhone(true)
    show(<DefaultLayout>{<input aria-label="Tekst" defaultValue="" />}</DefaultLayout>, { path: '/members' })
    const field = screen.getByRole('textbox', { name: 'Tekst' })
    act(() => showPage(locationOf(`/members/${bramCard.id}`)))
    expect(screen.getByRole('textbox', { name: 'Tekst' })).toBe(field)
  })
})

describe('the back button of the installed app', () => {
  const back = () => screen.queryByRole('button', { name: 'Terug' })
  const visit = (path: string, { isInstalled, pages }: { isInstalled: boolean; pages: number }) => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: isInstalled && media.includes('standalone') }),
    )
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages)
    return show(<TopBar />, { path })
  }

  test.each(['/profile', '/members/01ARZ3NDEKTSV4RRFFQ69G5FAW', '/likes', '/credits'])(
    'NAV-16 is shown on %s where there is history',
    (path) => {
      const goBack = vi.spyOn(window.history, 'back').mockReturnValue()
      visit(path, { isInstalled: true, pages: 2 })
      fireEvent.click(back()!)
      expect(goBack).toHaveBeenCalledOnce()
    },
  )

  test.each([
    ['NAV-18 without history', '/likes', { isInstalled: true, pages: 1 }],
    ['NAV-17 in a browser tab', '/likes', { isInstalled: false, pages: 5 }],
    ['NAV-19 on another page', '/members', { isInstalled: true, pages: 5 }],
  ] as const)('%s it is not shown', (_, path, where) => {
    visit(path, where)
    expect(back()).toBeNull()
  })
})

test.each([
  ['/likes/sent', 'Likes'],
  ['/likes/favourites', 'Likes'],
  ['/likes/looks', 'Likes'],
  ['/members/01ARZ3NDEKTSV4RRFFQ69G5FAW', 'Zoeken'],
  ['/members/01ARZ3NDEKTSV4RRFFQ69G5FAW/chat', 'Berichten'],
])('NAV-01 on %s both bars mark %s, and nothing else', (path, label) => {
  show(<TopBar />, { path })
  const marked = [...document.querySelectorAll('nav [aria-current=page]')].map(({ textContent }) => textContent)
  expect(marked).toEqual([label, label])
})

test.each([
  ['/profile', true],
  ['/notifications', true],
  ['/members', false],
])('NAV-10 on %s the bar at the bottom marks the account: %s', (path, isCurrent) => {
  show(<TopBar />, { path })
  const account = within(document.querySelector<HTMLElement>('[data-bar=bottom]')!).getByRole('button')
  expect(account.textContent).toBe('Account')
  expect(account.getAttribute('aria-current')).toBe(String(isCurrent))
})

test('NAV-01 the bar at the bottom is for members, and marks the page, which keeps its room free', () => {
  const bars = () => [...document.querySelectorAll('nav')].map((bar) => bar.dataset.bar)
  // The selectors in tokens.css depend on this attribute.
  const isMarked = () => document.documentElement.hasAttribute('data-bottom-bar')
  const { unmount } = show(<TopBar />, { path: '/members' })
  expect([bars(), isMarked()]).toEqual([[undefined, 'bottom'], true])
  unmount()
  show(<TopBar />, { path: '/', user: null })
  expect([bars(), isMarked()]).toEqual([[], false])
})

test('NAV-30 ERR-23 the badge of the installed app equals the sum in the title, is removed at 0, and may fail silently', () => {
  const badge = vi.fn((_: number) => Promise.reject(new Error('no badges here')))
  const clear = vi.fn(() => Promise.resolve())
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: clear })
  const Tab = () => {
    useTabTitle('Vonk')
    return null
  }
  act(() => setCounts({ unread: 2, newLikes: 1 }))
  show(<Tab />, { path: '/' })
  expect(badge.mock.lastCall).toEqual([3])
  expect(document.title).toBe('(3) Vonk')
  act(() => setCounts({ unread: 120 }))
  expect(badge.mock.lastCall).toEqual([121])
  act(() => setCounts({ unread: 0, newLikes: 0 }))
  expect(clear).toHaveBeenCalledOnce()
  expect(document.title).toBe('Vonk')
})

describe('the like modal', () => {
  const likedBy = (fictional: boolean) => [
    {
      id: liker(fictional).id,
      profile: liker(fictional),
      liked_at: '2026-11-20T20:00:00.000Z',
      match: false,
      like_new: true,
      match_new: false,
    },
  ]
  const dialog = () => screen.queryByRole('dialog', { name: 'Bram vindt je leuk' })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('LIKE-09 opens three seconds after the query t=3', async () => {
    // Loads the code of the dialog first, so that it opens exactly when due.
    const first = show(<Popups />, { path: '/members?t=0', likedBy: likedBy(false) })
    await waitFor(() => expect(dialog()).not.toBeNull(), soon)
    first.unmount()
    vi.useFakeTimers()
    show(<Popups />, { path: '/likes?t=3', likedBy: likedBy(false) })
    await pass(2_999)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).not.toBeNull()
    expect(screen.queryByText('Fictief')).toBeNull()
  })

  test("LIKE-09 CHAT-35 shows the like of the open profile's member, not the newest, even when that like is not loaded", async () => {
    const theirs = { ...bramCard, id: '01ARZ3NDEKTSV4RRFFQ69G5FAX', name: 'Dirk' }
    const told = { path: `/members/${theirs.id}?t=0`, likedBy: likedBy(false) }
    const drawn = show(<Popups />, { ...told, profile: { ...theirs, likes_me: true } })
    expect(await screen.findByRole('dialog', { name: 'Dirk vindt je leuk' }, soon)).toBeDefined()
    drawn.unmount()
    show(<Popups />, { ...told, profile: { ...theirs, likes_me: false } })
    await waitFor(() => expect(dialog()).not.toBeNull(), soon)
  })

  test('LIKE-09 OPEN-36 CHAT-35 does not show the newest like while that profile is loading', async () => {
    const theirs = { ...bramCard, id: '01ARZ3NDEKTSV4RRFFQ69G5FAX', name: 'Dirk' }
    let tell = (_: MemberProfile) => {}
    const told = new Promise<MemberProfile>((resolve) => (tell = resolve))
    const Profile = () => {
      useQuery({ queryKey: queryKeys.member(theirs.id), queryFn: () => told })
      return null
    }
    vi.useFakeTimers()
    show([<Profile key="profile" />, <Popups key="popups" />], {
      path: `/members/${theirs.id}?t=0`,
      likedBy: likedBy(false),
      likedByOlder: 'further',
    })
    await pass(100)
    expect(dialog()).toBeNull()
    tell({ ...theirs, likes_me: true } as MemberProfile)
    await pass(100)
    expect(screen.queryByRole('dialog', { name: 'Dirk vindt je leuk' })).not.toBeNull()
  })

  test.each(['mask', 'spark', ''])(
    'TRAP-01 PROF-22 shows the mark of a fictional profile, with the icon %j',
    async (fictional_icon) => {
      vi.useFakeTimers()
      show(<Popups />, { path: '/members?t=0', likedBy: likedBy(true), settings: { fictional_icon } })
      await pass(1)
      await vi.waitFor(() => expect(dialog()).not.toBeNull(), soon)
      expect(dialog()!.textContent).toContain('Fictief')
    },
  )
})

test.each(['mask', ''])(
  'TRAP-01 TRAP-02 LIKE-11 "New like!" shows the mark of a fictional profile, with the icon %j',
  (fictional_icon) => {
    const ignore = () => {}
    const dialog = <NewLikeDialog liker={liker(true)} onPhoto={ignore} onButton={ignore} onClose={ignore} />
    show(dialog, { path: '/members', settings: { fictional_icon } })
    expect(screen.getByRole('dialog', { name: 'Nieuwe like!' }).textContent).toContain('Fictief')
  },
)

describe('the site-entry warning', () => {
  const warning = () => screen.queryByRole('dialog', { name: 'Alleen voor volwassenen' })
  const chat = '/members/01ARZ3NDEKTSV4RRFFQ69G5FAW/chat'
  const visit = async (path: string, settings: Partial<Settings>) => {
    show(<Popups />, { path, user: null, settings })
    await act(() => vi.dynamicImportSettled())
    return warning() !== null
  }

  test.each<[string, string, Partial<Settings>, boolean]>([
    ['HOME-05 without a list it shows everywhere on the default layout', '/', { geoip_country: 'FR' }, true],
    ['HOME-05 in the list', '/', { geoip_country: 'FR', site_entry_countries: ['FR'] }, true],
    ['HOME-05 not in the list', '/', { geoip_country: 'FR', site_entry_countries: ['NL'] }, false],
    ['HOME-06 switched off', '/', { geoip_country: 'NL', enable_site_entry_popup: false }, false],
    ['HOME-07 in a conversation in NL', chat, { geoip_country: 'NL' }, true],
    ['HOME-07 in a conversation in DE', chat, { geoip_country: 'DE' }, true],
    ['HOME-07 in a conversation in FR', chat, { geoip_country: 'FR' }, false],
    ['HOME-07 on the empty layout in FR', '/login', { geoip_country: 'FR' }, false],
    ['HOME-07 on the empty layout in NL', '/login', { geoip_country: 'NL' }, true],
  ])('%s', async (_, path, settings, isShown) => {
    expect(await visit(path, settings)).toBe(isShown)
  })

  test.each([
    ['HOME-09 dismissed at signup it stays away in this tab, even if the lasting flag is lost', '/signup', false],
    ['HOME-09 dismissed on another page it has no flag in the session state', '/login', true],
  ])('%s', async (_, path, isShownAgain) => {
    expect(await visit(path, { geoip_country: 'NL' })).toBe(true)
    fireEvent.click(within(warning()!).getAllByRole('button')[0]!)
    await waitFor(() => expect(warning()).toBeNull())
    cleanup()
    localStorage.clear()
    expect(await visit('/', { geoip_country: 'NL' })).toBe(isShownAgain)
    changeSessionState(newSessionState)
  })
})

describe('the alerts of the members area', () => {
  beforeEach(async () => {
    bannerParts.write(await import('#frontend/app/banner-parts.ts'))
  })

  test('HOME-21 OPEN-65 include the push alert until it is dismissed, which is stored with its time', async () => {
    pushState.write({ ...kept, isCapable: true, isSubscribed: false, isDenied: false })
    const told: Told = { path: '/members', settings: { push_public_key: 'key' } }
    const first = show(<Banners />, told)
    const alert = await screen.findByText('Meldingen op dit apparaat', {}, soon)
    const put = [...document.querySelectorAll('button')].find(
      (button) => button.title === 'Verbergen' && alert.parentElement!.parentElement!.contains(button),
    )
    fireEvent.click(put!)
    expect(screen.queryByText('Meldingen op dit apparaat')).toBeNull()
    expect(Number(localStorage.getItem('hide-push-notification-alert'))).toBeCloseTo(Date.now() / 1000, -1)
    first.unmount()
    show(<Banners />, told)
    // The banners have loaded once the photo alert is shown.
    await screen.findByText('Laat zien wie je bent', {}, soon)
    expect(screen.queryByText('Meldingen op dit apparaat')).toBeNull()
  })

  test.each([
    ['with the query on a smartphone it is a modal', '/members?api_signup_complete=1', true, true],
    ['with the query on a desktop an alert', '/members?api_signup_complete=1', false, false],
    ['without the query on a smartphone an alert', '/members', true, false],
  ])('HOME-25 UI-13 include the activation reminder: %s', async (_, path, onPhone, isModal) => {
    isPhone(onPhone)
    show(<Banners />, { path, user: { status: 'not_confirmed' } })
    const title = await screen.findByText('Bevestig je e-mailadres', {}, soon)
    expect(title.closest('dialog') !== null).toBe(isModal)
  })
})

describe('UI-10 an idle page', () => {
  beforeEach(() => {
    fetched.length = 0
    vi.useFakeTimers()
  })
  const likely = (who: 'visitor' | 'member') =>
    routes.filter(({ prefetch }) => prefetch === 'all' || prefetch === who).map(({ name }) => name)

  test.each(['visitor', 'member'] as const)('UI-10 prefetches the likely next pages of a %s after 2 s', (who) => {
    prefetchWhenIdle(who)
    vi.advanceTimersByTime(1_999)
    expect(fetched).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fetched).toEqual(likely(who))
    expect(fetched.length).toBeGreaterThan(0)
  })

  test('UI-10 prefetches nothing when data is reduced, nor once stopped', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    prefetchWhenIdle('member')
    vi.advanceTimersByTime(5_000)
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
    prefetchWhenIdle('member')()
    vi.advanceTimersByTime(5_000)
    expect(fetched).toEqual([])
  })
})
