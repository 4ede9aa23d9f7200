import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '#frontend/app/App.tsx'
import { Pages } from '#frontend/app/Pages.tsx'
import { shown } from '#frontend/app/router.ts'
import { routeOf } from '#frontend/app/routes.ts'
import { useMember, userQuery } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Failed } from '#frontend/lib/call.ts'
import { loadInsideTexts } from '#frontend/lib/language.ts'
import { locationOf, navigate, showPage, startRouter } from '#frontend/lib/router.ts'
import type { PageName } from '#shared/rules/paths.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

let scrolledTo: number[]
let visited: string[]

beforeEach(() => {
  scrolledTo = []
  visited = []
  vi.stubGlobal('scrollTo', (_: number, top: number) => void scrolledTo.push(top))
  startRouter(({ pathname }) => void visited.push(pathname), { scroll: 'keep' })
  visited.length = 0
  shown.write({ kind: 'nothing' })
})
afterEach(() => expectSoundPage())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  shown.write({ kind: 'nothing' })
})

/** Opens a page whose screen is a heading and a field. */
function open(name: PageName, path: string, scroll: 'top' | 'keep' | number = 'top', focuses = false) {
  const Screen = () => {
    useTitle(name)
    useEffect(() => {
      if (focuses) document.querySelector('input')!.focus()
    }, [])
    return (
      <main id="content">
        <h1>Scherm {name}</h1>
        <input aria-label={`Veld ${name}`} />
      </main>
    )
  }
  act(() => {
    showPage(locationOf(path))
    shown.write({ kind: 'screen', row: routeOf(name)!, Screen, href: path, move: { scroll } })
  })
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent
const content = () => document.getElementById('content')

describe('a new page', () => {
  test('quality.md people begins at its top, keeps the position of the previous one, or returns to its own', () => {
    drawScreen(<Pages />)
    open('members', '/members')
    open('members', '/members?min_age=30', 'keep')
    open('members', '/members', 640)
    expect(scrolledTo).toEqual([0, 640])
  })

  test('quality.md people gets the focus, unlike the first one', () => {
    drawScreen(<Pages />)
    open('members', '/members')
    expect(document.activeElement).toBe(document.body)
    open('chats', '/chats')
    expect(heading()).toBe('Scherm chats')
    expect(document.activeElement).toBe(content())
    expect(content()!.tabIndex).toBe(-1)
  })

  test('UI-15 gets the focus that was lost when another page of the same kind replaced the pressed link', () => {
    drawScreen(
      <>
        <button type="button">Filters</button>
        <Pages />
      </>,
    )
    open('members-id', '/members/A')
    screen.getByRole('textbox').focus()
    open('members-id', '/members/B')
    expect(document.activeElement).toBe(content())
    // The button for the filters is outside the results, so it keeps the focus.
    open('members', '/members')
    screen.getByRole('button', { name: 'Filters' }).focus()
    open('members', '/members?min_age=30', 'keep')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
  })

  test('quality.md people leaves the focus in a field of its own, and in a menu that was opened meanwhile', () => {
    drawScreen(
      <>
        <div role="menu">
          <button type="button" role="menuitem">
            Keuze
          </button>
        </div>
        <Pages />
      </>,
    )
    open('members', '/members')
    screen.getByRole('menuitem').focus()
    open('chats', '/chats')
    expect(document.activeElement).toBe(screen.getByRole('menuitem'))
    open('likes', '/likes', 'top', true)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

test('NAV-16 the address of the open page adds no history entry, so that "back" leaves the page', () => {
  navigate('/members')
  const entries = window.history.length
  navigate('/members')
  expect(window.history.length).toBe(entries)
  navigate('/members', { search: { min_age: '30' } })
  expect(window.history.length).toBe(entries + 1)
  expect(visited).toEqual(['/members', '/members', '/members'])
  window.history.replaceState(null, '', '/')
})

test('ACC-31 a page for members is left, and shows nothing more of it, when the session ends', async () => {
  const client = drawScreen(<Pages />)
  open('login', '/login')
  open('members', '/members')
  open('likes', '/likes')
  expect(visited).toEqual([])
  client.setQueryData(userQuery.queryKey, null)
  await screen.findByRole('link', { name: 'Inloggen' })
  expect(visited).toEqual(['/'])
  expect(heading()).toBeUndefined()
  expect(content()!.getAttribute('aria-busy')).toBe('true')
})

test('ACC-31 what was typed stays at sign-in, but goes when another member replaces the signed-in one', async () => {
  const Who = () => <p>{useMember()?.id}</p>
  const client = drawScreen(
    <>
      <Who />
      <Pages />
    </>,
    { user: null },
  )
  open('complaints', '/complaints')
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  const signIn = async (id: string) => {
    client.setQueryData(userQuery.queryKey, shownUser({ id }))
    await screen.findByText(id)
  }
  field().value = 'Getypt'
  await signIn('A')
  expect(field().value).toBe('Getypt')
  await signIn('B')
  expect(field().value).toBe('')
})

test('ACC-31 a page for everybody stays when the session ends', async () => {
  const client = drawScreen(<Pages />)
  open('pages-terms', '/pages/terms')
  client.setQueryData(userQuery.queryKey, null)
  await screen.findByRole('link', { name: 'Inloggen' })
  expect([visited, heading()]).toEqual([[], 'Scherm pages-terms'])
})

test('quality.md people a first page that is late has a skeleton after 300 ms, no flash before', () => {
  vi.useFakeTimers()
  drawScreen(<Pages />)
  act(() => void vi.advanceTimersByTime(299))
  expect(content()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(content()!.getAttribute('aria-busy')).toBe('true')
  document.title = 'Leden'
})

test('ERR-04 a page that fails to load shows the error in the shell of the site', () => {
  drawScreen(<Pages />)
  act(() => {
    showPage(locationOf('/members'))
    shown.write({ kind: 'error', error: new Failed(503), href: '/members', move: { scroll: 'top' } })
  })
  expect(heading()).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  expect(scrolledTo).toEqual([0])
})

test('TRAP-24 a member without an age check is not sent from an open page to the check while the page loads', async () => {
  window.history.replaceState(null, '', '/pages/privacy')
  drawScreen(<App />, { user: { age_check: true }, settings: { age_check: 'Yoti' } })
  await act(async () => void (await Promise.all([import('#frontend/app/MemberLife.tsx'), loadInsideTexts()])))
  await act(() => import('#frontend/app/AgeGate.tsx'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(visited).toEqual([])
  open('pages-privacy', '/pages/privacy')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(visited).toEqual([])
  open('members', '/members')
  await waitFor(() => expect(visited).toEqual(['/age-check']))
})
