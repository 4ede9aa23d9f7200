import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsTyping } from '#frontend/app/use-is-typing.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { drawScreen } from '#test/support/screen.tsx'

let atFirst: boolean | undefined
const Told = () => {
  const isTyping = useIsTyping()
  atFirst ??= isTyping
  return <output>{isTyping ? 'typt' : 'typt niet'}</output>
}
const told = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const focus = (label: string) => act(() => screen.getByLabelText(label).focus())
const leave = () => act(() => (document.activeElement as HTMLElement).blur())

beforeEach(() => {
  vi.useFakeTimers()
  atFirst = undefined
})
afterEach(() => {
  vi.useRealTimers()
  showPage(locationOf('/'))
})

const Form = () => (
  <>
    <textarea aria-label="bericht" />
    <select aria-label="land" />
    <input aria-label="naam" />
    <input aria-label="wachtwoord" type="password" />
    <input aria-label="vinkje" type="checkbox" />
    <input aria-label="keuze" type="radio" />
    <input aria-label="schuif" type="range" />
    <input aria-label="foto" type="file" />
    <input aria-label="stuur" type="submit" />
    <button type="button" aria-label="knop" />
    <Told />
  </>
)

test.each([
  ['bericht', true],
  ['land', true],
  ['naam', true],
  ['wachtwoord', true],
  ['vinkje', false],
  ['keuze', false],
  ['schuif', false],
  ['foto', false],
  ['stuur', false],
  ['knop', false],
])('LIKE-18 the focus in "%s" counts as typing: %s', (label, isTyping) => {
  drawScreen(<Form />)
  expect(told()).toBe('typt niet')
  focus(label)
  expect(told()).toBe(isTyping ? 'typt' : 'typt niet')
})

test('LIKE-18 a field focused before still counts as typing, until two seconds after it is left', () => {
  drawScreen(<input aria-label="naam" />)
  focus('naam')
  drawScreen(<Told />)
  // The typing state decides whether a due popup opens, so the first render must already have it.
  expect([atFirst, told()]).toEqual([true, 'typt'])
  leave()
  pass(1_999)
  expect(told()).toBe('typt')
  pass(1)
  expect(told()).toBe('typt niet')
})

test('LIKE-18 moving to another field within two seconds is still typing, but moving to a button is not', () => {
  drawScreen(<Form />)
  focus('bericht')
  focus('knop')
  pass(1_500)
  focus('naam')
  pass(10_000)
  expect(told()).toBe('typt')
  focus('knop')
  pass(1_000)
  focus('vinkje')
  pass(1_999)
  expect(told()).toBe('typt')
  pass(1)
  expect(told()).toBe('typt niet')
})

test('LIKE-18 a focused field that is removed with its page ends typing two seconds later', () => {
  const view = document.body.appendChild(document.createElement('input'))
  drawScreen(<Told />)
  act(() => view.focus())
  expect(told()).toBe('typt')
  // Unlike browsers, jsdom fires no event when a focused field is removed.
  view.remove()
  act(() => showPage(locationOf('/members')))
  pass(1_999)
  expect(told()).toBe('typt')
  pass(1)
  expect(told()).toBe('typt niet')
})
