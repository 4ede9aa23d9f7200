import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import LikeDialog from '#frontend/features/likes/LikeDialog.tsx'
import MatchFinderScreen from '#frontend/features/members/MatchFinderScreen.tsx'
import SignupMatchesScreen from '#frontend/features/members/SignupMatchesScreen.tsx'
import SwipeGameScreen from '#frontend/features/members/SwipeGameScreen.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { members as words } from '#shared/i18n/nl/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
let calls: StubCall[]
let answer: (call: StubCall) => ReturnType<typeof answered>
beforeAll(() => startRouter((place) => showPage(place), { scroll: 'keep' }))
beforeEach(() => {
  calls = stubApi((call) => answer(call))
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

function show(content: React.ReactNode, { path = '/', settings = {} as Partial<Settings> } = {}) {
  window.history.replaceState(null, '', path)
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  client.setQueryData(likesQuery.queryKey, shownLikes())
  drawInDutch([content, <ToastRegion key="toasts" />], client)
}
const names = () => screen.getAllByRole('listitem').map((item) => /Anna|Bram/.exec(item.textContent)?.[0])
const fictional = { ...bramCard, fictional: true }
const warnings = { fictional_warning: 'Let op het merkteken.', fictional_plural: 'Deze zijn fictief.' }

describe('matches of signup', () => {
  const open = (results: readonly MemberCard[], settings?: Partial<Settings>) => {
    answer = () => answered({ results })
    show(<SignupMatchesScreen key="screen" />, { settings })
  }
  const toMembers = () => screen.getByRole('link', { name: 'Bekijk alle leden' })

  test('SEARCH-21 shows the members that signup found, each with a link, and how to continue', async () => {
    open([annaCard, bramCard])
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bram']))
    expect(screen.getByText('Zij passen bij wat je zoekt, en jij bij wat zij zoeken.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jouw matches')
    expect(toMembers().getAttribute('href')).toBe('/members')
    expect(screen.getByRole('button', { name: 'Vind Anna leuk' })).toBeTruthy()
  })

  test('SEARCH-21 has a text of its own for an empty result, without the promise of matches', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'Nog geen matches' })).toBeTruthy()
    expect(screen.queryByText(/^Zij passen bij/)).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Bekijk alle leden' })).toHaveLength(1)
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('SEARCH-21 SEARCH-08 has further pages, with each member once, and no end before the last', async () => {
    answer = ({ query }) =>
      query?.cursor === 'two'
        ? answered({ results: [annaCard, bramCard], next: null })
        : answered(query?.cursor === 'one' ? { results: [annaCard], next: 'two' } : { results: [], next: 'one' })
    show(<SignupMatchesScreen key="screen" />)
    const more = () => screen.findByRole('button', { name: 'Toon meer' })
    await user.click(await more())
    await waitFor(() => expect(names()).toEqual(['Anna']))
    expect(screen.queryByText('Nog geen matches')).toBeNull()
    await user.click(await more())
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bram']))
    expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull()
    const asked = calls.filter(({ path }) => path === '/api/matches.php')
    expect(asked.map(({ query }) => query?.cursor)).toEqual([undefined, 'one', 'two'])
    expect(toMembers()).toBeTruthy()
  })

  test('SEARCH-21 says nothing of an end while the first pages are empty', async () => {
    answer = () => answered({ results: [], next: 'one' })
    show(<SignupMatchesScreen key="screen" />)
    expect(await screen.findByRole('button', { name: 'Toon meer' })).toBeTruthy()
    expect(screen.queryByText('Nog geen matches')).toBeNull()
  })

  test('TRAP-01 PROF-23 warns of fictional profiles among them', async () => {
    open([fictional, { ...fictional, id: annaCard.id }], warnings)
    expect(await screen.findByText('Deze zijn fictief.')).toBeTruthy()
  })

  test('SEARCH-21 shows the reason when it fails to load, and is reloaded by a press', async () => {
    answer = () => refusal('too_many_requests', 'Even wachten.')
    show(<SignupMatchesScreen key="screen" />)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    answer = () => answered({ results: [annaCard] })
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(names()).toEqual(['Anna']))
  })
})

describe('the match finder', () => {
  const page = (results: readonly MemberCard[], more: object = {}) =>
    answered({
      results,
      numResults: results.length,
      numFictional: 0,
      next: null,
      hasPlace: true,
      filters: { min_age: 27, max_age: 41, distance: null, interests: [], reason: null },
      ...more,
    })
  const open = (path = '/match-finder', settings?: Partial<Settings>) =>
    show(<MatchFinderScreen key="screen" />, { path, settings })

  test('SEARCH-17 SEARCH-20 SEARCH-28 puts the answers into the address, and leads back to the questions for other answers', async () => {
    answer = () => page([annaCard, bramCard])
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Matchzoeker')
    expect(screen.getByText('Vertel wat je zoekt en kijk wie er past.')).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: '35 en ouder' }))
    await user.click(screen.getByRole('button', { name: 'Vriendschap' }))
    await user.click(screen.getByRole('button', { name: /^Toon/ }))
    expect(await screen.findByText(/^2 .* van 35 /)).toBeTruthy()
    expect(names()).toEqual(['Anna', 'Bram'])
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      min_age: '35',
      max_age: '99',
      reason: 'friendship',
    })
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Andere antwoorden' }))
    expect(window.location.search).toBe('')
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(2)
  })

  test.each([
    ['?age_group=18-35', { min_age: '18', max_age: '35' }],
    [
      '?min_age=20&max_age=30&reason=dating&distance=25',
      { min_age: '20', max_age: '30', reason: 'dating', distance: '25' },
    ],
    ['?age_group=100', {}],
    ['', {}],
  ] as const)('SEARCH-17 SEARCH-28 opened at "%s" requests %o', async (search, query) => {
    answer = () => page([annaCard])
    open(`/match-finder${search}`)
    if ('min_age' in query) await waitFor(() => expect(names()).toEqual(['Anna']))
    else expect(await screen.findByRole('button', { name: /^Toon/ })).toBeTruthy()
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/match-finder.php')).toBe(true))
    const searches = calls.filter(({ path }) => path === '/api/match-finder.php').map((call) => call.query ?? {})
    expect(searches).toEqual([query])
  })

  test('SEARCH-28 names the reasons of a card in words', async () => {
    const reasons = [
      { kind: 'interests', interests: ['hiking'] },
      { kind: 'aim', aim: 'relationship' },
    ]
    answer = () => page([{ ...annaCard, reasons } as never, { ...bramCard, reasons: [{ kind: 'near' }] } as never])
    open('/match-finder?age_group=35%2B')
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bram']))
    expect(screen.getByText(/^Jullie delen: /)).toBeTruthy()
    expect(screen.getByText('Zoekt ook: een relatie')).toBeTruthy()
    expect(screen.getByText('In de buurt')).toBeTruthy()
  })

  test('TRAP-01 SEARCH-08 counts fictional profiles separately, warns of them, and loads a further page', async () => {
    answer = ({ query }) =>
      query?.cursor
        ? page([bramCard])
        : page([{ ...annaCard, fictional: true }, bramCard], { numResults: 3, numFictional: 1, next: 'two' })
    open('/match-finder?age_group=35%2B', warnings)
    expect((await screen.findByText(/^2 .* van 35 /)).textContent).toMatch(/en 1 fictief profiel$/)
    expect(screen.getByText('Let op het merkteken.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Meer leden' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Meer leden' })).toBeNull())
    expect(names()).toEqual(['Anna', 'Bram'])
  })

  test('SEARCH-20 reports an empty result and a failure in words, with a way to continue', async () => {
    answer = () => refusal('too_many_requests', 'Even wachten.')
    open('/match-finder?age_group=35%2B')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    answer = () => page([])
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('heading', { name: 'Niemand gevonden' })).toBeTruthy()
    expect(screen.getByText(/^Maak één antwoord ruimer/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Andere antwoorden' })).toHaveLength(1)
  })
})

describe('the swipe game', () => {
  const game = (card: MemberCard | null, likes_left = 4) =>
    answered({ card, likes_left, renewed_at: '2999-11-20T23:00:00.000Z' })
  const open = async () => {
    answer = ({ method }) => (method === 'GET' ? game(annaCard) : answered({ match: false, likes_left: 3 }))
    show(<SwipeGameScreen key="screen" />)
    await screen.findByRole('article', { name: /Anna/ })
  }
  const verdicts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body.verdict)

  test('SEARCH-23 shows name, age and place, reads them aloud, and links to the profile', async () => {
    await open()
    expect(screen.getByRole('article').textContent).toContain('Utrecht')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Nog 4 likes vandaag',
      'Anna, 34 jaar',
    ])
    const link = screen.getByRole('link', { name: 'Bekijk het profiel van Anna' })
    expect(link.getAttribute('href')).toBe(`/members/${annaCard.id}`)
    fireEvent.pointerDown(link, { clientX: 0, button: 0 })
    fireEvent.pointerUp(screen.getByRole('article'), { clientX: 500 })
    expect(verdicts()).toEqual([])
  })

  test.each([
    ['held with Ctrl', { key: 'ArrowRight', ctrlKey: true }],
    ['held with Alt', { key: 'ArrowLeft', altKey: true }],
    ['another key', { key: 'ArrowUp' }],
    ['repeated', { key: 'ArrowRight', repeat: true }],
  ])('SEARCH-23 ignores a key press (%s)', async (_, key) => {
    await open()
    expect(fireEvent.keyDown(document.body, key)).toBe(true)
    expect(verdicts()).toEqual([])
  })

  test('SEARCH-23 takes an arrow key on the page, but not in a field or an open dialog', async () => {
    await open()
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowRight' })
    field.remove()
    openDialogs.write(1)
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    openDialogs.write(0)
    expect(verdicts()).toEqual([])
    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(false)
    await waitFor(() => expect(verdicts()).toEqual(['pass']))
  })

  test('SEARCH-23 lets a card be dragged to either side by the main button only, and ignores a cancelled drag', async () => {
    await open()
    const card = screen.getByRole('article')
    Object.defineProperty(card, 'clientWidth', { value: 360 })
    const move = (to: number, button: number, end: 'pointerUp' | 'pointerCancel') => {
      fireEvent.pointerDown(card, { clientX: 200, button, pointerId: 1 })
      fireEvent.pointerMove(card, { clientX: to, pointerId: 1 })
      fireEvent[end](card, { clientX: to, pointerId: 1 })
    }
    move(400, 2, 'pointerUp')
    move(400, 0, 'pointerCancel')
    fireEvent.pointerUp(card, { clientX: 400, pointerId: 1 })
    expect(verdicts()).toEqual([])
    move(0, 0, 'pointerUp')
    await waitFor(() => expect(verdicts()).toEqual(['pass']))
  })

  test.each([
    ['swipe_limit', 'Je likes zijn op.'],
    ['not_found', 'Dit lid is er niet meer.'],
  ] as const)('SEARCH-22 refused as %s says so and shows the next card', async (code, words) => {
    await open()
    answer = ({ method }) => (method === 'GET' ? game(bramCard, 1) : refusal(code, words))
    await user.click(screen.getByRole('button', { name: 'Vind Anna leuk' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(await screen.findByRole('article', { name: /Bram/ })).toBeTruthy()
    expect(screen.getByText('Nog 1 like vandaag')).toBeTruthy()
  })

  test('SEARCH-23 shows the reason when it fails to load, and is reloaded by a press', async () => {
    answer = () => refusal('too_many_requests', 'Even wachten.')
    show(<SwipeGameScreen key="screen" />)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    answer = () => game(null, 0)
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('heading', { name: 'Je likes voor vandaag zijn op' })).toBeTruthy()
    expect(screen.getByText('Geen likes meer vandaag')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members')
    expect(screen.getByRole('link', { name: 'Bekijk je likes' }).getAttribute('href')).toBe('/likes/sent')
  })
})

test.each([[true], [undefined]] as const)(
  'MOD-22 a like opened by its link has the mark of a verified liker: %s',
  (verified) => {
    show(<LikeDialog key="dialog" liker={{ ...annaCard, ...(verified && { verified }) }} onClose={() => {}} />)
    expect(screen.queryByRole('img', { name: words.verified }) !== null).toBe(verified === true)
  },
)

test.each([[true], [false]])(
  'LIKE-10 PROF-21 a like opened by its link shows its liker, fictional: %s',
  async (isFictional) => {
    const onClose = vi.fn()
    show(<LikeDialog key="dialog" liker={{ ...annaCard, fictional: isFictional }} onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Anna vindt je leuk' }).textContent).toContain('Anna 34')
    expect(screen.queryByText('Fictief') !== null).toBe(isFictional)
    await user.click(screen.getByRole('button', { name: 'Sluiten' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('link', { name: 'Bekijk het profiel' }))
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(window.location.pathname).toBe(`/members/${annaCard.id}`)
  },
)
