// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { isOffline, noteAnswer, noteNoAnswer, probeEveryMs, watchConnection } from '#frontend/lib/connection.ts'
import {
  beginVisitLanguage,
  checkVisitLanguage,
  endVisitLanguage,
  visitLanguage,
} from '#frontend/lib/visit-language.ts'

let stop: () => void
const probe = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', probe)
  probe.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  noteAnswer()
  stop = watchConnection()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ERR-10 a second failed request in a row is reported, a single one is not', () => {
  noteNoAnswer()
  expect(isOffline.read()).toBe(false)
  noteAnswer()
  noteNoAnswer()
  expect(isOffline.read()).toBe(false)
  noteNoAnswer()
  expect(isOffline.read()).toBe(true)
})

test("the browser's offline event counts at once, and only a successful request ends the offline state", async () => {
  window.dispatchEvent(new Event('offline'))
  expect(isOffline.read()).toBe(true)
  await vi.advanceTimersByTimeAsync(probeEveryMs)
  expect(probe).toHaveBeenCalledTimes(1)
  expect(isOffline.read()).toBe(true)
  // In a network without internet access, the browser says that it is online, but every request
  // fails.
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline.read()).toBe(true)
  probe.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(probeEveryMs)
  expect(isOffline.read()).toBe(false)
  await vi.advanceTimersByTimeAsync(10 * probeEveryMs)
  expect(probe).toHaveBeenCalledTimes(3)
})

test('CHAT-37 an answer that was under way does not end the offline state of the browser', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  noteAnswer()
  expect(isOffline.read()).toBe(true)
  // A browser may be wrong, so the answer to a probe counts.
  probe.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(probeEveryMs)
  expect(isOffline.read()).toBe(false)
  onLine.mockRestore()
})

test('ERR-01 CHAT-37 a chunk that fails without a connection reloads the page only once that is back', async () => {
  sessionStorage.clear()
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const failed = vi.fn()
  importGuarded(() => Promise.reject(new TypeError('Failed to fetch'))).catch(failed)
  await vi.advanceTimersByTimeAsync(3 * probeEveryMs)
  expect(isOffline.read()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  probe.mockResolvedValue(new Response())
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(failed).not.toHaveBeenCalled()
})

test('API-11 the language in the address lasts for the tab until another is chosen, which also removes it from the address', () => {
  beginVisitLanguage({ language: 'xx' })
  expect(visitLanguage()).toBeNull()
  beginVisitLanguage({ language: 'fr' })
  // A later page of the same visit.
  beginVisitLanguage({})
  expect(visitLanguage()).toBe('fr')
  checkVisitLanguage(['nl', 'fr'])
  expect(visitLanguage()).toBe('fr')
  window.history.replaceState({ key: 7 }, '', '/pricing?language=fr&x=1#top')
  endVisitLanguage()
  expect(visitLanguage()).toBeNull()
  expect(window.location.href).toMatch(/\/pricing\?x=1#top$/)
  expect(window.history.state).toEqual({ key: 7 })
  beginVisitLanguage({ language: 'fr' })
  checkVisitLanguage(['nl'])
  beginVisitLanguage({})
  expect(visitLanguage()).toBeNull()
})
