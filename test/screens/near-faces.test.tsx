import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const at = '2026-11-20T20:00:00.000Z'
const near = { ...annaCard, near: true as const }

test.each(['/likes', '/likes/favourites', '/likes/looks'])(
  'SEARCH-24 the cards of %s say which member lives near, and nothing of another',
  async (path) => {
    showPage(locationOf(path))
    const received = (profile: typeof annaCard) => ({
      id: profile.id,
      profile,
      liked_at: at,
      match: false,
      like_new: false,
      match_new: false,
    })
    stubApi(({ path }) => {
      const both = [near, bramCard]
      if (path === '/api/likes.php') return answered(shownLikes({ liked_by: both.map(received) }))
      if (path === '/api/favourites.php')
        return answered({
          favourites: both.map((profile) => ({ id: profile.id, profile, added_at: at })),
          older: null,
        })
      if (path === '/api/looks.php')
        return answered({ looks: both.map((profile) => ({ id: profile.id, profile, day: '2026-11-20' })), older: null })
      return answered({ favourite: false, ids: [] })
    })
    drawScreen(<LikesScreen />)
    const cards = await screen.findAllByRole('article')
    expect(cards.map(({ textContent }) => textContent?.includes('In de buurt'))).toEqual([true, false])
  },
)
