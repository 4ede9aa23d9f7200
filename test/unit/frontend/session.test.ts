// @vitest-environment jsdom
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#frontend/app/query-client.ts'
import { forgetDeletedMember, logOut, replaceMember, watchSession } from '#frontend/app/session.ts'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { endSessionBy } from '#frontend/domain/account/session-end.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { clearCounts, setCounts, useCounts } from '#frontend/domain/site/counts.ts'
import { call, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { shownSettings, shownUser } from '#test/support/shown.ts'

const countsOf = () => renderHook(() => useCounts()).result.current
const cookie = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('API-25 a visitor, who has no signed_in cookie, causes no call for the user', async () => {
  const calls = stubApi(() => answered(shownUser()))
  for (const text of ['', 'language=nl', 'xsigned_in=1', 'signed_in=']) {
    cookie(text)
    expect(await new QueryClient().fetchQuery(userQuery)).toBeNull()
  }
  expect(calls).toEqual([])
  cookie('language=nl; signed_in=1')
  expect((await new QueryClient().fetchQuery(userQuery))?.email).toBe('kim@example.org')
  expect(calls).toHaveLength(1)
})

test('ACC-42 API-24 the page of a call that ends the session stays, even if a poll notices the end of the session first', async () => {
  const onEnded = vi.fn()
  watchSession(onEnded)
  queryClient.setQueryData(userQuery.queryKey, shownUser())
  const end = Promise.withResolvers<void>()
  const calls = stubApi(async ({ path }) => {
    if (path === chats.list.path) return refusal('authentication_required', 'Log in')
    await end.promise
    return answered({ status: 'taken_back', email: 'kim@example.org' })
  })
  const read = Promise.withResolvers<void>()
  const ending = endSessionBy(
    () => call(ownAccount.confirmMailChange, { body: { token: 'x.y.z' } }),
    () => read.promise,
  )
  // The server has ended the session, but its answer to the call that ends it is still pending.
  await expect(call(chats.list, {})).rejects.toThrow(Refused)
  end.resolve()
  expect(await ending).toMatchObject({ status: 'taken_back' })
  // The answer has arrived, but the next user is not known yet.
  await expect(call(chats.list, {})).rejects.toThrow(Refused)
  expect(onEnded).not.toHaveBeenCalled()
  expect(calls.filter(({ path }) => path === account.logout.path)).toEqual([])

  read.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  await expect(call(chats.list, {})).rejects.toThrow(SessionEnded)
  expect(onEnded).toHaveBeenCalledTimes(1)
})

describe('the end of a session', () => {
  const gone = vi.fn()
  onMemberGone(gone)
  const draft = keptKey('KIM', 'draft', 'C1')
  const onEnded = vi.fn()
  const noSession = () => refusal('authentication_required', 'Log in')
  const left = () => ({
    user: queryClient.getQueryData(userQuery.queryKey),
    settings: queryClient.getQueryData(settingsQuery.queryKey)?.name,
    chats: queryClient.getQueryData(queryKeys.chats),
    profile: queryClient.getQueryData(queryKeys.member('ANNA')),
  })
  const nothingLeft = { user: null, settings: 'Vonk', chats: undefined, profile: undefined }

  beforeEach(() => {
    watchSession(onEnded)
    queryClient.setQueryData(userQuery.queryKey, shownUser())
    queryClient.setQueryData(settingsQuery.queryKey, shownSettings())
    queryClient.setQueryData(queryKeys.chats, { rows: [], older: null, unread: 0 })
    queryClient.setQueryData(queryKeys.member('ANNA'), { name: 'Anna' })
    setCounts({ unread: 3, newLikes: 2 })
    keepText(draft, 'Hoi Anna')
    vi.clearAllMocks()
  })
  afterEach(() => {
    clearCounts()
    keepText(draft, null)
    queryClient.clear()
  })
  const logouts = (calls: ReturnType<typeof stubApi>) =>
    calls.filter(({ method, path }) => method === account.logout.method && path === account.logout.path)

  test('API-24 TRAP-42 found by several calls at once logs out once, keeps typed text, and ends each call with SessionEnded', async () => {
    const calls = stubApi(({ path }) => (path === account.logout.path ? answered({}) : noSession()))
    const ended = await Promise.allSettled([call(chats.list, {}), call(chats.list, {}), call(chats.list, {})])
    for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(SessionEnded) })
    expect(onEnded).toHaveBeenCalledTimes(1)
    expect(gone).toHaveBeenCalledTimes(1)
    expect(logouts(calls)).toHaveLength(1)
    expect(left()).toEqual(nothingLeft)
    expect(countsOf()).toEqual({ unread: 0, newLikes: 0 })
    expect(keptText(draft)).toBe('Hoi Anna')
  })

  test.each([
    ['29.9 seconds later by a pending call ends that call quietly', 29_900, SessionEnded],
    ['30 seconds later is reported to the caller', 30_000, Refused],
  ] as const)('API-26 found again %s', async (_, later, error) => {
    const calls = stubApi(() => noSession())
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    await expect(call(chats.list, {})).rejects.toThrow(SessionEnded)
    clock.mockReturnValue(1_000_000 + later)
    await expect(call(chats.list, {})).rejects.toThrow(error)
    expect(onEnded).toHaveBeenCalledTimes(1)
    expect(logouts(calls)).toHaveLength(1)
  })

  test.each([
    ['a visitor', null],
    ['nobody known yet', undefined],
  ] as const)('API-26 the same answer logs nobody out for %s', async (_, user) => {
    vi.spyOn(performance, 'now').mockReturnValue(9_000_000)
    queryClient.removeQueries({ queryKey: userQuery.queryKey })
    if (user === null) queryClient.setQueryData(userQuery.queryKey, null)
    const calls = stubApi(() => noSession())
    await expect(call(chats.list, {})).rejects.toThrow(Refused)
    expect(onEnded).not.toHaveBeenCalled()
    expect(gone).not.toHaveBeenCalled()
    expect(logouts(calls)).toEqual([])
    expect(left()).toMatchObject({ user, chats: { unread: 0 } })
  })

  test('ACC-31 logout clears all data of the member in the browser at once, whatever the server answers later', async () => {
    const answer = Promise.withResolvers<void>()
    const calls = stubApi(async () => {
      await answer.promise
      return noSession()
    })
    const loggedOut = logOut().catch(() => 'refused')
    expect(left()).toEqual(nothingLeft)
    expect(keptText(draft)).toBeNull()
    expect(countsOf()).toEqual({ unread: 0, newLikes: 0 })
    expect(gone).toHaveBeenCalledTimes(1)
    answer.resolve()
    await loggedOut
    expect(logouts(calls)).toHaveLength(1)
    expect(onEnded).not.toHaveBeenCalled()
  })

  test.each([
    ['logs out', () => void logOut()],
    ['is replaced by another', () => replaceMember(queryClient)],
  ])('TRAP-37 a change that waits for an earlier one is dropped when the member %s', async (_, leave) => {
    stubApi(() => answered({ logged_out: true }))
    const first = Promise.withResolvers<void>()
    const second = vi.fn(async () => {})
    const change = (mutationFn: () => Promise<void>) =>
      void new MutationObserver(queryClient, { mutationFn, scope: { id: 'profile' } }).mutate()
    change(() => first.promise)
    change(second)
    await new Promise((resolve) => setTimeout(resolve))
    leave()
    first.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(second).not.toHaveBeenCalled()
    const next = vi.fn(async () => {})
    change(next)
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce())
  })

  test('TRAP-37 a change whose member is replaced by another ends with SessionEnded', async () => {
    stubApi(async () => {
      queryClient.setQueryData(userQuery.queryKey, shownUser({ id: 'ANNA' }))
      return answered({ liked: true, match: true })
    })
    await expect(call(likes.like, { body: { id: 'BRAM' } })).rejects.toThrow(SessionEnded)
  })

  describe('ACC-31 a sign-out that does not reach the server', () => {
    /** Cookies of this browser; a cookie with `Max-Age=0` is removed. */
    const jar = (first: string) => {
      const cookies = new Map([first.split('=') as [string, string]])
      vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...cookies].map((one) => one.join('=')).join('; '))
      vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
        const [name, value] = text.split(';')[0]!.split('=') as [string, string]
        if (text.includes('Max-Age=0;')) cookies.delete(name)
        else cookies.set(name, value)
      })
      return cookies
    }
    const load = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(userQuery)

    test('shows nobody as signed in at the next load, which ends the session first', async () => {
      vi.useFakeTimers()
      const cookies = jar('signed_in=1')
      let isDown = true
      const calls = stubApi(({ path }) => {
        if (isDown) return new Response(null, { status: 503 })
        if (path === account.logout.path) cookies.delete('signed_in')
        return path === account.logout.path ? answered({ logged_out: true }) : answered(shownUser())
      })
      const left = logOut().catch(() => 'failed')
      await vi.runAllTimersAsync()
      expect([await left, cookies.get('signed_in')]).toEqual(['failed', 'leaving'])

      const offline = load()
      await vi.runAllTimersAsync()
      expect([await offline, cookies.get('signed_in')]).toEqual([null, 'leaving'])
      isDown = false
      calls.splice(0)
      expect(await load()).toBeNull()
      expect(calls.map(({ path }) => path)).toEqual([account.logout.path])
      expect(await load()).toBeNull()
      expect(calls).toHaveLength(1)
      vi.useRealTimers()
    })

    test('ends in the other tabs too, at their next poll', async () => {
      vi.useFakeTimers()
      jar('signed_in=leaving')
      stubApi(() => ({ status: 503, body: {} }))
      const poll = queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false }).catch(() => 'failed')
      await vi.runAllTimersAsync()
      expect(await poll).toBeNull()
      vi.useRealTimers()
    })

    test('is over where the session has ended meanwhile', async () => {
      const cookies = jar('signed_in=leaving')
      queryClient.clear()
      const calls = stubApi(noSession)
      expect([await load(), await load()]).toEqual([null, null])
      expect([logouts(calls).length, cookies.has('signed_in')]).toEqual([1, false])
    })

    test('is not retried after a new sign-in, whose session it would end', async () => {
      vi.useFakeTimers()
      const cookies = jar('signed_in=1')
      const calls = stubApi(() => ({ status: 503, body: {} }))
      const left = logOut().catch(() => 'failed')
      await vi.advanceTimersByTimeAsync(200)
      cookies.set('signed_in', '1')
      await vi.runAllTimersAsync()
      expect([await left, logouts(calls).length, cookies.get('signed_in')]).toEqual([undefined, 1, '1'])
      vi.useRealTimers()
    })

    test('does not remove the mark of a new sign-in, if the former session has ended meanwhile', async () => {
      const cookies = jar('signed_in=1')
      const end = Promise.withResolvers<void>()
      stubApi(async () => {
        await end.promise
        return noSession()
      })
      const left = logOut()
      cookies.set('signed_in', '1')
      end.resolve()
      await left
      expect(cookies.get('signed_in')).toBe('1')
    })

    test('does not disturb the next sign-in, whose cookie replaces the mark', async () => {
      jar('signed_in=1')
      const calls = stubApi(() => answered(shownUser()))
      expect((await load())?.email).toBe('kim@example.org')
      expect(logouts(calls)).toEqual([])
    })
  })

  test('after a deletion nothing of the account is left, and there is no session to end', () => {
    const calls = stubApi(() => answered({}))
    forgetDeletedMember()
    expect(left()).toEqual(nothingLeft)
    expect(keptText(draft)).toBeNull()
    expect(gone).toHaveBeenCalledTimes(1)
    expect(calls).toEqual([])
  })
})
