import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StarButton } from '#frontend/domain/likes/StarButton.tsx'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { toastStore } from '#frontend/ui/toasts.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const user = userEvent.setup({ delay: null })
const at = '2026-11-20T20:00:00.000Z'
const favouriteOf = (profile: typeof annaCard) => ({ id: profile.id, profile, added_at: at })

/** Opens the page of favourites; the stubbed server has these favourites. */
function open(favourites: ReturnType<typeof favouriteOf>[]) {
  showPage(locationOf('/likes/favourites'))
  const calls = stubApi(({ path }) => {
    if (path === '/api/likes.php') return answered(shownLikes())
    if (path === '/api/favourites.php') return answered({ favourites, older: null })
    return answered({ favourite: false, ids: [] })
  })
  drawScreen(<LikesScreen />)
  return calls
}

test('LIKE-08 favourites are a tab of the likes, and one that is removed can be put back', async () => {
  const calls = open([favouriteOf(annaCard), favouriteOf(bramCard)])
  const remove = await screen.findByRole('button', { name: 'Haal Anna uit je favorieten' })
  const tab = screen.getByRole('link', { name: 'Favorieten' })
  expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual(['/likes/favourites', 'page'])
  await user.click(remove)
  expect(await screen.findByRole('button', { name: 'Bewaar Anna als favoriet' })).toBeTruthy()
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/favourite.php' }))
  await user.click(await screen.findByRole('button', { name: 'Bewaar Anna als favoriet' }))
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { id: annaCard.id } }))
  expect(within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem')).toHaveLength(2)
})

test('LIKE-08 without favourites the page says how to add one', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'Nog geen favorieten' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bekijk leden' }).getAttribute('href')).toBe('/members')
})

test('ROLE-12 a refused favourite is taken back, and the message says why', async () => {
  stubApi(() => refusal('favourite_limit', 'Je hebt al 500 favorieten.'))
  drawScreen(
    <>
      <StarButton id={bramCard.id} name="Bram" known={false} />
      <ToastRegion />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Bewaar Bram als favoriet' }))
  expect(await screen.findByText('Je hebt al 500 favorieten.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Bewaar Bram als favoriet' })).toBeTruthy()
})

test('LIKE-08 a favourite that could not be put back in the list is shown as removed', async () => {
  const calls = open([favouriteOf(annaCard)])
  await user.click(await screen.findByRole('button', { name: 'Haal Anna uit je favorieten' }))
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE' }))
  const again = stubApi(() => refusal('favourite_limit', 'Je hebt al 500 favorieten.'))
  await user.click(await screen.findByRole('button', { name: 'Bewaar Anna als favoriet' }))
  await waitFor(() => expect(again.at(-1)).toMatchObject({ method: 'POST' }))
  await waitFor(() => expect(toastStore.read()).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Bewaar Anna als favoriet' })).toBeTruthy()
})
