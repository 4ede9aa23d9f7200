import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardInset } from '#frontend/features/chats/use-keyboard-inset.ts'

/**
 * Stubs the viewport of a phone that is 800 px high. Returns a function that sets the height which
 * an on-screen keyboard leaves free.
 */
function stubViewport() {
  const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 800)
  return (height: number, scale = 1) =>
    act(() => {
      Object.assign(viewport, { height, scale })
      viewport.dispatchEvent(new Event('resize'))
    })
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Screen() {
  useKeyboardInset()
  return null
}
const inset = () => document.documentElement.style.getPropertyValue('--keyboard')

test('CHAT-31 a keyboard over the page makes the conversation lower and the page stay, until it closes', () => {
  const cover = stubViewport()
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { unmount } = render(<Screen />)
  expect([inset(), scrollTo.mock.calls]).toEqual(['0px', []])
  cover(500.4)
  expect([inset(), scrollTo.mock.calls]).toEqual(['300px', [[0, 0]]])
  cover(800)
  expect(inset()).toBe('0px')
  cover(500)
  unmount()
  expect(inset()).toBe('')
})

test('CHAT-31 a page that is zoomed in keeps its height', () => {
  const cover = stubViewport()
  render(<Screen />)
  cover(400, 2)
  expect(inset()).toBe('0px')
})
