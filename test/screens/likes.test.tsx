import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeLikes, likesQuery, withoutMember } from '#frontend/domain/likes/likes.ts'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as likes from '#shared/contract/likes.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

type Likes = Output<typeof likes.list>
const likeOf = (profile: typeof annaCard, match: boolean) => ({
  id: profile.id,
  profile,
  match,
  liked_at: '2026-11-20T20:00:00.000Z',
})
const some = shownLikes({
  profiles: [likeOf(annaCard, true)],
  liked_by: [
    { ...likeOf(annaCard, true), like_new: false, match_new: false },
    { ...likeOf(bramCard, false), like_new: true, match_new: false },
  ],
})
const none = shownLikes()

/** Opens the page of likes at `path`; the stubbed server has these likes. */
function open(path: string, known: Likes) {
  showPage(locationOf(path))
  const calls = stubApi(({ path: called }) =>
    called === '/api/likes.php' ? answered(known) : answered({ liked: true, match: true }),
  )
  drawScreen(<LikesScreen />, { settings: { fictional_warning: 'Let op het merkteken.' } })
  return calls
}
const cards = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem')

test.each([
  ['/likes', '2 mensen vinden jou leuk', ['AnnaMatch', 'BramNieuw']],
  ['/likes/sent', 'Jij vindt 1 persoon leuk', ['AnnaMatch']],
  ['/likes/matches', 'Met 1 persoon is het wederzijds', ['Anna']],
])('LIKE-08 LIKE-06 %s shows "%s" and each like with its marks', async (path, total, expected) => {
  open(path, some)
  expect(await screen.findByText(total)).toBeTruthy()
  const marks = cards().map((card) =>
    ['Anna', 'Bram', 'Match', 'Nieuw'].filter((text) => within(card).queryAllByText(text).length > 0).join(''),
  )
  expect(marks).toEqual(expected)
  const tabs = within(screen.getByRole('navigation', { name: 'Soorten likes' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual(
    ['/likes', '/likes/sent', '/likes/matches', '/likes/favourites', '/likes/looks'].map((to) => [
      to,
      to === path ? 'page' : null,
    ]),
  )
  expect(tabs[0]!.textContent).toContain('1')
  // these tabs have words also on phones, because a star or eye alone is unclear
  expect(tabs.slice(3).map(({ innerHTML }) => innerHTML)).toEqual(['Favorieten', 'Wie keek'])
  expect(within(cards()[0]!).getByRole('link').getAttribute('href')).toBe(`/likes/m/${annaCard.id}`)
})

test.each([
  ['/likes', 'Nog geen likes', /^Laat zien dat je er bent/],
  ['/likes/sent', 'Je hebt nog niemand geliket', /^Tik op het hart/],
  ['/likes/matches', 'Nog geen matches', /^Vinden jullie elkaar leuk/],
])('LIKE-08 %s says when it is empty, and links to the members', async (path, title, hint) => {
  open(path, none)
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members')
})

test.each(['', '/sent', '/matches', '/favourites', '/looks'])(
  'PROF-26 /likes%s names shared interests',
  async (tab) => {
    showPage(locationOf(`/likes${tab}`))
    const profile = { ...bramCard, shared_interests: ['tea' as const] }
    const like = { ...likeOf(profile, true), like_new: false, match_new: false }
    const { id } = profile
    stubApi(({ path }) => {
      if (path === '/api/likes.php') return answered(shownLikes({ profiles: [like], liked_by: [like] }))
      if (path === '/api/favourites.php')
        return answered({ favourites: [{ id, profile, added_at: like.liked_at }], older: null })
      if (path === '/api/looks.php') return answered({ looks: [{ id, profile, day: '2026-11-20' }], older: null })
      return answered({ ids: [] })
    })
    drawScreen(<LikesScreen />, { settings: { interests: [{ tag: 'tea', label: 'Een kop thee', sensitive: false }] } })
    const card = await screen.findByRole('article')
    expect(within(card).getByText('Jullie delen: een kop thee')).toBeTruthy()
  },
)

const total = pageSize.likes + 2
/** Like `n` on the server; the newest is 0. */
const numbered = (n: number) => ({
  ...likeOf({ ...bramCard, id: `${bramCard.id.slice(0, 24)}${n + 10}`, name: `Man ${n}` }, true),
  liked_at: new Date(Date.parse('2026-11-20T20:00:00.000Z') - n * 60_000).toISOString(),
  like_new: false,
  match_new: false,
})

describe.each([
  ['/likes', 'liked_by'],
  ['/likes/sent', 'profiles'],
  ['/likes/matches', 'matches'],
] as const)('CHAT-35 more likes than a page at %s', (path, name) => {
  let isDown: boolean
  /** Promise that delays the answers about further pages. */
  let isHeld: Promise<void>
  /** Opens the page with a server whose cursors are numbers. */
  function openPaged() {
    showPage(locationOf(path))
    isDown = false
    isHeld = Promise.resolve()
    const all = Array.from({ length: total }, (_, n) => numbered(n))
    const calls = stubApi(async ({ path, query = {} }) => {
      if (path === '/api/online.php') return answered({ ids: [] })
      if (query.before) await isHeld
      if (isDown) return refusal('too_many_requests', 'Te veel')
      const [first, end] = [Number(query.before ?? 0), Number(query.before ?? 0) + pageSize.likes]
      const older = { ...none.older, [name]: end < total ? String(end) : null }
      return answered({ ...none, [name]: all.slice(first, end), older })
    })
    const client = drawScreen(<LikesScreen />)
    return { pages: () => calls.filter(({ path }) => path === '/api/likes.php'), client }
  }
  const more = () => screen.getByRole('button', { name: 'Meer likes' })

  test('have no button after the last page, and no total for several pages', async () => {
    const { pages } = openPaged()
    await waitFor(() => expect(cards()).toHaveLength(pageSize.likes))
    expect(screen.queryByText(new RegExp(`${pageSize.likes} `))).toBeNull()
    await userEvent.click(more())
    await waitFor(() => expect(cards()).toHaveLength(total))
    expect(pages().at(-1)!.query).toEqual({ of: name, before: String(pageSize.likes) })
    expect(screen.getByText(`Man ${total - 1}`)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Meer likes' })).toBeNull()
  })

  test('BLOCK-05 reload a page that was read before a like disappeared', async () => {
    const { client, pages } = openPaged()
    await waitFor(() => expect(cards()).toHaveLength(pageSize.likes))
    let release = () => {}
    isHeld = new Promise((resolve) => (release = resolve))
    await userEvent.click(more())
    await waitFor(() => expect(pages()).toHaveLength(2))
    act(() => changeLikes(client, (known) => withoutMember(known, numbered(0).id)))
    release()
    await waitFor(() => expect(cards()).toHaveLength(total - 1))
    expect(pages().filter(({ query }) => query?.before)).toHaveLength(2)
  })

  test('keep the list and the button when a page fails to load', async () => {
    openPaged()
    await waitFor(() => expect(cards()).toHaveLength(pageSize.likes))
    isDown = true
    await userEvent.click(more())
    await waitFor(() => expect(more().hasAttribute('disabled')).toBe(false))
    expect(cards()).toHaveLength(pageSize.likes)
    isDown = false
    await userEvent.click(more())
    await waitFor(() => expect(cards()).toHaveLength(total))
  })

  test('SEARCH-10 keep the loaded pages on a reload, as on returning to the list', async () => {
    const { client, pages } = openPaged()
    await waitFor(() => expect(cards()).toHaveLength(pageSize.likes))
    await userEvent.click(more())
    await waitFor(() => expect(cards()).toHaveLength(total))
    await act(() => client.invalidateQueries({ queryKey: likesQuery.queryKey }))
    expect(pages().at(-1)!.query ?? {}).toEqual({})
    expect(cards()).toHaveLength(total)
  })
})

test('TRAP-01 PROF-21 LIKE-08 a fictional liker has the mark, with a warning above; each like has place and time', async () => {
  const [anna, bram] = some.liked_by
  open('/likes', { ...some, liked_by: [anna!, { ...bram!, profile: { ...bramCard, fictional: true } }] })
  await screen.findByText('2 mensen vinden jou leuk')
  expect(cards().map((card) => within(card).queryByText('Fictief') !== null)).toEqual([false, true])
  expect(screen.getByText('Let op het merkteken.')).toBeTruthy()
  for (const card of cards()) {
    expect(card.textContent).toContain('Utrecht')
    expect(card.querySelector('time')?.dateTime).toBe('2026-11-20T20:00:00.000Z')
  }
})

test('likes that fail to load are reported in words, and can be retried', async () => {
  showPage(locationOf('/likes'))
  const answers = [refusal('too_many_requests', 'Even wachten.'), answered(none)]
  stubApi(() => answers.shift() ?? answered(none))
  drawScreen(<LikesScreen />)
  expect(await screen.findByRole('heading', { name: 'Even wachten.' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByRole('heading', { name: 'Nog geen likes' })).toBeTruthy()
})

test('LIKE-01 LIKE-02 the heart of a card likes and unlikes', async () => {
  const calls = open('/likes', some)
  await userEvent.click(await screen.findByRole('button', { name: 'Vind Bram leuk' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/like.php')).toMatchObject({
      method: 'POST',
      body: { id: bramCard.id },
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Vind Anna niet meer leuk' }))
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE', body: { id: annaCard.id } }))
})
