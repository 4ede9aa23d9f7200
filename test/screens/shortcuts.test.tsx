import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Shortcuts from '#frontend/app/Shortcuts.tsx'
import { FilterBar } from '#frontend/features/members/parts/FilterBar.tsx'
import { FilterRail } from '#frontend/features/members/parts/FilterRail.tsx'
import ShortcutsSection from '#frontend/features/site/ShortcutsSection.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { switchShortcuts } from '#frontend/lib/shortcut-keys.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
beforeEach(() => {
  openDialogs.write(0)
  localStorage.clear()
  act(() => switchShortcuts(true))
  window.history.replaceState(null, '', '/chats')
  showPage(locationOf('/chats'))
})
afterEach(() => expectSoundPage())
afterEach(() => vi.unstubAllGlobals())

const dialog = () => screen.queryByRole('dialog', { name: 'Sneltoetsen' })
const filters = {
  gender: 'male',
  country: 'NL',
  countryregion: null,
  min_age: 18,
  max_age: 99,
  distance: null,
  active: false,
  new: false,
  photo: false,
  mutual: false,
  interests: [],
} as never

test('quality.md people: ? lists the keys, and closes with Escape', async () => {
  drawScreen(<Shortcuts />)
  await user.keyboard('?')
  expect(dialog()).toBeTruthy()
  expect(screen.getByText('Naar zoeken')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Sluiten' })[0]!)
  expect(dialog()).toBeNull()
})

test('quality.md people: / opens the search, whose first filter gets the focus once it is there', async () => {
  const rail = (known: boolean) => (
    <>
      <Shortcuts />
      <FilterRail
        filters={known ? filters : null}
        fields={['gender']}
        hasPlace={false}
        onChange={() => {}}
        onReset={() => {}}
      />
    </>
  )
  drawScreen(rail(true))
  await user.keyboard('/')
  expect(window.location.pathname).toBe('/members')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mannen' }))
})

test('quality.md people: / gives the focus to the filters above the results, where there is no room beside them', async () => {
  const bar = { filters, fields: ['gender'] as const, hasPlace: false, onChange: () => {}, onReset: () => {} }
  drawScreen(
    <>
      <Shortcuts />
      <FilterBar {...bar} />
    </>,
  )
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
})

test.each([
  ['while somebody types', () => screen.getByRole('textbox').focus()],
  ['once they are switched off', () => act(() => switchShortcuts(false))],
  ['while a dialog is open', () => openDialogs.write(1)],
])('quality.md people: no key acts %s', async (_, prepare) => {
  drawScreen(
    <>
      <Shortcuts />
      <input aria-label="Bericht" />
    </>,
  )
  prepare()
  await user.keyboard('/?')
  expect(window.location.pathname).toBe('/chats')
  expect(dialog()).toBeNull()
})

test('quality.md people: keys with Ctrl, Alt or Meta stay the browser’s', () => {
  drawScreen(<Shortcuts />)
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'repeat'])
    fireEvent.keyDown(document.body, { key: '/', [modifier]: true })
  expect(window.location.pathname).toBe('/chats')
})

test('quality.md people: the setting switches the shortcuts off in this browser', async () => {
  drawScreen(
    <>
      <Shortcuts />
      <ShortcutsSection />
    </>,
  )
  await user.click(screen.getByRole('switch', { name: 'Sneltoetsen aan' }))
  expect(localStorage.getItem('shortcuts')).toBe('off')
  await user.keyboard('?')
  expect(dialog()).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Sneltoetsen aan' }))
  expect(localStorage.getItem('shortcuts')).toBeNull()
  await user.keyboard('?')
  expect(dialog()).toBeTruthy()
})
