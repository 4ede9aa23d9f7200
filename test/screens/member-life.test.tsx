import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Loading } from '#frontend/app/Loading.tsx'
import MemberLife from '#frontend/app/MemberLife.tsx'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { pushState } from '#frontend/domain/notifications/push.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { clearCounts, useCounts } from '#frontend/domain/site/counts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { throttleMs } from '#frontend/ui/loading-progress.ts'
import { toastStore } from '#frontend/ui/toasts.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { stubSockets } from '#test/support/fake-socket.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const kept = pushState.read()
const push = { kind: 'new_messages', count: 1, path: '/chats', tag: 'new_messages', language: 'nl' } as const
const member = shownUser({ status: 'active' })
const like = (id: string, isNew: boolean) => ({
  id,
  liked_at: '2026-11-20T20:00:00.000Z',
  match: false,
  like_new: isNew,
  match_new: false,
  profile: { ...bramCard, id },
})
let calls: StubCall[]
const times = (path: string) => calls.filter((call) => call.path === `/api/${path}.php`).length

beforeEach(() => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=1'
  clearCounts()
  // No connection opens, so the page relies on polling.
  stubSockets()
  calls = stubApi(({ path }) => {
    if (path === '/api/user.php') return answered(member)
    if (path === '/api/likes.php')
      return answered(shownLikes({ liked_by: [like('A', true), like('B', false), like('C', true)] }))
    return answered({ chats: [], older: null, unread: 0 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  pushState.write(kept)
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=; max-age=0'
})

function show(user: CurrentUser | null, content = <MemberLife />) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, user)
  drawInDutch(content, client)
  return client
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => expectSoundPage())

describe('polling in the members area', () => {
  test.each([
    ['without push', false, null, 60_000],
    ['with a push subscription, before the first push', true, null, 60_000],
    ['with a push subscription, after a push', true, push, 300_000],
    ['after push was switched off', false, push, 60_000],
  ] as const)(
    'API-22 API-23 NOTIF-14 %s reads user and chats after 5 s and then at each interval',
    async (_, isSubscribed, lastMessage, rhythm) => {
      pushState.write({ ...kept, isCapable: true, isSubscribed, lastMessage })
      show(member)
      await pass(4_999)
      expect([times('user'), times('chats')]).toEqual([0, 1])
      await pass(1)
      expect([times('user'), times('chats')]).toEqual([1, 2])
      await pass(rhythm - 1)
      expect([times('user'), times('chats')]).toEqual([1, 2])
      await pass(1)
      expect([times('user'), times('chats')]).toEqual([2, 3])
      await pass(rhythm)
      expect([times('user'), times('chats')]).toEqual([3, 4])
    },
  )

  test('API-22 NOTIF-16 reads no user while the page is hidden, and the user at once when it is shown again', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get')
    const turn = (to: DocumentVisibilityState) =>
      act(() => {
        state.mockReturnValue(to)
        document.dispatchEvent(new Event('visibilitychange'))
      })
    show(member)
    await pass(5_000)
    expect(times('user')).toBe(1)
    turn('hidden')
    await pass(600_000)
    expect(times('user')).toBe(1)
    turn('visible')
    await pass(0)
    expect(times('user')).toBe(2)
    state.mockRestore()
  })

  test('TRAP-41 LIKE-06 reads likes once, and the badge counts the new ones', async () => {
    const Badge = () => <output>{useCounts().newLikes}</output>
    show(
      member,
      <>
        <MemberLife />
        <Badge />
      </>,
    )
    await pass(600_000)
    expect(times('likes')).toBe(1)
    expect(screen.getByRole('status').textContent).toBe('2')
  })

  test.each([
    ['like', 'likes', 2],
    ['like', 'chats', 2],
    ['new_messages', 'chats', 3],
    ['new_conversations', 'chats', 3],
    ['new_messages', 'likes', 1],
  ] as const)('TRAP-41 after a push about %s has read %s %i times', async (kind, path, count) => {
    show(member)
    await pass(10_000)
    act(() => pushState.write({ ...pushState.read(), lastMessage: { ...push, kind } }))
    await pass(1_000)
    expect(times(path)).toBe(count)
  })

  test('NOTIF-17 closes the notifications that lead to the open page, also when it comes into view', async () => {
    const shown = new Set(['/chats/A', '/likes'])
    const getNotifications = async () => [...shown].map((at) => ({ data: { path: at }, close: () => shown.delete(at) }))
    const value = { addEventListener: () => {}, getRegistration: async () => ({ getNotifications }) }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { permission: 'default' })
    show(member)
    await pass(0)
    expect([...shown]).toEqual(['/chats/A', '/likes'])
    act(() => showPage(locationOf('/chats/A')))
    await pass(0)
    expect([...shown]).toEqual(['/likes'])
    shown.add('/chats/A')
    window.dispatchEvent(new Event('focus'))
    await pass(0)
    expect([...shown]).toEqual(['/likes'])
    act(() => showPage(locationOf('/')))
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  test('API-22 TRAP-41 makes none of these calls for a visitor', async () => {
    show(null)
    await pass(600_000)
    expect(calls).toEqual([])
  })
})

test('LIVE-12 the next member at this device sees no toast of the former one, and none for likes loaded before', async () => {
  const received = (id: string, minute: number) => ({ ...like(id, true), liked_at: `2026-11-20T20:0${minute}:00.000Z` })
  const client = show(member)
  const hold = async (...liked_by: ReturnType<typeof like>[]) => {
    act(() => void client.setQueryData(queryKeys.likes, shownLikes({ liked_by })))
    await pass(1_000)
    await pass(1_000)
  }
  await pass(0)
  await hold(received('A', 1))
  await hold(received('B', 2), received('A', 1))
  expect(toastStore.read()).toHaveLength(1)
  act(() => {
    emitMemberGone()
    client.setQueryData(userQuery.queryKey, shownUser({ id: bramCard.id, status: 'active' }))
    client.removeQueries({ queryKey: queryKeys.likes })
  })
  expect(toastStore.read()).toEqual([])
  await hold(received('D', 4), received('C', 3))
  expect(toastStore.read()).toEqual([])
})

describe('the progress indicator', () => {
  const bar = () => document.querySelector('[aria-hidden="true"].fixed')

  test.each([
    ['API-13', 'chats', chatsQuery],
    ['API-14', 'likes', likesQuery],
  ] as const)('%s is shown during the first load of %s, but not on a reload', async (_, path, query) => {
    let answer = Promise.withResolvers<void>()
    stubApi(async () => {
      await answer.promise
      return answered(path === 'chats' ? { chats: [], older: null, unread: 0 } : shownLikes())
    })
    const List = () => <p>{useQuery<unknown>(query as never).data ? 'geladen' : 'laadt'}</p>
    const client = show(
      member,
      <>
        <Loading />
        <List />
      </>,
    )
    await pass(throttleMs + 50)
    expect(bar()).not.toBeNull()
    answer.resolve()
    await pass(1_000)
    expect(screen.getByText('geladen')).toBeTruthy()
    expect(bar()).toBeNull()

    answer = Promise.withResolvers()
    void client.refetchQueries({ queryKey: query.queryKey })
    await pass(throttleMs + 50)
    expect(client.isFetching({ queryKey: query.queryKey })).toBe(1)
    expect(bar()).toBeNull()
    answer.resolve()
    await pass(0)
  })
})
