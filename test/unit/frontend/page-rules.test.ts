// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messageOf, statusOf } from '#frontend/app/ErrorPage.tsx'
import { guardOf, safeBack } from '#frontend/app/router.ts'
import { hasScreen, routes } from '#frontend/app/routes.ts'
import { showAppBadge, titleText } from '#frontend/domain/site/title.ts'
import { chosenLanguage, firstLanguage, languageCookie, languageFromCookie } from '#frontend/lib/language.ts'
import { isFlagSet, setFlag, storageFlags } from '#frontend/lib/storage-flags.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { countdownText, momentText } from '#frontend/ui/Time.tsx'
import { withFallback } from '#shared/i18n/with-fallback.ts'
import { isMembersArea, matchPath, type PageName, paths, pathTo } from '#shared/rules/paths.ts'

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const chat = '0123456789abcdefghjkmnpqrs'

describe('paths', () => {
  test('ROUTE-59 the 26 route names exist, each with the path of its row', () => {
    const expected: Partial<Record<PageName, string>> = {
      index: '/',
      members: '/members',
      'members-id': '/members/{id}',
      chats: '/chats',
      'chats-id': '/chats/{id}',
      likes: '/likes',
      'likes-type': '/likes/{type}',
      'likes-m-id': '/likes/m/{id}',
      credits: '/credits',
      'credits-id-paymentmethod': '/credits/{id}/{paymentmethod}?',
      'credits-repeat-order': '/credits/repeat-order',
      premium: '/premium',
      profile: '/profile',
      notifications: '/notifications',
      login: '/login',
      signup: '/signup',
      'complete-signup': '/complete-signup',
      complaints: '/complaints',
      pricing: '/pricing',
      'pages-terms': '/pages/terms',
      'pages-privacy': '/pages/privacy',
      'pages-cookies': '/pages/cookies',
      'pages-ban': '/pages/ban',
      'pages-return-policy': '/pages/return-policy',
      'pages-faq': '/pages/faq',
      'pages-service': '/pages/service',
    }
    expect(Object.keys(expected)).toHaveLength(26)
    expect(paths).toMatchObject(expected)
  })

  test('ROUTE-58 optional parts of a path may be left out', () => {
    expect(matchPath('/transactions')).toEqual({ name: 'transactions', params: {} })
    expect(matchPath(`/transactions/${id}`)).toEqual({ name: 'transactions', params: { id } })
    expect(matchPath('/credits/c25')).toEqual({ name: 'credits-id-paymentmethod', params: { id: 'c25' } })
    expect(matchPath('/credits/c25/ideal')?.params).toEqual({ id: 'c25', paymentmethod: 'ideal' })
    expect(pathTo('transactions')).toBe('/transactions')
    expect(pathTo('credits-id-paymentmethod', { id: 'c25' })).toBe('/credits/c25')
    expect(pathTo('index')).toBe('/')
  })

  test('TRAP-28 ROUTE-31 literal segments win over parameters, and ids must have their format', () => {
    expect(matchPath('/credits/repeat-order')?.name).toBe('credits-repeat-order')
    expect(matchPath('/likes/m')).toBeNull()
    expect(matchPath(`/likes/m/${id}`)?.name).toBe('likes-m-id')
    expect(matchPath('/likes/sent')?.name).toBe('likes-type')
    expect(matchPath('/likes/other')).toBeNull()
    expect(matchPath('/members/nobody')).toBeNull()
    expect(matchPath(`/members/${id}`)?.params).toEqual({ id })
    expect(matchPath(`/members/${id}/chat`)?.name).toBe('members-id-chat')
    expect(matchPath(`/chats/${chat}`)?.name).toBe('chats-id')
  })

  test('ROUTE-60 TRAP-26 unknown paths match nothing', () => {
    for (const path of ['/nope', '/settings', '/members/x/y/z', '/pages', '/Login']) expect(matchPath(path)).toBeNull()
  })

  test('ROUTE-61 TRAP-27 the members area consists of exactly six pages', () => {
    expect((Object.keys(paths) as PageName[]).filter(isMembersArea)).toEqual([
      'members',
      'members-id',
      'chats',
      'likes',
      'likes-m-id',
      'premium',
    ])
    expect(isMembersArea(null)).toBe(false)
  })
})

describe('routes', () => {
  test('each screen is routed once, and its module exports a screen', async () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
    for (const { screen } of routes) expect((await screen()).default).toBeTypeOf('function')
    expect(hasScreen('index')).toBe(true)
  })

  test('ROUTE-07 OPEN-17 login is for guests, in the empty layout', () => {
    expect(routes.find(({ name }) => name === 'login')).toMatchObject({ access: 'guest', layout: 'empty' })
  })

  test('ERR-05 an unknown kind of access answers 500', () => {
    expect(() => guardOf('teapot')).toThrow(expect.objectContaining({ status: 500 }))
  })

  test('OPEN-16 login returns only to a path of this site', () => {
    expect(safeBack('/chats?x=1')).toBe('/chats?x=1')
    for (const back of [undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'chats'])
      expect(safeBack(back)).toBe('/members')
  })

  test('ERR-06 ERR-07 the error page shows the message of an error, and its status or 500', () => {
    expect([messageOf(new Error('Kapot')), messageOf(new Error('')), messageOf(undefined)]).toEqual([
      'Kapot',
      null,
      null,
    ])
    expect([statusOf({ status: 404 }), statusOf(new Error('x')), statusOf(null)]).toEqual([404, 500, 500])
  })
})

describe('the language', () => {
  test('I18N-23 is given on a first visit by the first two letters of domain_language, where supported', () => {
    expect([firstLanguage('de-DE'), firstLanguage('FR'), firstLanguage('xx-XX'), firstLanguage('')]).toEqual([
      'de',
      'fr',
      'nl',
      'nl',
    ])
  })

  test('I18N-22 is stored for 365 days when chosen, and comes first', () => {
    expect(languageCookie('en')).toBe('language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
    expect(languageFromCookie('a=b; language=en; c=d')).toBe('en')
    expect(languageFromCookie('nolanguage=en; language=xx')).toBeNull()
    expect(chosenLanguage(null, 'language=en', 'nl-NL')).toBe('en')
    expect(chosenLanguage(null, '', 'nl-NL')).toBe('nl')
    // The language in the URL of a visit has priority (API-11).
    expect(chosenLanguage('fr', 'language=en', 'nl-NL')).toBe('fr')
  })

  test('I18N-05 falls back to the Dutch text where a text is missing or empty, never to the key', () => {
    const nl = { a: 'een', group: { b: 'twee', c: 'drie' } }
    expect(withFallback(nl, { group: { b: 'two', c: '' } })).toEqual({ a: 'een', group: { b: 'two', c: 'drie' } })
  })
})

describe('stored flags', () => {
  afterEach(() => localStorage.clear())

  test('HOME-26 OPEN-64 have fixed names and hold a unix timestamp', () => {
    expect(storageFlags).toEqual([
      'hide-enrich-alert',
      'hide-push-notification-alert',
      'hide-disabled-notifications-alert',
      'hide-time-bonus-modal',
      'hide-site-entry-popup',
      'hide-install-hint',
      'hide-safety-tip',
    ])
    expect(isFlagSet('hide-time-bonus-modal')).toBe(false)
    setFlag('hide-time-bonus-modal', new Date('2026-11-20T10:00:00.900Z'))
    expect(localStorage.getItem('hide-time-bonus-modal')).toBe('1795168800')
    expect(isFlagSet('hide-time-bonus-modal')).toBe(true)
  })
})

describe('title and badge', () => {
  test('NAV-29 OPEN-70 TRAP-55 the exact sum precedes the title, and nothing does at 0', () => {
    expect([0, 3, 120].map((sum) => titleText('Likes', 'Naam', sum))).toEqual([
      'Likes · Naam',
      '(3) Likes · Naam',
      '(120) Likes · Naam',
    ])
  })

  test('NAV-30 the app badge shows the same sum and is removed at 0; ERR-23 its failure is ignored', () => {
    const setAppBadge = vi.fn(async () => {})
    const clearAppBadge = vi.fn(async () => {})
    showAppBadge(120, { setAppBadge, clearAppBadge })
    showAppBadge(0, { setAppBadge, clearAppBadge })
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(120)
    expect(clearAppBadge).toHaveBeenCalledOnce()
    showAppBadge(1, { setAppBadge: () => Promise.reject(new Error('no')) })
    showAppBadge(1, {
      setAppBadge: () => {
        throw new Error('no')
      },
    })
  })
})

describe('amounts and times', () => {
  test('prices have the format of the language', () => {
    expect(priceText(1999, 'EUR', 'nl')).toBe('€\u00a019,99')
    expect(priceText(24.9975, 'EUR', 'en')).toBe('€0.25')
  })

  test('a countdown never goes below zero', () => {
    expect([3 * 3_600_000 + 7 * 60_000 + 9000, 999, 0, -5].map(countdownText)).toEqual([
      '03:07:09',
      '00:00:01',
      '00:00:00',
      '00:00:00',
    ])
  })

  test('moments are shown as a time today, then as yesterday, the weekday or the date', () => {
    const now = new Date(2026, 10, 20, 21, 0)
    const text = (...parts: [number, number, number]) => momentText(new Date(...parts, 20, 5), now, 'nl')
    expect(text(2026, 10, 20)).toBe('20:05')
    expect(text(2026, 10, 19)).toBe('gisteren')
    expect(text(2026, 10, 16)).toBe('maandag')
    expect(text(2026, 10, 2)).toBe('2 nov')
    expect(text(2025, 10, 2)).toBe('2 nov 2025')
  })
})
