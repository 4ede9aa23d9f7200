import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { registerPages } from '#frontend/domain/site/pages.ts'
import ProfileScreen from '#frontend/features/members/ProfileScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Settings } from '#shared/contract/site.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownProfile, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const bram = shownProfile(bramCard, { about: 'Ik hou van varen.' })

let profile: MemberProfile
let fails: (call: StubCall) => ReturnType<typeof refusal> | null
let calls: StubCall[]

beforeAll(() => registerPages(() => true))
beforeEach(() => {
  profile = bram
  fails = () => null
  calls = stubApi((call) => {
    const { method, path } = call
    const failure = fails(call)
    if (failure) return failure
    if (path === '/api/profile.php') return answered(profile)
    if (path === '/api/block.php') return answered({ blocked: method === 'POST' })
    if (path === '/api/favourite.php') return answered({ favourite: method === 'POST' })
    if (path === '/api/private-photos.php') return answered({ opened: method === 'POST' })
    return answered({ results: [], numResults: 0, numFictional: 0, interests: [] })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

async function show({ isMember = true, id = bram.id, settings = {} as Partial<Settings> } = {}) {
  profile = { ...profile, id }
  showPage(locationOf(`/members/${id}`))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, isMember ? shownUser({ status: 'active' }) : null)
  if (isMember) client.setQueryData(likesQuery.queryKey, shownLikes())
  drawInDutch(
    <Suspense>
      <ProfileScreen />
      <ToastRegion />
    </Suspense>,
    client,
  )
  await screen.findByText('Lidnummer')
}
const writes = () =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
const openMenu = () => user.click(screen.getByRole('button', { name: 'Meer over dit profiel' }))
const choose = async (name: string) => {
  await openMenu()
  await user.click(screen.getByRole('menuitem', { name }))
}
const dialog = () => within(screen.getByRole('dialog'))

describe('the menu of a profile', () => {
  test.each([
    ['a member', {}, true, ['Privéfoto’s laten zien', 'Melden', 'Blokkeren']],
    [
      'a member who gave access to their photos',
      { own_private_photos_open: true },
      true,
      ['Privéfoto’s weer verbergen', 'Melden', 'Blokkeren'],
    ],
    ['a member, of a fictional profile', { fictional: true }, true, ['Melden', 'Blokkeren']],
    ['a member, of one who is blocked', { blocked: true }, true, ['Melden', 'Deblokkeren']],
    ['a visitor', {}, false, ['Melden']],
  ])('BLOCK-08 PROF-16 PROF-17 has its items for %s', async (_, more, isMember, items) => {
    profile = { ...bram, ...more }
    await show({ isMember })
    await openMenu()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items)
    expect(screen.getByRole('menuitem', { name: 'Melden' }).getAttribute('href')).toBe(`/complaints?member=${bram.id}`)
  })

  test('PROF-16 BLOCK-03 blocks after a confirmation, once, and the profile then shows it', async () => {
    await show()
    await choose('Blokkeren')
    expect(dialog().getByRole('heading', { name: 'Bram blokkeren?' })).toBeTruthy()
    expect(dialog().getByText(/^Jullie gesprek en likes verdwijnen voor allebei/)).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes()).toEqual([])

    await choose('Blokkeren')
    await user.click(dialog().getByRole('button', { name: 'Blokkeren' }))
    expect(await screen.findByText('Je hebt Bram geblokkeerd.')).toBeTruthy()
    expect(screen.getByText('Geblokkeerd')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes()).toEqual([['POST', '/api/block.php', { id: bram.id }]])
    expect(screen.queryByRole('link', { name: 'Stuur bericht' })).toBeNull()
  })

  test('PROF-17 unblocks, which restores the actions; a refusal is shown and changes nothing', async () => {
    profile = { ...bram, blocked: true }
    await show()
    fails = ({ path }) => (path === '/api/block.php' ? refusal('too_many_requests', 'Even wachten.') : null)
    const unblock = async () => {
      await user.click(screen.getByRole('button', { name: 'Deblokkeren' }))
      await user.click(dialog().getByRole('button', { name: 'Deblokkeren' }))
    }
    await unblock()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Geblokkeerd')).toBeTruthy()
    fails = () => null
    await unblock()
    expect(await screen.findByText('Je hebt Bram gedeblokkeerd.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Stuur bericht' })).toBeTruthy()
    expect(writes().map(([method]) => method)).toEqual(['DELETE', 'DELETE'])
  })

  test('OPEN-40 gives access to private photos after a confirmation, and withdraws it without one', async () => {
    await show()
    await choose('Privéfoto’s laten zien')
    expect(dialog().getByRole('heading', { name: 'Privéfoto’s laten zien aan Bram?' })).toBeTruthy()
    expect(writes()).toEqual([])
    await user.click(dialog().getByRole('button', { name: 'Laten zien' }))
    expect(await screen.findByText('Bram kan je privéfoto’s nu zien.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Ziet je privéfoto’s')).toBeTruthy()
    await choose('Privéfoto’s weer verbergen')
    expect(await screen.findByText('Bram ziet je privéfoto’s niet meer.')).toBeTruthy()
    expect(screen.queryByText('Ziet je privéfoto’s')).toBeNull()
    expect(writes()).toEqual([
      ['POST', '/api/private-photos.php', { id: bram.id }],
      ['DELETE', '/api/private-photos.php', { id: bram.id }],
    ])
  })

  test('OPEN-40 shows access as withdrawn, with the reason, when it is refused', async () => {
    await show()
    fails = ({ method }) => (method === 'POST' ? refusal('not_found', 'Dit lid is er niet.') : null)
    await choose('Privéfoto’s laten zien')
    await user.click(dialog().getByRole('button', { name: 'Laten zien' }))
    expect(await screen.findByText('Dit lid is er niet.')).toBeTruthy()
    expect(screen.queryByText('Ziet je privéfoto’s')).toBeNull()
  })
})

describe('the head of a profile', () => {
  test.each([
    ['nothing yet', {}, null],
    ['one likes the viewer', { likes_me: true }, 'Vindt jou leuk'],
    ['a match', { likes_me: true, liked: true }, 'Jullie vinden elkaar leuk'],
  ])('LIKE-03 shows the relation of the two members: %s', async (_, more, tag) => {
    profile = { ...bram, ...more }
    await show()
    for (const text of ['Vindt jou leuk', 'Jullie vinden elkaar leuk'])
      expect(screen.queryByText(text) !== null).toBe(text === tag)
  })

  test.each([
    ['the town with its region', { city: 'Amersfoort' }, ['region'], 'Amersfoort (Utrecht)'],
    ['the town alone where the site hides regions', { city: 'Amersfoort' }, [], 'Amersfoort'],
    ['a region with the name of the town only once', { city: 'Utrecht' }, ['region'], 'Utrecht'],
    ['the country of a member who lives abroad', { city: 'Gent', country: 'BE', region: 'BE-VAN' }, [], 'Gent, België'],
  ])('PROF-24 shows %s', async (_, more, visible_profile_fields, place) => {
    profile = { ...bram, ...more }
    await show({ settings: { visible_profile_fields } })
    expect(screen.getByText(place)).toBeTruthy()
  })

  test('says that it is the own profile, without actions for others', async () => {
    await show({ id: shownUser().id })
    expect(screen.getByText('Dit ben jij')).toBeTruthy()
    for (const name of ['Meer over dit profiel', /Vind Bram leuk/, 'Geef Bram een cadeautje'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Stuur bericht' })).toBeNull()
  })

  test('PROF-20 PROF-28 shows the short member number, which can be copied', async () => {
    await show()
    const block = within(screen.getByRole('region', { name: 'Lidnummer' }))
    expect(block.getByText('WM7P-CNVH')).toBeTruthy()
    await user.click(block.getByRole('button', { name: 'Kopieer lidnummer' }))
    expect(await screen.findByText('Lidnummer gekopieerd')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('WM7P-CNVH')
  })

  test('shows the reason when the profile fails to load, and reloads it by a press', async () => {
    fails = () => refusal('too_many_requests', 'Even wachten.')
    showPage(locationOf(`/members/${bram.id}`))
    const shown = show()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    fails = () => null
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await shown
    expect(screen.getByText('Ik hou van varen.')).toBeTruthy()
  })
})

describe('the profile as seen by a visitor', () => {
  test.each([
    ['Like, Vind Bram leuk', 'Log in om iemand leuk te vinden.'],
    ['Geef Bram een cadeautje', 'Log in om een cadeau te geven.'],
    ['Stuur bericht', 'Log in om te chatten.'],
    ['Meer foto’s', 'Log in om meer foto’s te bekijken.'],
  ])('LIKE-04 CHAT-17 PHOTO-09 OPEN-78 answers a press on "%s" with: %s', async (name, words) => {
    await show({ isMember: false })
    await user.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('dialog', { name: words })).toBeTruthy()
    expect(dialog().getByRole('link', { name: 'Gratis aanmelden' }).getAttribute('href')).toBe('/signup')
    expect(dialog().getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toContain('/login?back=')
    await user.click(dialog().getByRole('button', { name: 'Sluiten' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes()).toEqual([])
  })

  test.each([
    [true, 1],
    [undefined, 0],
  ] as const)('says that members see more where it is blurred (%s)', async (veiled, count) => {
    profile = { ...bram, veiled }
    await show({ isMember: false })
    expect(screen.queryAllByRole('heading', { name: 'Leden zien meer' })).toHaveLength(count)
  })
})

describe('the star of a profile', () => {
  const star = () => screen.queryByRole('button', { name: /favoriet/ })

  test('PROF-13 adds the member to the favourites, and a second press removes them', async () => {
    await show()
    await user.click(screen.getByRole('button', { name: 'Bewaar Bram als favoriet' }))
    await user.click(await screen.findByRole('button', { name: 'Haal Bram uit je favorieten' }))
    expect(await screen.findByRole('button', { name: 'Bewaar Bram als favoriet' })).toBeTruthy()
    const calledBy = () => writes().map(([method, path]) => `${method} ${path}`)
    await waitFor(() => expect(calledBy()).toEqual(['POST /api/favourite.php', 'DELETE /api/favourite.php']))
  })

  test.each([
    ['for visitors', { isMember: false }, {}],
    ['on one’s own profile', { id: shownUser({}).id }, {}],
    ['on the profile of a blocked member', {}, { blocked: true }],
  ])('is not there %s', async (_, how, more) => {
    profile = { ...bram, ...more }
    await show(how)
    expect(star()).toBeNull()
  })
})
