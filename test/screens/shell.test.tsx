import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Footer } from '#frontend/app/Footer.tsx'
import { OfflineBar } from '#frontend/app/OfflineBar.tsx'
import { isOffline, noteAnswer, noteNoAnswer, probeEveryMs, watchConnection } from '#frontend/lib/connection.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  noteAnswer()
  showPage(locationOf('/'))
})

afterEach(() => expectSoundPage())

describe('the footer', () => {
  const settings = { company: { ...shownSettings().company, name: 'Vonk Media' }, minimum_age: 21 }
  const links = () =>
    within(screen.getByRole('navigation', { name: app.footer.label }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const nine = [
    [app.footer.terms, '/pages/terms'],
    [app.footer.privacy, '/pages/privacy'],
    [app.footer.cookies, '/pages/cookies'],
    [app.footer.ban, '/pages/ban'],
    [app.footer.pricing, '/pricing'],
    [app.footer.complaints, '/complaints'],
    [app.footer.returnPolicy, '/pages/return-policy'],
    [app.footer.faq, '/pages/faq'],
    [app.footer.support, '/pages/service'],
  ]

  test.each([
    ['a visitor', '/', null],
    ['a visitor among the members', '/members', null],
    ['a member who reads the terms', '/pages/terms', {}],
    ['a member who reads the prices', '/pricing', {}],
    ['a member who chooses a language', '/lang-config', {}],
  ])('LAYOUT-03 LAYOUT-04 OPEN-74 shows %s the nine links in order, and the disclaimer', (_, path, user) => {
    showPage(locationOf(path))
    drawScreen(<Footer />, { user, settings })
    expect(links()).toEqual(nine)
    const disclaimer = screen.getByText(/^Vonk Media\./)
    expect(disclaimer.textContent).toContain('vanaf 21 jaar')
    expect(within(disclaimer).getByRole('link').getAttribute('href')).toBe('/pages/terms')
  })

  test.each(['/', '/members', '/chats'])('UI-16 is one line with a link to the rest for a member at %s', (path) => {
    showPage(locationOf(path))
    drawScreen(<Footer />, { settings })
    expect(links()).toEqual([[app.footer.more, '/pages/terms']])
    expect(screen.getByText(/Vonk Media/).textContent).toContain('21+')
  })
})

describe('the connection notice', () => {
  const said = () => screen.getByRole('status').textContent

  test('appears after the second request without an answer, is announced, and disappears at the first answer', () => {
    drawScreen(<OfflineBar />)
    act(noteNoAnswer)
    expect(said()).toBe('')
    act(noteAnswer)
    act(noteNoAnswer)
    expect(said()).toBe('')
    act(noteNoAnswer)
    expect(said()).toBe(app.offline)
    act(noteAnswer)
    expect(said()).toBe('')
  })

  test('appears after the first request without an answer where the browser reports offline as well', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    drawScreen(<OfflineBar />)
    act(noteNoAnswer)
    expect(said()).toBe(app.offline)
  })

  test('probes every ten seconds while nothing succeeds, and at once when the browser reports online', async () => {
    vi.useFakeTimers()
    let isBack = false
    const asked = vi.fn((_: string) =>
      isBack ? Promise.resolve(new Response()) : Promise.reject(new TypeError('down')),
    )
    vi.stubGlobal('fetch', asked)
    const stop = watchConnection()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('offline'))
    expect(isOffline.read()).toBe(true)
    await vi.advanceTimersByTimeAsync(2 * probeEveryMs)
    expect(asked).toHaveBeenCalledTimes(2)
    isBack = true
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect([asked.mock.calls.length, isOffline.read()]).toEqual([3, false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledTimes(3)
    stop()
    window.dispatchEvent(new Event('offline'))
    expect(isOffline.read()).toBe(false)
  })
})
