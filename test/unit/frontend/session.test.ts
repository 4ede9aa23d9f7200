// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#frontend/app/query-client.ts'
import { watchSession } from '#frontend/app/session.ts'
import { call, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { userQuery } from '#frontend/lib/session.ts'
import { endSessionBy } from '#frontend/lib/session-end.ts'
import { account } from '#shared/contract/account.ts'
import { chats } from '#shared/contract/chats.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { shownUser } from '#test/support/shown.ts'

const cookie = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('API-25 a visitor is not asked about: without the cookie beside the session there is no call', async () => {
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

test('ACC-42 API-24 a call that ends the session on purpose is shown, though a poll finds the session ended first', async () => {
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
    () => call(account.confirmMailChange, { body: { token: 'x.y.z' } }),
    () => read.promise,
  )
  // the server has ended the session, and its answer is still on the way
  await expect(call(chats.list, {})).rejects.toThrow(Refused)
  end.resolve()
  expect(await ending).toMatchObject({ status: 'taken_back' })
  // nor before it is known who is left
  await expect(call(chats.list, {})).rejects.toThrow(Refused)
  expect(onEnded).not.toHaveBeenCalled()
  expect(calls.filter(({ path }) => path === account.logout.path)).toEqual([])

  read.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  await expect(call(chats.list, {})).rejects.toThrow(SessionEnded)
  expect(onEnded).toHaveBeenCalledTimes(1)
})
