import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { dateAfter } from '#shared/rules/age.ts'
import { type Answer, answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const user = userEvent.setup({ delay: null })
const today = new Intl.DateTimeFormat('sv-SE').format(new Date())
const lookOf = (profile: typeof annaCard, day: string) => ({ id: profile.id, profile, day })

/** Opens the page of the visitors of a profile; `pages` are the answers to its list, in order. */
function open(pages: readonly Answer[], isOn = true) {
  showPage(locationOf('/likes/looks'))
  const left = [...pages]
  const calls = stubApi(({ path }) => {
    if (path === '/api/likes.php') return answered(shownLikes())
    if (path.startsWith('/api/looks.php')) return left.shift()!
    return answered({ ids: [] })
  })
  drawScreen(<LikesScreen />, { user: shownUser({ shows_looks: isOn }) })
  return () => calls.filter(({ path }) => path.startsWith('/api/looks.php'))
}

test('BLOCK-09 who looked stands under the day of the look, latest first, and more follow', async () => {
  const calls = open([
    answered({ looks: [lookOf(annaCard, today)], older: 'next' }),
    answered({ looks: [lookOf(bramCard, dateAfter(today, -1))], older: null }),
  ])
  expect(within(await screen.findByRole('region', { name: 'vandaag' })).getByText('Anna')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Meer mensen' }))
  expect(within(await screen.findByRole('region', { name: 'gisteren' })).getByText('Bram')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(calls()).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Wie keek' }).getAttribute('aria-current')).toBe('page')
})

test('without a look the page says when one appears', async () => {
  open([answered({ looks: [], older: null })])
  expect(await screen.findByRole('heading', { name: 'Nog niemand heeft gekeken' })).toBeTruthy()
})

test('ERR-01 a failed page can be asked for again', async () => {
  open([refusal('invalid_input', 'Er ging iets mis.'), answered({ looks: [lookOf(annaCard, today)], older: null })])
  await user.click(await screen.findByRole('button', { name: /opnieuw/i }))
  expect(await screen.findByRole('region', { name: 'vandaag' })).toBeTruthy()
})

test('a member who switched looks off is told so, and the list is not asked for', async () => {
  const calls = open([], false)
  expect(await screen.findByRole('heading', { name: 'Dit staat uit' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Naar instellingen' })
  expect(link.getAttribute('href')).toBe('/notifications#visibility')
  await waitFor(() => expect(calls()).toEqual([]))
})
