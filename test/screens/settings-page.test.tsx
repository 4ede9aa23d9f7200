import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import SettingsScreen from '#frontend/app/SettingsScreen.tsx'
import { themeColorTags } from '#infra/build/colours.ts'
import { themeScript } from '#infra/theme-script.ts'
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
const links = () => within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link')
/** Links to sections. */
const contents = () => links().filter((link) => link.closest('li'))
const current = () =>
  contents()
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'))
/** The observer that marks the current section in the table of contents. */
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
      sections.map((section) => within(section).getAllByRole('heading', { level: 3 })[0]!.textContent),
    )
    expect(contents()).toHaveLength(11)
    expect(document.title).toBe('Instellingen · Vonk')
  })

  test('ROUTE-37 begins each group with a heading, which a link leads to', () => {
    draw()
    const groups = links().filter((link) => !link.closest('li'))
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(groups.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      headings.map((heading) => [`#${heading.id}`, heading.textContent]),
    )
    expect(groups).toHaveLength(5)
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

describe('UI-14 the theme', () => {
  /** Simulates a page load: sets the document head and runs its script, which applies the theme. */
  const load = () => {
    document.head.innerHTML = themeColorTags.join('')
    const script = document.createElement('script')
    script.textContent = themeScript
    document.head.append(script)
  }
  const theme = () => document.documentElement.dataset.theme
  const barColours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.getAttribute('media'))
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

  test('is chosen for this device, and kept for the next page', () => {
    load()
    draw()
    expect(screen.getByRole('radio', { name: 'Zoals je apparaat' })).toHaveProperty('checked', true)
    choose('Donker')
    expect(theme()).toBe('dark')
    expect(barColours()).toEqual(['not all', 'all'])
    choose('Licht')
    expect(theme()).toBe('light')
    expect(barColours()).toEqual(['all', 'not all'])

    cleanup()
    delete document.documentElement.dataset.theme
    load()
    expect(theme()).toBe('light')
    draw()
    expect(screen.getByRole('radio', { name: 'Licht' })).toHaveProperty('checked', true)
    choose('Zoals je apparaat')
    expect(theme()).toBeUndefined()
    expect(barColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    expect(localStorage.getItem('theme')).toBeNull()
  })

  test('follows a choice in another tab, and ignores a value that is not a theme', () => {
    load()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(theme()).toBe('dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }))
    expect(theme()).toBe('dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'plaid' }))
    expect(theme()).toBeUndefined()
  })
})
