// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/lib/session.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
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
