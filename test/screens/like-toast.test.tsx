import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Popups } from '#frontend/app/Popups.tsx'
import { useLikeToast } from '#frontend/app/use-like-toast.ts'
import { newLikeOpenedKey } from '#frontend/app/use-new-like.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { dismissToast, toastStore } from '#frontend/ui/toasts.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const like = (profile: MemberCard, minute: number, more: Partial<Likes['liked_by'][number]> = {}) => ({
  id: profile.id,
  profile,
  match: false,
  match_new: false,
  like_new: true,
  liked_at: `2026-11-20T20:0${minute}:00.000Z`,
  ...more,
})
const received = (...liked_by: Likes['liked_by']) => shownLikes({ liked_by })

function Life() {
  useLikeToast()
  return null
}

/** Renders a page for a member, with these likes in the cache, or without loaded likes. */
function show(likes: Likes | undefined, path = '/members') {
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  if (likes) client.setQueryData(queryKeys.likes, likes)
  drawInDutch([<Life key="life" />, <Popups key="popups" />, <ToastRegion key="toasts" />], client)
  return client
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const arrive = async (client: QueryClient, likes: Likes) => {
  act(() => void client.setQueryData(queryKeys.likes, likes))
  // two steps: the first renders the likes, whose effect starts the timer
  await pass(50)
  await pass(1000)
}
const toasts = () => toastStore.read().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  stubApi(() => answered({}))
  localStorage.setItem('hide-site-entry-popup', '1700000000')
  // "New like!" was shown today, so it does not open.
  localStorage.setItem(newLikeOpenedKey(shownUser().id), String(Date.now()))
})
afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

describe('LIVE-12 a like that arrives while the page is open', () => {
  test('gives a toast with face and name that leads to the profile', async () => {
    window.history.replaceState(null, '', '/members')
    const client = show(received())
    const main_image = { filename: '/f.avif', thumb_filename: '/photos/a/b/card.avif?e=1', status: 'active' } as const
    await arrive(client, received(like({ ...annaCard, main_image }, 1)))
    expect(screen.getByText('Anna vindt je leuk.').parentElement!.querySelector('img')!.getAttribute('src')).toBe(
      '/photos/a/b/card.webp?e=1',
    )
    fireEvent.click(screen.getByText('Bekijk'))
    expect(window.location.pathname).toBe(`/likes/m/${annaCard.id}`)
  })

  test('gives none at the first load, nor for an older page of likes', async () => {
    const client = show(undefined)
    await arrive(client, received(like(annaCard, 2)))
    await arrive(client, received(like(annaCard, 2), like(bramCard, 1)))
    expect(toasts()).toEqual([])
  })

  test.each<[string, Likes['liked_by'][number]]>([
    ['of a fictional profile', like({ ...bramCard, fictional: true }, 2)],
    ['that is a match', like(bramCard, 2, { match: true })],
    ['whose profile was opened', like(bramCard, 2, { like_new: false })],
  ])('gives none for a like %s', async (_, arrived) => {
    const client = show(received())
    await arrive(client, received(arrived))
    expect(toasts()).toEqual([])
  })

  test('gives one once, in whichever tab, also when the member leaves the list and is back', async () => {
    const client = show(received())
    await arrive(client, received(like(annaCard, 1)))
    for (const { id } of toastStore.read()) dismissToast(id)
    await arrive(client, received())
    await arrive(client, received(like(annaCard, 1)))
    expect(toasts()).toEqual([])
    const otherTab = show(received())
    await arrive(otherTab, received(like(annaCard, 1)))
    expect(toasts()).toEqual([])
    await arrive(otherTab, received(like(bramCard, 2), like(annaCard, 1)))
    expect(toasts()).toEqual(['Bram vindt je leuk.'])
  })

  test.each(['/credits', '/signup'])('gives none on %s', async (path) => {
    const client = show(received(), path)
    await arrive(client, received(like(annaCard, 1)))
    expect(toasts()).toEqual([])
  })

  test('gives none in a hidden tab', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const client = show(received())
    await arrive(client, received(like(annaCard, 1)))
    expect(toasts()).toEqual([])
  })

  test('LIKE-18 opens "New like!" or gives a toast, never both', async () => {
    localStorage.removeItem(newLikeOpenedKey(shownUser().id))
    const client = show(received())
    await arrive(client, received(like(annaCard, 1)))
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nieuwe like!' })).not.toBeNull(), 10_000)
    expect(toasts()).toEqual([])
    await arrive(client, received(like(bramCard, 2), like(annaCard, 1)))
    expect(toasts()).toEqual(['Bram vindt je leuk.'])
  })
})
