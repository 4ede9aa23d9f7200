import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoLike } from '#frontend/app/use-auto-like.ts'
import { useLikes } from '#frontend/app/use-likes.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { newLike } from '#frontend/domain/likes/new-like.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { bramCard, shownLikes, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const liker = { ...bramCard, fictional: true }

function Shell() {
  useLikes()
  useAutoLike()
  return null
}

function enter(isDue: boolean, answer: Parameters<typeof stubApi>[0]) {
  const calls = stubApi((call) => (call.path === '/api/likes.php' ? answered(shownLikes()) : answer(call)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', auto_like: isDue }))
  render(
    <QueryClientProvider client={client}>
      <Shell />
    </QueryClientProvider>,
  )
  return { client, count: (path: string) => calls.filter((call) => call.path === path).length }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  showPage(locationOf('/members'))
})
afterEach(() => {
  cleanup()
  newLike.write(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

afterEach(() => expectSoundPage())

test('LIKE-16 LIKE-18 API-08 TRAP-41 OPEN-37 the automatic like is requested once, 60 s after entering the members area, and likes are reloaded 500 ms later', async () => {
  showPage(locationOf('/profile'))
  const { client, count } = enter(true, () => answered({ profile: liker }))
  await pass(600_000)
  expect(count('/api/auto-like.php')).toBe(0)
  act(() => showPage(locationOf('/members')))
  await pass(30_000)
  // Navigation does not restart the minute.
  act(() => showPage(locationOf('/credits')))
  await pass(29_999)
  expect(count('/api/auto-like.php')).toBe(0)
  await pass(1)
  expect([count('/api/auto-like.php'), newLike.read()?.name, newLike.read()?.fictional]).toEqual([1, 'Bram', true])
  expect(count('/api/likes.php')).toBe(1)
  await pass(499)
  expect(count('/api/likes.php')).toBe(1)
  await pass(1)
  expect(count('/api/likes.php')).toBe(2)
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', auto_like: false }))
  await pass(10_000)
  expect([count('/api/auto-like.php'), count('/api/likes.php')]).toEqual([1, 2])
})

test('OPEN-37 TRAP-02 an automatic like that is answered after another member signed in is not shown', async () => {
  const reply = Promise.withResolvers<void>()
  const { client } = enter(true, () => reply.promise.then(() => answered({ profile: liker })))
  await pass(60_000)
  act(() => void client.setQueryData(userQuery.queryKey, shownUser({ id: bramCard.id, status: 'active' })))
  reply.resolve()
  await pass(1_000)
  expect(newLike.read()).toBeNull()
})

test('OPEN-37 no automatic like is requested for a member who already had it', async () => {
  const { count } = enter(false, () => answered({ profile: liker }))
  await pass(100_000)
  expect([count('/api/auto-like.php'), count('/api/likes.php'), newLike.read()]).toEqual([0, 1, null])
})

test('TRAP-02 nothing is shown without an automatic like, and a refusal is not reported', async () => {
  enter(true, () => answered({ profile: null }))
  await pass(61_000)
  expect(newLike.read()).toBeNull()
  cleanup()
  const { count } = enter(true, () => refusal('too_many_requests', 'Later'))
  await pass(61_000)
  expect([count('/api/likes.php'), newLike.read()]).toEqual([1, null])
})
