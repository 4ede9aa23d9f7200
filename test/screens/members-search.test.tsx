import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { type Filters, noMemberFilters } from '#frontend/features/members/filters.ts'
import MembersScreen from '#frontend/features/members/MembersScreen.tsx'
import { locationOf, navigate, showPage, startRouter } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const defaults: Filters = {
  gender: 'female',
  country: 'NL',
  countryregion: null,
  min_age: 18,
  max_age: 99,
  ...noMemberFilters,
}
const card = (name: string, more: Partial<MemberCard> = {}): MemberCard => ({
  ...annaCard,
  id: `01JMEMBER00000000000000${name.toUpperCase().slice(0, 3)}`,
  name,
  ...more,
})
type Answer = ReturnType<typeof answered>

let calls: StubCall[]
let pageAfter: Record<string, Answer>

/** Stubs a server with this first page of results. Further pages are in `pageAfter` by cursor. */
function serve(cards: readonly MemberCard[], more: Record<string, unknown> = {}) {
  pageAfter = {}
  calls = stubApi(({ path, query = {} }) => {
    if (path === '/api/like.php') return answered({ liked: true, match: false })
    if (path !== '/api/search.php') return answered({ liked: false })
    if (query.cursor) return pageAfter[query.cursor]!
    const filters = { ...defaults, ...query }
    const ages = { min_age: Number(filters.min_age), max_age: Number(filters.max_age) }
    const total = { numResults: cards.length, numFictional: 0, next: null }
    const asked = {
      distance: query.distance ? Number(query.distance) : null,
      interests: query.interests?.split(',') ?? [],
      active: query.active === '1',
      new: query.new === '1',
      photo: query.photo === '1',
    }
    return answered({ results: cards, ...total, filters: { ...filters, ...ages, ...asked }, ...more })
  })
}

function show({ path = '/members', settings = {} as Partial<Settings>, isMember = true } = {}) {
  window.history.replaceState(null, '', path)
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, isMember ? shownUser({ status: 'active' }) : null)
  if (isMember) client.setQueryData(likesQuery.queryKey, shownLikes())
  return drawInDutch(
    <>
      <MembersScreen />
      <ToastRegion />
    </>,
    client,
  )
}

beforeAll(() => startRouter((place) => showPage(place), { scroll: 'keep' }))
beforeEach(() => serve([card('Anna'), card('Bo')]))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterEach(() => expectSoundPage())

const searches = () => calls.filter(({ path }) => path === '/api/search.php').map(({ query }) => query ?? {})
const said = (text: string | RegExp) => screen.findByText(text)
const cards = () => within(screen.getByRole('main')).getAllByRole('listitem')
const aside = () => within(screen.getByLabelText('Filters', { selector: 'aside' }))

describe('the search for members', () => {
  test('SEARCH-09 SEARCH-12 shows the members found, their number, and the filters used', async () => {
    show({ path: '/members?gender=male&min_age=30&max_age=40&countryregion=NL-UT&sort=new' })
    expect(await said('2 mannen van 30 tot en met 40 jaar gevonden')).toBeTruthy()
    expect(searches()).toEqual([{ gender: 'male', countryregion: 'NL-UT', min_age: '30', max_age: '40' }])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leden')
    const anna = within(cards()[0]!)
    expect(anna.getByRole('link', { name: /Anna.*34/ }).getAttribute('href')).toBe(`/members/${card('Anna').id}`)
    expect(cards()[0]!.textContent).toContain('Utrecht')
    expect(aside().getByRole<HTMLInputElement>('radio', { name: 'Mannen' }).checked).toBe(true)
    expect(aside().getByRole<HTMLSelectElement>('combobox', { name: 'Provincie' }).value).toBe('NL-UT')
  })

  test('SEARCH-06 runs at once with each choice, keeps the results meanwhile, and puts the filters into the address', async () => {
    show()
    expect(await said('2 vrouwen gevonden')).toBeTruthy()
    await user.selectOptions(aside().getByRole('combobox', { name: 'Leeftijd vanaf' }), '40')
    expect(aside().getByRole('combobox', { name: 'Leeftijd vanaf' })).toBeTruthy()
    expect(await said('2 vrouwen van 40 tot en met 99 jaar gevonden')).toBeTruthy()
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      gender: 'female',
      country: 'NL',
      min_age: '40',
      max_age: '99',
    })
    expect(searches().at(-1)).toEqual({ gender: 'female', country: 'NL', min_age: '40', max_age: '99' })
  })

  test('SEARCH-25 has the filters of members, in the address, and returns to the start at once', async () => {
    serve([card('Anna'), card('Bo')], { hasPlace: true })
    show({ path: '/members?min_age=30' })
    await said(/^2 vrouwen van 30/)
    await user.selectOptions(aside().getByRole('combobox', { name: 'Afstand' }), '25')
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ distance: '25' }))
    await user.click(aside().getByRole('switch', { name: 'Met foto' }))
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ distance: '25', photo: '1' }))
    await user.click(screen.getByRole('button', { name: 'Ongeveer 25 km weghalen' }))
    await waitFor(() => expect(window.location.search).not.toContain('distance'))
    expect(window.location.search).toContain('photo=1')
    await user.click(aside().getByRole('button', { name: 'Filters wissen' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    await waitFor(() => expect(searches().at(-1)).toEqual({}))
  })

  test('SEARCH-25 calls the shortest distance the own area, as its members may live 20 km apart', async () => {
    serve([card('Anna')], { hasPlace: true })
    show({ path: '/members?distance=10' })
    const field = await aside().findByRole('combobox', { name: 'Afstand' })
    expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['Hele land', 'Eigen omgeving', 'Ongeveer 25 km', 'Ongeveer 50 km', 'Ongeveer 100 km'],
    ])
    expect(screen.getByRole('button', { name: 'Eigen omgeving weghalen' })).toBeTruthy()
  })

  test('SEARCH-24 a card says that its member is near', async () => {
    serve([{ ...card('Anna'), near: true }, card('Bo')])
    show()
    await said('2 vrouwen gevonden')
    expect(cards().map(({ textContent }) => textContent?.includes('In de buurt'))).toEqual([true, false])
  })

  test('SEARCH-25 asks for a town instead of a distance where it is unknown', async () => {
    show()
    await said('2 vrouwen gevonden')
    expect(aside().queryByRole('combobox', { name: 'Afstand' })).toBeNull()
    expect(
      aside()
        .getByRole('link', { name: /^Vul je woonplaats in/ })
        .getAttribute('href'),
    ).toBe('/profile#location')
  })

  test('SEARCH-25 offers visitors none of them', async () => {
    show({ isMember: false, settings: { logged_out_search: 'full' } })
    await said('2 vrouwen gevonden')
    expect(aside().queryByRole('switch')).toBeNull()
  })

  test('SEARCH-25 states a lower bound as one, and finds nobody only after the last page', async () => {
    serve([card('Anna')], { numResults: 200, isMinimum: true, next: 'two' })
    const { unmount } = show()
    expect(await said('Meer dan 200 vrouwen gevonden')).toBeTruthy()
    unmount()
    serve([], { numResults: 0, isMinimum: true, next: 'two' })
    pageAfter.two = answered({
      results: [],
      numResults: 0,
      isMinimum: true,
      numFictional: 0,
      next: null,
      filters: defaults,
    })
    show()
    expect(await said('Nog niemand gevonden, we zoeken verder')).toBeTruthy()
    expect(screen.queryByText('Niemand gevonden')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Meer leden' }))
    expect(await said('Niemand gevonden')).toBeTruthy()
  })

  test('SEARCH-25 counts the members on the button of the filters, after each change', async () => {
    serve([card('Anna')], { hasPlace: true, numResults: 45, isMinimum: true, next: 'two' })
    show()
    await said('Minstens 45 vrouwen gevonden')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Toon minstens 45 leden' })).toBeTruthy()
    serve([card('Anna'), card('Bo')])
    await user.click(dialog.getByRole('switch', { name: 'Nieuwe leden' }))
    expect(await dialog.findByRole('button', { name: 'Toon 2 leden' })).toBeTruthy()
    expect(searches().at(-1)).toMatchObject({ new: '1' })
    const counted = searches().length
    await user.click(dialog.getByRole('button', { name: 'Toon 2 leden' }))
    expect(await said('2 vrouwen gevonden')).toBeTruthy()
    // One search returns both the count and the results, so there is no second call.
    expect(searches()).toHaveLength(counted)
  })

  test('SEARCH-08 appends a further page without repeats, and retries a failed one by a press', async () => {
    serve([card('Anna'), card('Bo')], { numResults: 3, next: 'two' })
    pageAfter.two = refusal('too_many_requests', 'Even wachten.')
    show()
    const more = await screen.findByRole('button', { name: 'Meer leden' })
    await user.click(more)
    await waitFor(() => expect(searches().filter(({ cursor }) => cursor === 'two')).toHaveLength(1))
    expect(cards()).toHaveLength(2)
    pageAfter.two = answered({
      results: [card('Bo'), card('Cato')],
      numResults: 3,
      numFictional: 0,
      next: null,
      filters: defaults,
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Meer leden' }).ariaDisabled).not.toBe('true'))
    await user.click(screen.getByRole('button', { name: 'Meer leden' }))
    await waitFor(() => expect(cards()).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Meer leden' })).toBeNull()
    expect(screen.getByText('3 vrouwen gevonden')).toBeTruthy()
  })

  test('SEARCH-10 shows the cached results without a call when going back', async () => {
    show()
    await said('2 vrouwen gevonden')
    await user.selectOptions(aside().getByRole('combobox', { name: 'Provincie' }), 'NL-UT')
    await waitFor(() => expect(searches()).toHaveLength(2))
    vi.useFakeTimers({ now: Date.now() + 25 * 60_000, toFake: ['Date'] })
    navigate('/members')
    await said('2 vrouwen gevonden')
    expect(searches()).toHaveLength(2)
  })

  test('TRAP-01 PROF-21 PROF-23 counts fictional profiles separately, marks them and warns of them', async () => {
    serve([card('Anna'), card('Fae', { fictional: true })], { numResults: 5, numFictional: 2 })
    show({
      settings: { fictional_warning: 'Sommige profielen zijn fictief.', fictional_singular: 'Dit profiel is fictief.' },
    })
    expect((await said(/^3 vrouwen gevonden/)).textContent).toBe('3 vrouwen gevonden, en 2 fictieve profielen')
    expect(screen.getByText('Sommige profielen zijn fictief.')).toBeTruthy()
    expect(cards().map((one) => within(one).queryByText('Fictief') !== null)).toEqual([false, true])
  })

  test('TRAP-01 SEARCH-25 states the fictional profiles within a lower bound too; the button counts members only', async () => {
    const more = { isMinimum: true, next: 'two' }
    serve([card('Anna'), card('Fae', { fictional: true })], { ...more, numResults: 200, numFictional: 1 })
    const { unmount } = show()
    const sentence = 'Meer dan 200 profielen gevonden, waaronder minstens 1 fictief profiel'
    expect((await said(/^Meer dan 200/)).textContent).toBe(sentence)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    expect(await screen.findByRole('button', { name: 'Toon minstens 199 leden' })).toBeTruthy()
    unmount()
    serve([card('Anna'), card('Fae', { fictional: true })], { ...more, numResults: 199, numFictional: 1 })
    show()
    expect((await said(/^Minstens/)).textContent).toBe('Minstens 198 vrouwen gevonden, en 1 fictief profiel')
  })

  test.each([
    [5, 2, 'Toon 3 leden'],
    [2, 1, 'Toon 1 lid'],
    [2, 2, 'Toon leden'],
    [0, 0, 'Niemand gevonden'],
  ])(
    'TRAP-01 SEARCH-25 of %d profiles with %d fictional ones, the button of the filters says "%s"',
    async (...told) => {
      const [numResults, numFictional, name] = told
      serve(numResults ? [card('Anna')] : [], { numResults, numFictional })
      show()
      await user.click(await screen.findByRole('button', { name: 'Filters' }))
      expect(await within(await screen.findByRole('dialog')).findByRole('button', { name })).toBeTruthy()
    },
  )

  test('PROF-23 warns with another text when all are fictional', async () => {
    serve([card('Fae', { fictional: true }), card('Gwen', { fictional: true })], { numFictional: 2 })
    show({ settings: { fictional_plural: 'Deze profielen zijn fictief.' } })
    expect(await said('Deze profielen zijn fictief.')).toBeTruthy()
    expect(screen.getByRole('main').textContent).toContain('0 vrouwen gevonden, en 2 fictieve profielen')
  })

  test('LIKE-01 LIKE-02 likes and unlikes by a heart, and reverts it with the reason when refused', async () => {
    show()
    await user.click(await screen.findByRole('button', { name: 'Vind Anna leuk' }))
    const on = await screen.findByRole('button', { name: 'Vind Anna niet meer leuk' })
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { id: card('Anna').id } }))
    expect(window.location.pathname).toBe('/members')
    stubApi(() => refusal('too_many_requests', 'Even rustig aan.'))
    await user.click(on)
    expect(await said('Even rustig aan.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Vind Anna niet meer leuk' })).toBeTruthy()
  })

  test('shows the reason when it is refused, and can be retried', async () => {
    calls = stubApi(() => refusal('too_many_requests', 'Je zoekt te snel.'))
    show()
    expect(await said('Je zoekt te snel.')).toBeTruthy()
    expect(screen.queryByText(/gevonden/)).toBeNull()
    serve([card('Anna')])
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await said('1 vrouw gevonden')).toBeTruthy()
  })
})

describe('a search without results', () => {
  beforeEach(() => serve([]))

  test.each([
    ['the whole country', '?countryregion=NL-UT&min_age=30', 'Zoek in het hele land', { countryregion: undefined }],
    ['every age', '?min_age=30&max_age=40', 'Zoek in alle leeftijden', { min_age: '18', max_age: '99' }],
  ])('SEARCH-05 SEARCH-06 offers %s next', async (_, query, label, expected) => {
    show({ path: `/members${query}` })
    expect(await screen.findByRole('heading', { name: 'Niemand gevonden' })).toBeTruthy()
    expect(screen.getByText('Zoek iets ruimer, dan is de kans groter.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(searches()).toHaveLength(2))
    expect(searches().at(-1)).toMatchObject({ gender: 'female', country: 'NL' })
    for (const [field, value] of Object.entries(expected)) expect(searches().at(-1)![field]).toBe(value)
  })

  test('offers nothing wider when nothing is left to widen, nor filters that the site does not have', async () => {
    show({ path: '/members?countryregion=NL-UT&min_age=30', settings: { search_fields: ['gender'] } })
    expect(await screen.findByRole('heading', { name: 'Niemand gevonden' })).toBeTruthy()
    expect(searches()).toEqual([{}])
    expect(screen.getByText(/^Kijk later nog eens/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Zoek in/ })).toBeNull()
  })
})

describe('the search of a visitor', () => {
  test('SEARCH-14 OPEN-30 TRAP-01 with limited access has filters by gender and country, and counts profiles, not members', async () => {
    serve([card('Anna'), card('Bo')], { numResults: 1234, numFictional: 900 })
    show({ path: '/members?gender=male&min_age=30', isMember: false })
    expect(await screen.findByRole('heading', { name: 'Dit zijn 2 van de 1.234 profielen' })).toBeTruthy()
    expect(searches()).toEqual([{ gender: 'male' }])
    expect(aside().queryByRole('combobox', { name: 'Leeftijd vanaf' })).toBeNull()
    expect(aside().getByRole('combobox', { name: 'Land' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toContain('back=')
    expect(screen.queryByRole('link', { name: 'Swipespel' })).toBeNull()
  })

  test('SEARCH-14 invites with another text where all results are shown, and not at all with full access', async () => {
    const { unmount } = show({ isMember: false })
    expect(await screen.findByRole('heading', { name: 'Iemand gezien die je leuk vindt?' })).toBeTruthy()
    unmount()
    show({ isMember: false, settings: { logged_out_search: 'full' } })
    await said('2 vrouwen gevonden')
    expect(screen.queryByText(/Iemand gezien/)).toBeNull()
    expect(aside().getByRole('combobox', { name: 'Leeftijd vanaf' })).toBeTruthy()
  })

  test('SEARCH-14 on a site for members only says so, with login and signup', async () => {
    stubApi(() => refusal('authentication_required', 'Log eerst in.'))
    show({ isMember: false })
    expect(await screen.findByRole('heading', { name: 'Alleen voor leden' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup')
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  })

  test('LIKE-04 asks to log in when a heart is pressed, and sends nothing', async () => {
    show({ isMember: false })
    await user.click(await screen.findByRole('button', { name: 'Vind Anna leuk' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/^Aanmelden is gratis en zo gedaan/)).toBeTruthy()
    expect(within(dialog).getByRole('heading', { name: 'Log in om iemand leuk te vinden.' })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

test('ROUTE-26 ROUTE-28 a member sees two other ways to meet members', async () => {
  show()
  await said('2 vrouwen gevonden')
  expect(screen.getByRole('link', { name: 'Swipespel' }).getAttribute('href')).toBe('/swipe-game')
  expect(screen.getByRole('link', { name: 'Matchzoeker' }).getAttribute('href')).toBe('/match-finder')
})
