// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRefetcher, gatherMs } from '#frontend/app/refetcher.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { newClient } from '#test/support/screen.tsx'
import { shownLikes, shownUser } from '#test/support/shown.ts'

const thread = queryKeys.chat('a'.repeat(26))
const answerMs = 1_000
let client: QueryClient
let refetcher: ReturnType<typeof createRefetcher>
let calls: StubCall[]
let fetches: number
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const times = (path: string) => calls.filter((call) => call.path === `/api/${path}.php`).length

beforeEach(() => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=1'
  client = newClient()
  refetcher = createRefetcher(client)
  fetches = 0
  calls = stubApi(async ({ path }) => {
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    if (path === '/api/user.php') return answered(shownUser())
    if (path === '/api/likes.php') return answered(shownLikes())
    return answered({ chats: [], older: null, unread: 0, kept_until: null })
  })
})
afterEach(() => {
  refetcher.stop()
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=; max-age=0'
})

/**
 * Shows the conversation on a screen and waits until it is loaded; returns a function that ends
 * this.
 */
async function showThread() {
  const queryFn = async () => {
    fetches += 1
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    return { fetches }
  }
  const end = new QueryObserver(client, { queryKey: thread, queryFn }).subscribe(() => {})
  await pass(answerMs)
  expect(fetches).toBe(1)
  return end
}

describe('refetches after hints', () => {
  test('LIVE-12 are made for list, likes and member on every page, even if no screen shows them', async () => {
    refetcher.refetch([queryKeys.chats, queryKeys.likes, queryKeys.user])
    await pass(gatherMs + answerMs)
    expect([times('chats'), times('likes'), times('user')]).toEqual([1, 1, 1])
    expect(client.getQueryData(queryKeys.chats)).toEqual({ rows: [], older: null, unread: 0, keptUntil: null })
  })

  test('LIVE-06 a burst of hints makes one', async () => {
    await showThread()
    for (let hint = 0; hint < 20; hint++) refetcher.refetch([thread])
    await pass(gatherMs + 10 * answerMs)
    expect(fetches).toBe(2)
  })

  test('LIVE-06 hints while one is in progress make one more after it', async () => {
    await showThread()
    refetcher.refetch([thread])
    await pass(gatherMs + answerMs / 2)
    for (let hint = 0; hint < 5; hint++) {
      refetcher.refetch([thread])
      await pass(gatherMs)
    }
    expect(fetches).toBe(2)
    await pass(10 * answerMs)
    expect(fetches).toBe(3)
  })

  test('LIVE-06 a poll that was in progress is followed by one, too', async () => {
    const poll = new Promise((resolve) => setTimeout(() => resolve({ rows: [], older: null, unread: 0 }), 5_000))
    void client.prefetchQuery({ queryKey: queryKeys.chats, queryFn: () => poll })
    refetcher.refetch([queryKeys.chats])
    await pass(5_000 - 1)
    expect(times('chats')).toBe(0)
    await pass(1 + answerMs)
    expect(times('chats')).toBe(1)
  })

  test('LIVE-06 another query does not wait for one that takes long', async () => {
    await showThread()
    refetcher.refetch([thread])
    await pass(gatherMs)
    refetcher.refetch([queryKeys.likes])
    await pass(gatherMs)
    expect(times('likes')).toBe(1)
  })

  test('a conversation that no screen shows is not fetched', async () => {
    const end = await showThread()
    end()
    refetcher.refetch([thread])
    await pass(gatherMs + answerMs)
    expect(fetches).toBe(1)
  })

  test('a failure is left to the next interval, and later hints are followed', async () => {
    calls = stubApi(() => ({ status: 404, body: {} }))
    refetcher.refetch([queryKeys.likes])
    await pass(gatherMs)
    refetcher.refetch([queryKeys.likes])
    await pass(gatherMs)
    expect(times('likes')).toBe(2)
  })

  test('none follows a sign-out', async () => {
    refetcher.refetch([queryKeys.chats])
    refetcher.stop()
    await pass(gatherMs + answerMs)
    expect(calls).toEqual([])
  })
})
