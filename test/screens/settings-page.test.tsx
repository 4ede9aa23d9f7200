import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import SettingsScreen from '#frontend/app/SettingsScreen.tsx'
import { refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

/** Observers made by the page; `tell` reports sections as entering or leaving the view. */
let observers: {
  seen: Set<Element>
  isConnected: boolean
  margin: string | undefined
  tell: IntersectionObserverCallback
}[]

beforeEach(() => {
  observers = []
  stubApi(() => refusal('too_many_requests', 'Even wachten.'))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #own: (typeof observers)[number]
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#own = { seen: new Set(), isConnected: true, margin: options?.rootMargin, tell }
        observers.push(this.#own)
      }
      observe(element: Element) {
        this.#own.seen.add(element)
      }
      disconnect() {
        this.#own.isConnected = false
      }
    },
  )
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const draw = (publicKey: string | null = 'BKey') =>
  drawScreen(<SettingsScreen />, { settings: { push_public_key: publicKey } })
const contents = () => within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link')
const current = () =>
  contents()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'))
/** The observer of the table of contents. */
const spy = () => observers.find(({ margin, isConnected }) => margin && isConnected)!
const scroll = (sections: Record<string, boolean>) =>
  act(() =>
    spy().tell(
      Object.entries(sections).map(
        ([id, isIntersecting]) => ({ target: document.getElementById(id)!, isIntersecting }) as never,
      ),
      {} as IntersectionObserver,
    ),
  )

afterEach(() => expectSoundPage())

describe('the page of settings', () => {
  test('ROUTE-37 NOTIF-13 lists every section in its order, each linked by its title', () => {
    draw()
    const sections = screen.getAllByRole('region').filter(({ id }) => id)
    expect(contents().map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    expect(contents().map(({ textContent }) => textContent)).toEqual(
      sections.map((section) => within(section).getAllByRole('heading', { level: 2 })[0]!.textContent),
    )
    expect(contents()).toHaveLength(10)
    expect(document.title).toBe('Instellingen · Vonk')
  })

  test('NOTIF-18 leaves out push on a site without it', () => {
    draw(null)
    expect(contents().map((link) => link.getAttribute('href'))).not.toContain('#notifications-push')
    expect(document.getElementById('notifications-push')).toBeNull()
  })

  test('ROUTE-37 marks the topmost section in view in the table of contents', () => {
    draw()
    expect([...spy().seen].map(({ id }) => `#${id}`)).toEqual(contents().map((link) => link.getAttribute('href')))
    expect(current()).toEqual([])
    scroll({ password: true, email: true })
    expect(current()).toEqual(['#email'])
    scroll({ email: false, sessions: true })
    expect(current()).toEqual(['#password'])
    scroll({ password: true })
    scroll({ password: false })
    expect(current()).toEqual(['#sessions'])
    scroll({ sessions: false })
    expect(current()).toEqual([])
  })

  test.each([
    ['#delete', ['delete']],
    ['', []],
  ])('ROUTE-37 opened with the fragment "%s" scrolls to: %j', (hash, scrolled) => {
    window.history.replaceState(null, '', `/notifications${hash}`)
    const into = vi.spyOn(Element.prototype, 'scrollIntoView')
    draw()
    expect(into.mock.contexts.map((element) => (element as Element).id)).toEqual(scrolled)
  })

  test('ROUTE-37 stops observing its sections when it is left', () => {
    draw()
    const observer = spy()
    cleanup()
    expect(observer.isConnected).toBe(false)
  })
})
