// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bounceOf } from '#frontend/domain/site/bounce.ts'
import { consent, decideConsent, isConsentDue, readConsent } from '#frontend/domain/site/consent.ts'
import {
  forgetTracking,
  noteTracking,
  readTracking,
  trackingIn,
  trackingKeys,
  trafficSource,
  withTracking,
} from '#frontend/domain/site/tracking.ts'
import { slugOf, variants } from '#frontend/features/landers/variants.ts'
import { countries } from '#shared/countries/all.ts'
import { landers } from '#shared/i18n/nl/landers.ts'

const day = 86_400_000
const now = new Date('2026-11-20T20:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const clock = () => now

beforeEach(() => {
  // Storage in memory, because Node's own `localStorage` needs a file and hides jsdom's.
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
  })
  consent.write(null)
  forgetTracking()
})
afterEach(() => vi.unstubAllGlobals())

describe('tracking', () => {
  test("LAND-04: has exactly five fields, each cut to the server's limit", () => {
    expect(trackingKeys).toEqual(['network', 'ref', 'sub1', 'sub2', 'sub3'])
    expect(trackingIn({ network: 'n'.repeat(200), sub3: 'c', gclid: 'x', sub4: 'y', ref: '' })).toEqual({
      network: 'n'.repeat(100),
      sub3: 'c',
    })
    expect(trackingIn({ page: '2' })).toBeUndefined()
  })

  test('TRAP-47 LAND-05: is held only in the page and its address before consent', () => {
    noteTracking({ network: 'noord', sub1: 'a' }, clock)
    expect(localStorage.length).toBe(0)
    expect(readTracking(now)).toEqual({ network: 'noord', sub1: 'a' })
    expect(trafficSource(now)).toEqual({ network: 'noord' })
    expect(withTracking('/signup')).toBe('/signup?network=noord&sub1=a')
    expect(withTracking('?language=de')).toBe('?language=de&network=noord&sub1=a')
  })

  test('OPEN-77: is stored for 30 days to the second after consent', () => {
    noteTracking({ ref: 'r1' }, clock)
    decideConsent('granted', now)
    expect(withTracking('/signup')).toBe('/signup')
    noteTracking({}, clock)
    expect(readTracking(later(30 * day - 1000))).toEqual({ ref: 'r1' })
    expect(readTracking(later(30 * day))).toBeUndefined()
  })

  test('OPEN-77: without network or ref has no source, and is not stored', () => {
    noteTracking({ sub1: 'a' }, clock)
    decideConsent('granted', now)
    expect(localStorage.getItem('tracking')).toBeNull()
    expect(trafficSource(now)).toEqual({})
  })

  test('TRAP-47: is not stored after a refusal, which also deletes what an earlier consent stored', () => {
    noteTracking({ network: 'n' }, clock)
    decideConsent('granted', now)
    expect(localStorage.getItem('tracking')).not.toBeNull()
    decideConsent('refused', now)
    expect(localStorage.getItem('tracking')).toBeNull()
  })

  test('LAND-05: is deleted after a signup', () => {
    noteTracking({ network: 'n' }, clock)
    decideConsent('granted', now)
    forgetTracking()
    expect(readTracking(now)).toBeUndefined()
    expect(localStorage.getItem('tracking')).toBeNull()
  })
})

describe('consent to tracking', () => {
  test('TRAP-47: is asked once, and only where something depends on it', () => {
    const quiet = { consent: null, hasSource: false, isBounceAsked: false, isMember: false } as const
    expect(isConsentDue(quiet)).toBe(false)
    expect(isConsentDue({ ...quiet, hasSource: true })).toBe(true)
    expect(isConsentDue({ ...quiet, hasSource: true, isMember: true })).toBe(false)
    expect(isConsentDue({ ...quiet, isBounceAsked: true, isMember: true })).toBe(true)
    for (const said of ['granted', 'refused'] as const)
      expect(isConsentDue({ consent: said, hasSource: true, isBounceAsked: true, isMember: false })).toBe(false)
  })

  test('TRAP-47: is stored for half a year', () => {
    decideConsent('refused', now)
    readConsent(later(180 * day - 1000))
    expect(consent.read()).toBe('refused')
    readConsent(later(180 * day + 1000))
    expect(consent.read()).toBeNull()
  })
})

test('OPEN-76: the record of a visit has a path of accepted characters, whole seconds and no query', () => {
  expect(bounceOf({ path: '/landers/video/é n', startedAt: 0, leftAt: 1400 }, 9000)).toEqual({
    path: '/landers/video/n',
    seconds: 1,
    second_page: true,
  })
  expect(bounceOf({ path: '/', startedAt: 500, leftAt: null }, 9000)).toMatchObject({ seconds: 9, second_page: false })
})

describe('LAND-03 OPEN-75: the slug of a lander', () => {
  test('falls back to the default for an unknown slug, a property of Object and none', () => {
    for (const slug of [undefined, 'nowhere', 'constructor', '__proto__', ''])
      expect(slugOf('gallery', slug, {})).toBe('default')
    expect(slugOf('gallery', 'women', {})).toBe('women')
  })

  test('falls back to that of the country, if it is one of the page', () => {
    const ofCountry = { gallery: 'women', video: 'nowhere' }
    expect(slugOf('gallery', 'nowhere', ofCountry)).toBe('women')
    expect(slugOf('gallery', 'men', ofCountry)).toBe('men')
    expect(slugOf('video', undefined, ofCountry)).toBe('default')
    expect(slugOf('landing2', undefined, ofCountry)).toBe('default')
  })

  test('is one of the page in every country', () => {
    for (const { code, landerSlugs } of Object.values(countries))
      for (const [page, slug] of Object.entries(landerSlugs))
        expect(Object.keys(variants[page as keyof typeof variants] ?? {}), `${code} ${page}`).toContain(slug)
  })

  test('has a heading for every variant', () => {
    const headings: Record<string, object> = {
      ...Object.fromEntries(
        Object.entries(landers).flatMap(([page, texts]) => ('variants' in texts ? [[page, texts.variants]] : [])),
      ),
      landing2: landers.entry.gallery,
      landing3: landers.entry.questions,
    }
    for (const [page, rows] of Object.entries(variants))
      expect(Object.keys(headings[page]!), page).toEqual(Object.keys(rows))
  })

  test('TRAP-68: no text of a lander uses another brand or claims that anybody is nearby', () => {
    expect(JSON.stringify(landers).replaceAll('"tinderswipe"', '')).not.toMatch(
      /tinder|in de buurt|online nu|dichtbij/i,
    )
  })
})
