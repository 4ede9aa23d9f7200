import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import ProfileScreen from '#frontend/features/members/ProfileScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownProfile, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const cardOf = (id: string, more: Partial<MemberCard> = {}): MemberCard => ({
  ...bramCard,
  id,
  name: `Lid ${id.at(-1)}`,
  ...more,
})
const bram = shownProfile(cardOf('01JMEMBER0000000000000BRAM', { name: 'Bram' }), {
  facts: { hair: 'brown', eyes: 'blue', body: 'slim' },
  interests: ['tea', 'wine'],
  about: 'Ik hou van varen.',
})

let profile: MemberProfile
let similar: MemberCard[]
/** Page of similar members at a cursor; by default one page has all similar members. */
let similarAt: (cursor: string) => unknown
let calls: StubCall[]
let seen: () => void

beforeEach(() => {
  profile = bram
  similar = []
  similarAt = () => ({ results: similar, numResults: similar.length, numFictional: 0 })
  // Sections load when they come near the window; `seen` simulates this.
  const entries: IntersectionObserverCallback[] = []
  seen = () => {
    for (const callback of entries)
      callback([{ isIntersecting: true }] as IntersectionObserverEntry[], {} as IntersectionObserver)
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        entries.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  calls = stubApi(({ path, query }) => {
    if (path === '/api/profile.php') return answered(profile)
    if (path === '/api/similar.php') return answered(similarAt(query?.cursor ?? 'first'))
    if (path === '/api/interests.php')
      return answered({ interests: [{ tag: 'tea', label: 'Een kop thee', sensitive: false }] })
    return answered({})
  })
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

function show({ path = `/members/${bram.id}`, settings = {} as Partial<Settings>, client = newClient() } = {}) {
  showPage(locationOf(path))
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  client.setQueryData(likesQuery.queryKey, shownLikes())
  return drawInDutch(
    <Suspense>
      <ProfileScreen />
    </Suspense>,
    client,
  )
}

describe('the fields of a profile', () => {
  const everything = ['age', 'city', 'region', 'hair', 'eyes', 'body', 'interests']

  test('PROF-24 are all fields of the settings, with the facts in their order', async () => {
    show({ settings: { visible_profile_fields: everything, visible_profile_notes: { eyes: 'Kijk me aan' } } })
    expect(await screen.findByText('Een kop thee')).toBeTruthy()
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Haar', 'Ogen', 'Figuur'])
    expect(screen.getByText('Kijk me aan')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bram, 34')
  })

  test.each([
    ['hair', 'Haar'],
    ['eyes', 'Ogen'],
    ['body', 'Figuur'],
    ['interests', 'Interesses'],
  ])('PROF-24 do not include %s when the settings omit it', async (field, text) => {
    show({ settings: { visible_profile_fields: everything.filter((each) => each !== field) } })
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(screen.queryByText(text)).toBeNull()
  })

  test('PROF-24 do not include the age when the settings omit it', async () => {
    show({ settings: { visible_profile_fields: ['hair'] } })
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bram')
  })

  test('PROF-24 have notes that disappear with their field', async () => {
    show({ settings: { visible_profile_fields: ['hair'], visible_profile_notes: { eyes: 'Kijk me aan' } } })
    expect(await screen.findByText('Haar')).toBeTruthy()
    expect(screen.queryByText('Kijk me aan')).toBeNull()
  })
})

describe('the mark of a fictional profile', () => {
  test.each([
    ['mask', 'lucide-venetian-mask'],
    ['spark', 'lucide-sparkles'],
  ])('PROF-22 has the icon %s where the settings say so', async (icon, drawing) => {
    profile = { ...bram, fictional: true }
    show({ settings: { fictional_icon: icon, fictional_singular: 'Dit profiel is fictief.' } })
    const warning = await screen.findByText('Dit profiel is fictief.')
    expect(warning.querySelector('svg')?.getAttribute('class')).toContain(drawing)
  })

  test('PROF-22 TRAP-01 is not on a real profile, nor is the warning', async () => {
    show({ settings: { fictional_singular: 'Dit profiel is fictief.' } })
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(screen.queryByText('Dit profiel is fictief.')).toBeNull()
  })
})

describe('a profile that is already known', () => {
  test('SEARCH-11 is shown at once from the cache, and reloaded in the background', async () => {
    const client = newClient()
    client.setQueryData(queryKeys.member(bram.id), { ...bram, about: 'Van vorige keer.' })
    show({ client })
    expect(screen.getByText('Van vorige keer.')).toBeTruthy()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
  })

  test('SEARCH-11 is shown with name, age and place before its answer when known from a search', async () => {
    const client = newClient()
    client.setQueryData(queryKeys.search({}, 'member'), {
      pages: [{ results: [cardOf(bram.id, { name: 'Bram' })], numResults: 1, numFictional: 0 }],
      pageParams: [undefined],
    })
    show({ client })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Bram')
    expect(screen.queryByText('Ik hou van varen.')).toBeNull()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
  })
})

describe('similar members on a profile', () => {
  const region = () => screen.getByRole('region', { name: 'Vergelijkbare leden' })

  test('SEARCH-13 SEARCH-02 are requested when scrolled near, four at a time, with their count', async () => {
    similar = ['A', 'B', 'C', 'D', 'E'].map((letter) => cardOf(`01JMEMBER00000000000000SI${letter}`))
    show()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(calls.some(({ path }) => path === '/api/similar.php')).toBe(false)
    seen()
    expect(await screen.findByText('Lid A', { exact: false })).toBeTruthy()
    expect(within(region()).getAllByRole('listitem')).toHaveLength(4)
    expect(region().textContent).toContain('5')
    await userEvent.click(within(region()).getByRole('button', { name: /meer/i }))
    expect(within(region()).getAllByRole('listitem')).toHaveLength(5)
    expect(within(region()).queryByRole('button', { name: /meer/i })).toBeNull()
  })

  test('SEARCH-13 SEARCH-26 go on to compare members until somebody is found, and then at a press on "more", whose focus stays', async () => {
    const pages: Record<string, { names: string; next: string | null }> = {
      first: { names: '', next: 'second' },
      second: { names: 'ABCDE', next: 'third' },
      third: { names: '', next: 'fourth' },
      fourth: { names: 'F', next: null },
    }
    similarAt = (cursor) => {
      const { names, next } = pages[cursor]!
      const results = [...names].map((letter) => cardOf(`01JMEMBER00000000000000SI${letter}`))
      return { results, numResults: results.length, numFictional: 0, isMinimum: next !== null, next }
    }
    show()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    seen()
    expect(await screen.findByText('Lid A', { exact: false })).toBeTruthy()
    const asked = () => calls.flatMap(({ path, query }) => (path === '/api/similar.php' ? [query?.cursor] : []))
    expect(asked()).toEqual([undefined, 'second'])
    // The total is unknown, so no number is shown.
    expect(within(region()).queryByText(/\d lid|\d leden/)).toBeNull()
    const more = within(region()).getByRole('button', { name: /meer/i })
    await userEvent.click(more)
    expect(within(region()).getAllByRole('listitem')).toHaveLength(5)
    expect(asked()).toHaveLength(2)
    await userEvent.click(more)
    expect(await within(region()).findByText('Lid F', { exact: false })).toBeTruthy()
    expect(asked()).toEqual([undefined, 'second', 'third', 'fourth'])
    expect(within(region()).getByText('6 leden')).toBeTruthy()
    expect(within(region()).queryByRole('button', { name: /meer/i })).toBeNull()
  })

  test('TRAP-01 SEARCH-13 are counted without fictional profiles, which are counted apart', async () => {
    const results = ['A', 'B', 'C'].map((letter) => cardOf(`01JMEMBER00000000000000SI${letter}`))
    results[2] = { ...results[2]!, fictional: true }
    similarAt = () => ({ results, numResults: 3, numFictional: 1, isMinimum: false, next: null })
    show()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    seen()
    await screen.findByText('Lid A', { exact: false })
    expect(within(region()).getByText(/leden,/).textContent).toBe('2 leden, en 1 fictief profiel')
  })

  test('SEARCH-13 have no empty section when there are none', async () => {
    show()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    const heading = region()
    seen()
    await vi.waitFor(() => expect(heading.isConnected).toBe(false))
  })
})

describe('a profile inside the likes', () => {
  test('ROUTE-25 has a link back to the likes', async () => {
    show({ path: `/likes/m/${bram.id}` })
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(calls.find(({ path }) => path === '/api/profile.php')?.query).toEqual({ id: bram.id })
    expect(screen.getByRole('link', { name: /likes/i }).getAttribute('href')).toBe('/likes')
  })

  test('ROUTE-25 has no such link when opened from the search', async () => {
    show()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /likes/i })).toBeNull()
  })
})
