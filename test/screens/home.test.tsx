import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TopBar } from '#frontend/app/TopBar.tsx'
import { keepSignupStart, readSignupStart, signupModal } from '#frontend/domain/account/signup-start.ts'
import { clearCounts, setCounts } from '#frontend/domain/site/counts.ts'
import HomeScreen from '#frontend/features/site/HomeScreen.tsx'
import LanguagesScreen from '#frontend/features/site/LanguagesScreen.tsx'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { site } from '#shared/i18n/nl/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const { start, prices } = site.home
let calls: StubCall[]
let isPhone = false
beforeEach(() => {
  calls = stubApi(() => answered(shownUser({ status: 'active' })))
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isPhone && /width/.test(media) }),
  )
  window.history.replaceState(null, '', '/')
  startRouter((place) => showPage(place), { scroll: 'top' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearCounts()
  isPhone = false
  signupModal.write(false)
})
const wayTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

afterEach(() => expectSoundPage())

describe('a visitor at home', () => {
  const fill = async () => {
    const user = userEvent.setup()
    const choose = (group: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
    await choose(start.iAm, 'Vrouw')
    await choose(start.lookingFor, 'Man')
    for (const [part, value] of [
      ['dag', '17'],
      ['maand', '5'],
      ['jaar', '1990'],
    ])
      fireEvent.change(screen.getByLabelText(`${start.birthDate}, ${part}`), { target: { value } })
    await user.click(screen.getByRole('button', { name: start.submit }))
  }
  const filled = { gender: 'female', wanted_gender: 'male', date_of_birth: '1990-05-17' }

  test.each([
    ['ROUTE-04 in place on a desktop', false, '/', true],
    ['ROUTE-05 on a page of its own on a phone', true, '/signup', false],
  ])('HOME-28 starts signup with the fields filled in, %s', async (_, phone, path, isModal) => {
    isPhone = phone
    drawScreen(<HomeScreen />, { user: null })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(site.home.promise)
    await fill()
    expect(readSignupStart()).toEqual(filled)
    expect([window.location.pathname, signupModal.read()]).toEqual([path, isModal])
    expect(window.location.search).toBe('')
  })

  test('HOME-28 finds the fields filled in as before, and keeps other answers of signup', async () => {
    keepSignupStart({ gender: 'male', wanted_gender: 'female', date_of_birth: '1980-01-02' })
    drawScreen(<HomeScreen />, { user: null })
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map(({ value }) => value)).toEqual(['male', 'female'])
    expect(screen.getByLabelText<HTMLInputElement>(`${start.birthDate}, jaar`).value).toBe('1980')
    // Meanwhile an entry page of a member has also stored a start of signup.
    keepSignupStart({ date_of_birth: '1970-01-01', message_to: { id: 'B', name: 'Bram' } })
    await fill()
    expect(readSignupStart()).toEqual({ ...filled, message_to: { id: 'B', name: 'Bram' } })
  })

  test.each([
    ['all', true],
    ['with_trafficsource', true],
    ['closed', false],
  ] as const)('HOME-28 sees links to signup where it is open to %s: %s', (signups, isOpen) => {
    drawScreen(<HomeScreen />, { user: null, settings: { signups } })
    expect(screen.queryByRole('button', { name: start.submit }) !== null).toBe(isOpen)
    expect(screen.queryByRole('button', { name: site.home.closing.action }) !== null).toBe(isOpen)
    expect(screen.queryByText(start.closed) === null).toBe(isOpen)
    expect(wayTo(start.login)).toBe('/login')
  })

  test('HOME-28 can start signup from the closing section of the page too', async () => {
    drawScreen(<HomeScreen />, { user: null })
    await userEvent.click(screen.getByRole('button', { name: site.home.closing.action }))
    expect(signupModal.read()).toBe(true)
  })

  const cost: Settings['minimum_message_costs'] = { NL: { costs: 25, currency: 'EUR' } }
  test.each<[string, Partial<Settings>, string[]]>([
    [
      'all of it',
      { signup_credits: 2, minimum_message_costs: cost },
      ['Gratis', '2 credits', '1 credit, vanaf € 0,25', '2 credits', '3 credits'],
    ],
    [
      'no welcome credits',
      { signup_credits: 0, minimum_message_costs: cost },
      ['Gratis', '1 credit, vanaf € 0,25', '2 credits', '3 credits'],
    ],
    [
      'no price in money known',
      { signup_credits: 1, minimum_message_costs: {} },
      ['Gratis', '1 credit', '1 credit', '2 credits', '3 credits'],
    ],
  ])('TRAP-21 sees the prices of the settings: %s', (_, settings, told) => {
    drawScreen(<HomeScreen />, { user: null, settings })
    expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual(told)
    expect(wayTo(prices.all)).toBe('/pricing')
  })

  test.each([
    ['the lowest price of a message', cost, 'per bericht dat je stuurt, vanaf € 0,25.'],
    ['no amount where none is known', {}, 'per bericht dat je stuurt.'],
  ])('HOME-28 sees %s in the sentence that says what the site costs', (_, minimum_message_costs, end) => {
    drawScreen(<HomeScreen />, { user: null, settings: { minimum_message_costs } })
    const sentence = screen.getByRole('heading', { level: 1 }).nextElementSibling
    expect(plain(sentence?.textContent)).toMatch(new RegExp(`je betaalt alleen ${end.replaceAll('.', '\\.')}$`))
  })
})

describe('the navigation bars', () => {
  const bars = () => screen.getAllByRole('navigation', { name: app.nav.label })
  const itemsOf = (bar: HTMLElement) =>
    within(bar)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
  const draw = (user: Partial<CurrentUser> | null, path = '/', languages: ('nl' | 'fr' | 'de')[] = ['nl']) => {
    drawScreen(<TopBar />, { user, settings: { languages } })
    act(() => showPage(locationOf(path)))
  }

  test.each([
    ['NAV-01 NAV-02 NAV-04 NAV-09 a free member', { paid_user: false }, '/premium'],
    ['NAV-05 a paid member', { paid_user: true }, '/credits'],
  ] as const)('%s has the same four links in both', (_, user, last) => {
    draw(user)
    const expected = ['/members', '/chats', '/likes', last].map((to) => [to, null])
    expect(bars().map(itemsOf)).toEqual([expected, expected])
    expect(screen.queryByRole('link', { name: app.nav.login })).toBeNull()
  })

  test.each([
    ['/members', '/members'],
    ['/members/01ARZ3NDEKTSV4RRFFQ69G5FAW', '/members'],
    ['/members/01ARZ3NDEKTSV4RRFFQ69G5FAW/chat', '/chats'],
    ['/chats', '/chats'],
    ['/chats/01jchat0000000000000000001', '/chats'],
    ['/likes', '/likes'],
    ['/profile', undefined],
    ['/', undefined],
  ])('NAV-01 mark at %s the link %s as current', (path, current) => {
    draw({}, path)
    for (const bar of bars())
      expect(itemsOf(bar).filter(([, mark]) => mark === 'page')).toEqual(current ? [[current, 'page']] : [])
  })

  test.each([
    [0, true, 'nog 0 credits'],
    [1, true, 'nog 1 credit'],
    [10, true, 'nog 10 credits'],
    [11, true, null],
    [5, false, null],
  ] as const)('NAV-06 show with %d credits (paid: %s) the badge: %s', (credits, paid_user, said) => {
    draw({ paid_user, credits })
    const badges = screen.queryAllByText(/^nog \d+ credits?$/)
    expect(badges.map(({ textContent }) => textContent)).toEqual(said ? [said, said] : [])
  })

  test('NAV-02 NAV-04 count unread messages and new likes in badges, which are read aloud in words', () => {
    setCounts({ unread: 1, newLikes: 2 })
    draw({})
    for (const words of ['1 ongelezen bericht', '2 nieuwe likes']) expect(screen.getAllByText(words)).toHaveLength(2)
    // in both bars the accessible name begins with the visible label
    for (const name of [/^Berichten ?1 ongelezen bericht/, /^Likes ?2 nieuwe likes/])
      expect(screen.getAllByRole('link', { name })).toHaveLength(2)
    act(() => setCounts({ unread: 0, newLikes: 0 }))
    for (const words of [/ongelezen/, /nieuwe like/]) expect(screen.queryByText(words)).toBeNull()
  })

  test('NAV-15 show a visitor a link to log in and no other', () => {
    draw(null)
    expect(wayTo(app.nav.login)).toBe('/login')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test("NAV-14 I18N-06 offer the country's languages, each by its own name, with the current one marked", async () => {
    draw(null, '/', ['nl', 'fr', 'de'])
    await userEvent.click(screen.getByRole('button', { name: /Taal: Nederlands/ }))
    const items = screen.getAllByRole('menuitemradio')
    expect(items.map((item) => [item.textContent, item.lang, item.getAttribute('aria-checked')])).toEqual([
      ['Nederlands', 'nl', 'true'],
      ['Français', 'fr', 'false'],
      ['Deutsch', 'de', 'false'],
    ])
  })
})

test.each([
  ['I18N-24 a member, whose choice is sent to the server', {}, 1],
  ['I18N-24 a visitor, for whom nothing is sent', null, 0],
])('OPEN-72 I18N-22 the language page stores the choice of %s', async (_, user, times) => {
  drawScreen(<LanguagesScreen />, { user, settings: { languages: ['nl', 'de'] } })
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => [button.lang, button.getAttribute('aria-pressed')])).toEqual([
    ['nl', 'true'],
    ['de', 'false'],
  ])
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['NederlandsGekozen', 'Deutsch'])
  await userEvent.click(buttons[1]!)
  await vi.waitFor(() => expect(document.cookie).toContain('language=de'))
  const told = () => calls.filter(({ path, method }) => path === '/api/user.php' && method !== 'GET')
  await vi.waitFor(() => expect(told().map(({ body }) => body)).toEqual(times ? [{ language: 'de' }] : []))
})

test('I18N-24 a choice that could not be stored is reported in the new language, which stays', async () => {
  calls = stubApi(() => refusal('too_many_requests', 'Even wachten.'))
  drawScreen(
    <>
      <LanguagesScreen />
      <ToastRegion />
    </>,
    { settings: { languages: ['nl', 'de'] } },
  )
  await userEvent.click(screen.getAllByRole('button')[1]!)
  expect(await screen.findByText('Da ist etwas schiefgelaufen, bitte versuch es später noch einmal.')).toBeTruthy()
  expect(document.cookie).toContain('language=de')
})
