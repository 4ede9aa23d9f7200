import { describe, expect, test } from 'vitest'
import { nextPopup, type PopupName, popupOrder } from '#frontend/app/popup-order.ts'
import { type EntryWarning, isEntryWarningDue } from '#shared/rules/entry-warning.ts'
import {
  likeModalDelay,
  mayOpenMatch,
  mayOpenNewLike,
  type NewLikeMoment,
  newestNewMatch,
  newestRealLike,
} from '#shared/rules/like-modal.ts'

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
    ['HOME-03 dismissed before', { isDismissed: true }, false],
    ['HOME-06 switched off', { isEnabled: false }, false],
    ['HOME-08 a page that excludes it', { isLeftOut: true }, false],
    ['HOME-05 OPEN-66 no list, another country', { country: 'FR' }, true],
    ['OPEN-66 no list, no country known', { country: null }, true],
    ['HOME-05 in the list', { countries: ['FR', 'NL'] }, true],
    ['HOME-05 not in the list', { countries: ['FR'] }, false],
    ['HOME-05 a list, no country known', { countries: ['FR'], country: null }, false],
  ])('%s on the default layout', (_, more, isDue) => {
    expect(isEntryWarningDue({ ...visit, ...more })).toBe(isDue)
  })

  test.each(['chat', 'lander', 'empty'] as const)(
    'HOME-07 TRAP-25 on the %s layout opens in NL and DE only, and within the list of countries',
    (layout) => {
      const on = (country: string | null, countries: readonly string[] | null) =>
        isEntryWarningDue({ ...visit, layout, country, countries })
      expect([on('NL', null), on('DE', null), on('FR', null), on(null, null)]).toEqual([true, true, false, false])
      expect([on('NL', ['NL', 'FR']), on('NL', ['FR']), on('FR', ['FR'])]).toEqual([true, false, false])
    },
  )
})

describe('automatic popups', () => {
  const due = (...names: PopupName[]) =>
    Object.fromEntries(popupOrder.map((name) => [name, names.includes(name)])) as Record<PopupName, boolean>

  test('HOME-01 HOME-13 LIKE-09 open one at a time, in their order', () => {
    expect(nextPopup(null, due('time-bonus', 'like', 'new-like', 'entry-warning'), false)).toBe('entry-warning')
    expect(nextPopup(null, due('time-bonus', 'like'), false)).toBe('like')
    expect(nextPopup('time-bonus', due('time-bonus', 'entry-warning'), true)).toBe('time-bonus')
    expect(nextPopup('time-bonus', due('entry-warning'), true)).toBeNull()
    expect(nextPopup('time-bonus', due('entry-warning'), false)).toBe('entry-warning')
    expect(nextPopup(null, due(), false)).toBeNull()
  })

  test('LIKE-19 open the match moment after the entry warning and before "New like!"', () => {
    expect(nextPopup(null, due('time-bonus', 'like', 'new-like', 'match', 'entry-warning'), false)).toBe(
      'entry-warning',
    )
    expect(nextPopup(null, due('time-bonus', 'like', 'new-like', 'match'), false)).toBe('match')
    expect(nextPopup('match', due('match', 'entry-warning'), true)).toBe('match')
  })

  test('do not open over a dialog opened by the user', () => {
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
])('TRAP-03 LIKE-09 the query t=%s delays the like modal by %s seconds', (t, seconds) => {
  expect(likeModalDelay(t)).toBe(seconds)
})

describe('LIKE-18 "New like!" opens where and when it may', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const before = (ms: number) => new Date(now.getTime() - ms)
  const day = 24 * 60 * 60_000
  const moment: NewLikeMoment = { page: 'members', isDialogOpen: false, isTyping: false, openedAt: null, now }
  test.each<[string, Partial<NewLikeMoment>, boolean]>([
    ['in the members area', {}, true],
    ['at home', { page: 'index' }, true],
    ['in a conversation', { page: 'chats-id' }, true],
    ['on the error page', { page: null }, false],
    ['over signup', { page: 'signup' }, false],
    ['over the end of signup', { page: 'complete-signup' }, false],
    ['over the activation', { page: 'activate-done' }, false],
    ['over the bundles', { page: 'credits' }, false],
    ['over a payment', { page: 'credits-id-paymentmethod' }, false],
    ['over premium', { page: 'premium' }, false],
    ['over a direct debit', { page: 'directdebit' }, false],
    ['over another dialog', { isDialogOpen: true }, false],
    ['over a field that is typed in', { isTyping: true }, false],
    ['a millisecond before a day has passed', { openedAt: before(day - 1) }, false],
    ['after a day', { openedAt: before(day) }, true],
  ])('%s', (_, more, may) => {
    expect(mayOpenNewLike({ ...moment, ...more })).toBe(may)
    // The match moment has the same limits, except the day between two of them (LIKE-19).
    expect(mayOpenMatch({ ...moment, ...more })).toBe(may || more.openedAt !== undefined)
  })

  test('shows the newest like of a real member that is unseen, no match and later than the last one shown', () => {
    const like = (
      id: string,
      day: number,
      more: { like_new?: boolean; match?: boolean; fictional?: boolean } = {},
    ) => ({
      id,
      like_new: more.like_new ?? true,
      match: more.match ?? false,
      liked_at: `2026-11-0${day}T10:00:00.000Z`,
      profile: { fictional: more.fictional ?? false },
    })
    const received = [
      like('old', 1),
      like('newest', 3),
      like('seen', 4, { like_new: false }),
      like('told', 5, { fictional: true }),
      like('match', 6, { match: true }),
    ]
    expect(newestRealLike(received, null)?.id).toBe('newest')
    expect(newestRealLike(received, new Date('2026-11-02T00:00:00.000Z'))?.id).toBe('newest')
    expect(newestRealLike(received, new Date('2026-11-03T10:00:00.000Z'))).toBeUndefined()
    expect(newestRealLike([], null)).toBeUndefined()
  })
})

describe('LIKE-19 the moment is about the newest match that was not seen', () => {
  const received = (id: string, day: number, match_new = true) => ({
    id,
    match_new,
    liked_at: `2026-11-0${day}T10:00:00.000Z`,
  })
  const given = (id: string, day: number) => ({ id, liked_at: `2026-11-0${day}T10:00:00.000Z` })

  test('which begins with the later of its two likes', () => {
    const likes = [received('seen', 9, false), received('newer', 5), received('older', 3)]
    expect(newestNewMatch(likes, [given('newer', 1), given('older', 2)])?.id).toBe('newer')
    expect(newestNewMatch(likes, [given('newer', 1), given('older', 6)])?.id).toBe('older')
    expect(newestNewMatch(likes, [])?.id).toBe('newer')
  })

  test('or about none', () => {
    expect(newestNewMatch([received('seen', 9, false)], [given('seen', 9)])).toBeUndefined()
    expect(newestNewMatch([], [])).toBeUndefined()
  })
})
