import { describe, expect, test } from 'vitest'
import { nextPopup, type PopupName, popupOrder } from '#frontend/app/popup-order.ts'
import { type EntryWarning, isEntryWarningDue } from '#shared/rules/entry-warning.ts'
import { likeModalDelay } from '#shared/rules/like-modal.ts'

const visit: EntryWarning = {
  isLoggedIn: false,
  isInstalledApp: false,
  isDismissed: false,
  isEnabled: true,
  layout: 'default',
  isLeftOut: false,
  country: 'NL',
  countries: null,
}

describe('the site-entry warning', () => {
  test.each<[string, Partial<EntryWarning>, boolean]>([
    ['HOME-01 a visitor', {}, true],
    ['HOME-01 a member', { isLoggedIn: true }, false],
    ['HOME-02 in the installed app', { isInstalledApp: true }, false],
    ['HOME-03 put away before', { isDismissed: true }, false],
    ['HOME-06 switched off', { isEnabled: false }, false],
    ['HOME-08 a page that leaves it out', { isLeftOut: true }, false],
    ['HOME-05 OPEN-66 no list, another country', { country: 'FR' }, true],
    ['OPEN-66 no list, no country known', { country: null }, true],
    ['HOME-05 in the list', { countries: ['FR', 'NL'] }, true],
    ['HOME-05 not in the list', { countries: ['FR'] }, false],
    ['HOME-05 a list, no country known', { countries: ['FR'], country: null }, false],
  ])('%s on the default layout', (_, more, isDue) => {
    expect(isEntryWarningDue({ ...visit, ...more })).toBe(isDue)
  })

  test.each(['chat', 'lander', 'empty'] as const)(
    'HOME-07 TRAP-25 on the %s layout NL and DE only, and within the list',
    (layout) => {
      const on = (country: string | null, countries: readonly string[] | null) =>
        isEntryWarningDue({ ...visit, layout, country, countries })
      expect([on('NL', null), on('DE', null), on('FR', null), on(null, null)]).toEqual([true, true, false, false])
      expect([on('NL', ['NL', 'FR']), on('NL', ['FR']), on('FR', ['FR'])]).toEqual([true, false, false])
    },
  )
})

describe('what opens by itself', () => {
  const due = (...names: PopupName[]) =>
    Object.fromEntries(popupOrder.map((name) => [name, names.includes(name)])) as Record<PopupName, boolean>

  test('HOME-01 HOME-13 LIKE-09 goes one at a time, in the written order', () => {
    expect(nextPopup(null, due('time-bonus', 'like', 'new-like', 'entry-warning'), false)).toBe('entry-warning')
    expect(nextPopup(null, due('time-bonus', 'like'), false)).toBe('like')
    expect(nextPopup('time-bonus', due('time-bonus', 'entry-warning'), true)).toBe('time-bonus')
    expect(nextPopup('time-bonus', due('entry-warning'), true)).toBeNull()
    expect(nextPopup('time-bonus', due('entry-warning'), false)).toBe('entry-warning')
    expect(nextPopup(null, due(), false)).toBeNull()
  })

  test('waits while somebody has opened a dialog themselves', () => {
    expect(nextPopup(null, due('new-like'), true)).toBeNull()
  })
})

test.each<[string | undefined, number | null]>([
  ['0', 0],
  ['3', 3],
  ['600', 600],
  ['601', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('TRAP-03 LIKE-09 t=%s asks for a delay of %s seconds', (t, seconds) => {
  expect(likeModalDelay(t)).toBe(seconds)
})
