import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TownField } from '#frontend/domain/profile/TownField.tsx'
import { messages } from '#shared/i18n/nl/inside-messages.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const texts = messages.profile.towns
const town = (name: string, region: string, region_name: string) => ({ name, region, region_name })
const hengelo = [town('Hengelo', 'NL-OV', 'Overijssel'), town('Hengelo', 'NL-GE', 'Gelderland')]
const towns = [...hengelo, town('Den Helder', 'NL-NH', 'Noord-Holland')]

let calls: StubCall[]
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

type Start = { value?: string; region?: string; isKnown?: boolean; found?: typeof towns; error?: string }
/**
 * Shows the field in a form that stores its values. An Escape key that reaches the form counts as
 * closing the form.
 */
function show({ value = '', region = '', isKnown = false, found = towns, error }: Start = {}) {
  calls = stubApi(() => answered({ towns: found }))
  const told = vi.fn()
  const onEscape = vi.fn()
  const Form = () => {
    const [place, setPlace] = useState({ value, region })
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <TownField
          label="Plaats"
          country="NL"
          region={place.region}
          value={place.value}
          isKnown={isKnown}
          {...(error && { error })}
          onChange={(text, chosen) => {
            told(text, chosen)
            setPlace({ value: text, region: chosen ?? place.region })
          }}
        />
      </div>
    )
  }
  drawScreen(<Form />)
  return { told, onEscape }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Plaats' })
const type = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  await pass(200)
  await pass(0)
}
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option')
const offered = () => options().map((option) => option.textContent)
const isOpen = () => field().getAttribute('aria-expanded') === 'true'
/** Accessible name of the active suggestion, to which the field refers. */
const current = () => {
  const id = field().getAttribute('aria-activedescendant')
  const selected = options().filter((option) => option.getAttribute('aria-selected') === 'true')
  expect(selected.map((option) => option.id)).toEqual(id ? [id] : [])
  return id && document.getElementById(id)!.textContent
}
const [overijssel, gelderland, helder] = ['HengeloOverijssel', 'HengeloGelderland', 'Den HelderNoord-Holland']

afterEach(() => expectSoundPage())

describe('suggestions of towns', () => {
  test('PROF-27 are requested after a pause in typing, from the second letter on, and announced with their number', async () => {
    show()
    fireEvent.change(field(), { target: { value: 'h' } })
    await pass(1000)
    expect(calls).toEqual([])
    fireEvent.change(field(), { target: { value: 'he' } })
    await pass(199)
    fireEvent.change(field(), { target: { value: ' hen ' } })
    await pass(199)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls.map(({ query }) => query)).toEqual([{ country: 'NL', text: 'hen' }])
    await pass(0)
    expect(offered()).toEqual([overijssel, gelderland, helder])
    expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('3 plaatsen gevonden')
    expect(screen.getByRole('status').textContent).toBe('3 plaatsen gevonden')
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect([isOpen(), current()]).toEqual([true, null])
  })

  test('PROF-27 are not shown before a key press, nor for a saved town', async () => {
    show({ value: 'Hengelo', region: 'NL-OV' })
    await pass(1000)
    expect([isOpen(), offered(), screen.getByRole('status').textContent]).toEqual([false, [], ''])
  })

  test('PROF-27 are not requested for a saved town when its field is left', async () => {
    const { told } = show({ value: 'Vroeger', isKnown: true })
    fireEvent.blur(field())
    await pass(1000)
    expect([calls, told.mock.calls, field().getAttribute('aria-invalid')]).toEqual([[], [], null])
  })

  test('PROF-27 disappear when the field loses the focus', async () => {
    show()
    await type('he')
    fireEvent.blur(field())
    expect([isOpen(), offered(), screen.getByRole('status').textContent]).toEqual([false, [], ''])
  })

  test('PROF-27 are announced when there are none, without a list', async () => {
    show({ found: [] })
    await type('xyz')
    expect([isOpen(), screen.getByRole('status').textContent]).toEqual([false, 'Geen plaats gevonden'])
  })
})

describe('selecting a town', () => {
  test.each([
    ['down once', ['ArrowDown'], overijssel],
    ['down to the last', ['ArrowDown', 'ArrowDown', 'ArrowDown'], helder],
    ['down over the end', ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], overijssel],
    ['up once', ['ArrowUp'], helder],
    ['up twice', ['ArrowUp', 'ArrowUp'], gelderland],
    ['up over the beginning', ['ArrowDown', 'ArrowUp'], helder],
    ['up again after Escape', ['ArrowDown', 'Escape', 'ArrowUp', 'ArrowUp'], gelderland],
  ] as const)('PROF-27 is done by arrow keys: %s', async (_, keys, reached) => {
    show()
    await type('he')
    for (const key of keys) {
      const isLeftToBrowser = press(key)
      expect(isLeftToBrowser).toBe(false)
    }
    expect([isOpen(), current()]).toEqual([true, reached])
  })

  test('PROF-27 sets its region by Enter, closes the list and does not submit the form', async () => {
    const { told } = show()
    await type('he')
    // Without a suggestion, Enter submits the form.
    expect(press('Enter')).toBe(true)
    press('ArrowDown')
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(told).toHaveBeenLastCalledWith('Hengelo', 'NL-GE')
    expect([field().value, isOpen(), current()]).toEqual(['Hengelo', false, null])
    expect(screen.getByRole('status').textContent).toBe('')
    // After reopening, the first item of the list is active.
    await pass(200)
    press('ArrowDown')
    expect(current()).toBe(overijssel)
  })

  test('PROF-27 keeps the focus in the field when done by a press', async () => {
    const { told } = show()
    await type('he')
    const option = options()[2]!
    for (const down of [fireEvent.pointerDown, fireEvent.mouseDown]) expect(down(option)).toBe(false)
    fireEvent.click(option)
    expect(told).toHaveBeenLastCalledWith('Den Helder', 'NL-NH')
    expect([field().value, isOpen()]).toEqual(['Den Helder', false])
  })

  test('PROF-27 is cancelled by Escape, which closes only the list; a second Escape is left to the form', async () => {
    const { onEscape } = show()
    await type('he')
    press('Escape')
    expect([isOpen(), field().value, onEscape.mock.calls.length]).toEqual([false, 'he', 0])
    expect(press('Escape')).toBe(true)
    expect(onEscape).toHaveBeenCalledOnce()
  })

  test('PROF-27 starts again without a selection when typing continues', async () => {
    show()
    await type('he')
    press('ArrowDown')
    press('Escape')
    await type('hen')
    expect([isOpen(), current()]).toEqual([true, null])
  })
})

describe('a town typed in full', () => {
  test.each([
    ['the only town of that name', 'den helder', '', ['Den Helder', 'NL-NH']],
    ['of two, the one in the chosen region', 'hengelo', 'NL-GE', ['Hengelo', 'NL-GE']],
    ['the only one, though another region was chosen', 'den helder', 'NL-GE', ['Den Helder', 'NL-NH']],
  ] as const)('PROF-27 becomes %s', async (_, typed, region, chosen) => {
    const { told } = show({ region })
    await type(typed)
    expect(told).toHaveBeenCalledTimes(1)
    fireEvent.blur(field())
    await pass(200)
    expect(told.mock.lastCall).toEqual(chosen)
    expect([isOpen(), field().getAttribute('aria-invalid')]).toEqual([false, null])
  })

  test.each([
    ['and no region is chosen', ''],
    ['in regions other than the chosen one', 'NL-UT'],
  ])('PROF-27 stays as typed, without an error, when two have that name %s', async (_, region) => {
    const { told } = show({ region })
    await type('hengelo')
    fireEvent.blur(field())
    await pass(200)
    expect(told.mock.calls).toEqual([['hengelo', undefined]])
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  test('PROF-27 is reported with its region once, when the field is left', async () => {
    const { told } = show({ region: 'NL-GE' })
    await type('Hengelo')
    fireEvent.blur(field())
    fireEvent.focus(field())
    fireEvent.blur(field())
    await pass(200)
    expect(told.mock.calls).toEqual([
      ['Hengelo', undefined],
      ['Hengelo', 'NL-GE'],
    ])
  })

  test('PROF-27 is refused with a text when no town has that name, until it is changed', async () => {
    show()
    await type('Heldor')
    expect(screen.queryByText(texts.unknown)).toBeNull()
    fireEvent.blur(field())
    expect(screen.getByText(texts.unknown).id).toBe(field().getAttribute('aria-describedby'))
    await type('Held')
    expect(screen.queryByText(texts.unknown)).toBeNull()
  })

  test('PROF-27 is checked by its own answer when the field is left quickly, not by the previous one', async () => {
    show({ found: [] })
    await type('Held')
    const answer = Promise.withResolvers<void>()
    stubApi(() => answer.promise.then(() => answered({ towns: [] })))
    fireEvent.change(field(), { target: { value: 'Heldor' } })
    fireEvent.blur(field())
    expect(screen.queryByText(texts.unknown)).toBeNull()
    await pass(1000)
    expect(screen.queryByText(texts.unknown)).toBeNull()
    answer.resolve()
    await pass(0)
    expect(screen.getByText(texts.unknown)).toBeTruthy()
  })

  test('PROF-27 is not checked when it is a single letter', async () => {
    show()
    await type('H')
    fireEvent.blur(field())
    await pass(200)
    expect([calls, screen.queryByText(texts.unknown)]).toEqual([[], null])
  })

  test('PROF-27 shows the error of the form rather than its own', async () => {
    show({ error: 'Vul je plaats in.' })
    await type('Heldor')
    fireEvent.blur(field())
    expect(within(field().closest('div')!.parentElement!).getByText('Vul je plaats in.')).toBeTruthy()
    expect(screen.queryByText(texts.unknown)).toBeNull()
  })
})
