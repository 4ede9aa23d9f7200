import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { placeOf, showPage } from '#frontend/lib/router.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { likes } from '#shared/contract/likes.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard } from '#test/support/shown.ts'

afterEach(() => vi.unstubAllGlobals())

type Likes = Output<typeof likes.list>
const likeOf = (profile: typeof annaCard, match: boolean) => ({
  ...{ id: profile.id, profile, match, liked_at: '2026-11-20T20:00:00.000Z' },
})
const some: Likes = {
  profiles: [likeOf(annaCard, true)],
  liked_by: [
    { ...likeOf(annaCard, true), like_new: false },
    { ...likeOf(bramCard, false), like_new: true },
  ],
}
const none: Likes = { profiles: [], liked_by: [] }

/** The likes page of a kind, with the likes that the server has. */
function open(path: string, known: Likes) {
  showPage(placeOf(path))
  const calls = stubApi(({ path: called }) =>
    called === '/api/likes.php' ? answered(known) : answered({ liked: true, match: true }),
  )
  drawScreen(<LikesScreen />)
  return calls
}
const cards = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem')

test.each([
  ['/likes', '2 mensen vinden jou leuk', ['AnnaMatch', 'BramNieuw']],
  ['/likes/sent', 'Jij vindt 1 persoon leuk', ['AnnaMatch']],
  ['/likes/matches', 'Met 1 persoon is het wederzijds', ['Anna']],
])('LIKE-08 LIKE-06 %s: %s, each with its marks', async (path, total, expected) => {
  open(path, some)
  expect(await screen.findByText(total)).toBeTruthy()
  const marks = cards().map((card) =>
    ['Anna', 'Bram', 'Match', 'Nieuw'].filter((text) => within(card).queryAllByText(text).length > 0).join(''),
  )
  expect(marks).toEqual(expected)
  const tabs = within(screen.getByRole('navigation', { name: 'Soorten likes' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual(
    ['/likes', '/likes/sent', '/likes/matches'].map((to) => [to, to === path ? 'page' : null]),
  )
  expect(tabs[0]!.textContent).toContain('1')
  expect(within(cards()[0]!).getByRole('link').getAttribute('href')).toBe(`/likes/m/${annaCard.id}`)
})

test.each([
  ['/likes', 'Nog geen likes'],
  ['/likes/sent', 'Je hebt nog niemand geliket'],
  ['/likes/matches', 'Nog geen matches'],
])('LIKE-08 %s without any says so and leads to the members', async (path, title) => {
  open(path, none)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members')
})

test('24 likes are shown at first, and the next on demand', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...likeOf({ ...bramCard, id: `${bramCard.id.slice(0, 24)}${at + 10}` }, false),
    like_new: false,
  }))
  open('/likes', { profiles: [], liked_by: many })
  await screen.findByText('30 mensen vinden jou leuk')
  expect(cards()).toHaveLength(24)
  await userEvent.click(screen.getByRole('button', { name: 'Meer likes' }))
  expect(cards()).toHaveLength(30)
  expect(screen.queryByRole('button', { name: 'Meer likes' })).toBeNull()
})

test('a failure is shown in words, and can be tried again', async () => {
  showPage(placeOf('/likes'))
  const answers = [refusal('too_many_requests', 'Even wachten.'), answered(none)]
  stubApi(() => answers.shift() ?? answered(none))
  drawScreen(<LikesScreen />)
  expect(await screen.findByRole('heading', { name: 'Even wachten.' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByRole('heading', { name: 'Nog geen likes' })).toBeTruthy()
})

test('LIKE-01 LIKE-02 the heart of a card likes and takes back', async () => {
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
