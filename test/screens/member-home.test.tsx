import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Banners } from '#frontend/app/Banners.tsx'
import * as banners from '#frontend/app/banner-parts.ts'
import { bannerParts } from '#frontend/app/load-banners.ts'
import HomeScreen from '#frontend/features/site/HomeScreen.tsx'
import { dayPartOf } from '#frontend/features/site/home/day-part.ts'
import { languageStore } from '#frontend/lib/language.ts'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import type { Settings } from '#shared/contract/site.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { home } from '#shared/i18n/nl/home.ts'
import type { Conversation } from '#shared/model/message.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => vi.useRealTimers())
afterEach(() => localStorage.clear())
afterEach(() => expectSoundPage())

const at = '2026-11-20T20:00:00.000Z'
const chatWith = (partner: MemberCard, unread: number, more: Partial<Conversation> = {}): Conversation => ({
  conversation: `chat-${partner.name}`,
  profile: partner.id,
  partner,
  num_unread_messages: unread,
  last_message: { id: partner.id, mine: false, type: 'text', text: `Hoi van ${partner.name}`, sent_at: at },
  last_at: at,
  ...more,
})
/** Conversation whose last message is from the signed-in member. */
const answeredChat = (partner: MemberCard) => {
  const row = chatWith(partner, 0)
  return { ...row, last_message: { ...row.last_message!, mine: true } }
}
const likeOf = (profile: MemberCard, { match = false, isNew = true } = {}) => ({
  id: profile.id,
  profile,
  match,
  liked_at: at,
  like_new: isNew,
  match_new: false,
})
/** Members nearby. */
const nameless = (count: number): MemberCard[] =>
  Array.from({ length: count }, (_, index) => ({ ...annaCard, id: `near-${index}`, name: `Buur${index}`, near: true }))
const farAway = ({ near: _, ...card }: MemberCard): MemberCard => card

const foundOf = (results: MemberCard[], hasPlace: boolean) => ({
  results,
  numResults: results.length,
  next: null,
  hasPlace,
  filters: { gender: 'male', country: 'NL', countryregion: null, min_age: 27, max_age: 41 },
})

type Site = {
  chats?: Conversation[]
  likers?: ReturnType<typeof likeOf>[]
  /** `fresh`: results of the search for new members; `any`: of the search for all members. */
  fresh?: MemberCard[]
  any?: MemberCard[]
  /** Page size of the search for all members. */
  anyPage?: number
  hasPlace?: boolean
  given?: ReturnType<typeof likeOf>[]
  /** Whether some older given likes are not loaded; `liked`: ids of members in these likes. */
  isCut?: boolean
  liked?: string[]
  online?: string[]
  settings?: Partial<Settings>
  fails?: (call: StubCall) => boolean
  /** Promise that delays the answers about conversations and likes. */
  waits?: Promise<void>
}

function open(site: Site, user = {}, above: ReactNode = null): StubCall[] {
  const { chats = [], likers = [], given = [], isCut = false, liked = [], online = [], settings } = site
  const { fresh = [], any = [], anyPage = 24, hasPlace = true, fails, waits } = site
  const calls = stubApi(async (call) => {
    if (call.path === '/api/chats.php' || call.path === '/api/likes.php') await waits
    if (fails?.(call)) return refusal('too_many_requests', 'Even rustig aan.')
    if (call.path === '/api/chats.php') return answered({ chats, older: null, unread: 0 })
    if (call.path === '/api/likes.php') {
      const likes = shownLikes({ liked_by: likers, profiles: given })
      return answered(isCut ? { ...likes, older: { ...likes.older, profiles: `${at}#old` } } : likes)
    }
    if (call.path === '/api/liked.php') return answered({ ids: liked })
    if (call.path === '/api/like.php') return answered({ liked: true, match: false })
    if (call.path === '/api/online.php') return answered({ ids: online })
    if (call.query?.new) return answered(foundOf(fresh, hasPlace))
    const start = Number(call.query?.cursor ?? 0)
    const next = start + anyPage < any.length ? String(start + anyPage) : null
    return answered({ ...foundOf(any.slice(start, start + anyPage), hasPlace), next })
  })
  const content = (
    <>
      {above}
      <HomeScreen />
    </>
  )
  drawScreen(content, { settings: { fictional_warning: 'Let op het merkteken.', ...settings }, user })
  return calls
}

const part = (name: string | RegExp) => screen.findByRole('region', { name })
const links = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('HOME-27 the home of a member', () => {
  test('shows conversations with unread messages, each with face, age, last message and count, one press away', async () => {
    open({ chats: [answeredChat(annaCard), chatWith(bramCard, 2)] })
    const waiting = await part(home.waiting.title)
    expect(links(waiting)).toEqual(['/chats', '/chats/chat-Bram'])
    const row = within(waiting).getByRole('listitem')
    expect(row.textContent).toContain(`Bram, ${bramCard.age}`)
    expect(row.textContent).toContain('Hoi van Bram')
    expect(within(row).getByText('2 ongelezen berichten')).toBeTruthy()
    expect(screen.getByText('Er wacht iemand op je antwoord.')).toBeTruthy()
  })

  test('shows at most three conversations that wait, and counts all in the greeting', async () => {
    open({ chats: nameless(5).map((partner) => chatWith(partner, 1)) })
    expect(within(await part(home.waiting.title)).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('5 mensen wachten op je antwoord.')).toBeTruthy()
  })

  test('shows what was read but not answered after the unread, unless it cannot be answered', async () => {
    const closed = { ...bramCard, id: 'closed', name: 'Dicht', fictional: true }
    const chats = [chatWith(closed, 0), chatWith(annaCard, 0), chatWith(bramCard, 1)]
    open({ chats, settings: { fictional_chat: 'off' } })
    expect(links(await part(home.waiting.title))).toEqual(['/chats', '/chats/chat-Bram', '/chats/chat-Anna'])
    expect(screen.getByText('2 mensen wachten op je antwoord.')).toBeTruthy()
  })

  test('LIVE-11 shows who of those who wait is online', async () => {
    open({ chats: [chatWith(annaCard, 1), chatWith(bramCard, 1)], online: [bramCard.id] })
    const rows = within(await part(home.waiting.title)).getAllByRole('listitem')
    await within(rows[1]!).findByRole('img', { name: 'Nu online' })
    expect(within(rows[0]!).queryByRole('img', { name: 'Nu online' })).toBeNull()
  })

  test('shows the latest conversations if none waits, and a first step if there are none', async () => {
    open({ chats: [answeredChat(annaCard), answeredChat(bramCard)] })
    const recent = await part(home.waiting.recent)
    expect(await within(recent).findAllByRole('listitem')).toHaveLength(2)
    expect(links(recent)).toEqual(['/chats', '/chats/chat-Anna', '/chats/chat-Bram'])
    expect(screen.getByText(home.lead.calm)).toBeTruthy()
  })

  test('says how to begin if there is no conversation', async () => {
    open({})
    expect(links(await part(home.waiting.nobody))).toEqual(['/members'])
  })

  test('shows unanswered likes with the new ones marked, and counts them', async () => {
    open({
      likers: [
        likeOf(annaCard),
        likeOf(bramCard, { match: true }),
        likeOf({ ...bramCard, id: 'old' }, { isNew: false }),
      ],
    })
    const likers = await part(/^Wie jou leuk vindt/)
    const cards = await within(likers).findAllByRole('listitem')
    expect(links(likers)).toEqual(['/likes', `/likes/m/${annaCard.id}`, '/likes/m/old'])
    expect(cards.map((card) => within(card).queryByText('Nieuw') !== null)).toEqual([true, false])
    expect(within(likers).getByText('1 nieuwe like')).toBeTruthy()
  })

  test('PROF-26 shows the town of a member who liked, and the interests that both share', async () => {
    const interests = [{ tag: 'hiking' as const, label: 'Wandelen', sensitive: false }]
    open({
      likers: [likeOf({ ...annaCard, city: 'Breukelen', shared_interests: ['hiking'] })],
      settings: { interests },
    })
    const card = await within(await part(/^Wie jou leuk vindt/)).findByRole('listitem')
    expect(card.textContent).toContain('Breukelen')
    expect(card.textContent).toContain('Wandelen')
  })

  test('PROF-26 names one shared interest on the small card and counts the others, which screen readers hear', async () => {
    const labels = { hiking: 'Wandelen', tea: 'Thee', art: 'Kunst' } as const
    const tags = ['hiking', 'tea', 'art'] as const
    const interests = tags.map((tag) => ({ tag, label: labels[tag], sensitive: false }))
    open({ likers: [likeOf({ ...annaCard, shared_interests: [...tags] })], settings: { interests } })
    const card = await within(await part(/^Wie jou leuk vindt/)).findByRole('listitem')
    const { parentElement: mark } = within(card).getByText('Jullie delen:')
    expect(mark!.lastElementChild!.firstChild!.textContent).toBe('Wandelen')
    expect(within(card).getByText('+2').getAttribute('aria-hidden')).toBe('true')
    expect(within(card).getByText(', Thee, Kunst').className).toBe('sr-only')
  })

  test('UI-12 has placeholders for conversations and likes, and nothing below them that would move', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    open({ chats: [chatWith(annaCard, 1)], likers: [likeOf(annaCard)], fresh: nameless(6), waits: promise })
    for (const name of [home.waiting.recent, home.likers.title])
      expect((await part(name)).getAttribute('aria-busy')).toBe('true')
    const near = screen.getByRole('region', { name: home.near.all })
    expect(near.closest('.max-lg\\:invisible')).not.toBeNull()
    resolve()
    const shown = await part(home.near.newNear)
    expect(shown.closest('.max-lg\\:invisible')).toBeNull()
    for (const name of [home.waiting.title, /^Wie jou leuk vindt/])
      expect((await part(name)).getAttribute('aria-busy')).not.toBe('true')
  })

  test('leaves out the likes if all are answered', async () => {
    open({ likers: [likeOf(bramCard, { match: true })] })
    await part(home.waiting.nobody)
    expect(screen.queryByRole('region', { name: /^Wie jou leuk vindt/ })).toBeNull()
  })

  const fewNew = ['1', undefined]
  test.each([
    ['new members nearby', 6, true, 'Buur', home.near.newNear, '/members?mutual=1&new=1&distance=25', ['1']],
    ['new members, without a town', 7, false, 'Buur', home.near.new, '/members?mutual=1&new=1', ['1']],
    [
      'new members before others where few are new nearby',
      5,
      true,
      'Buur',
      home.near.near,
      '/members?mutual=1',
      fewNew,
    ],
    ['others where nobody is new nearby', 0, true, 'Any', home.near.near, '/members?mutual=1', fewNew],
    ['others, without a town', 0, false, 'Any', home.near.all, '/members?mutual=1', fewNew],
  ])('shows %s, and more of the same in the list', async (_, fresh, hasPlace, name, title, more, searched) => {
    const cardsOf = (cards: MemberCard[]) => (hasPlace ? cards : cards.map(farAway))
    const any = nameless(8).map((card) => ({ ...card, id: `any-${card.id}`, name: `Any${card.name}` }))
    const calls = open({ fresh: cardsOf(nameless(fresh)), any: cardsOf(any), hasPlace })
    const near = await part(title)
    const cards = await within(near).findAllByRole('article')
    expect(cards).toHaveLength(6)
    const names = cards.map((card) => /(Any)?Buur\d/.exec(card.textContent ?? '')?.[0])
    const expected = name === 'Any' ? any : [...nameless(fresh), ...any]
    expect(names).toEqual(expected.slice(0, 6).map((card) => card.name))
    expect(links(near)[0]).toBe(more)
    const searches = calls.flatMap(({ path, query }) => (path === '/api/search.php' ? [query] : []))
    expect(searches.map((query) => query?.new)).toEqual(searched)
    expect(searches.map((query) => query?.distance)).toEqual(searched.map((isNew) => isNew && '25'))
    expect(searches.map((query) => query?.mutual)).toEqual(searched.map(() => '1'))
  })

  test.each([
    ['new members, all nearby,', nameless(6), home.near.newNear, false],
    ['members of whom one lives far away', [farAway(nameless(1)[0]!), ...nameless(6).slice(1)], home.near.all, true],
  ])('SEARCH-24 says once of %s that they live nearby', async (_, any, title, isOnCards) => {
    open(title === home.near.all ? { any } : { fresh: any })
    const cards = await within(await part(title)).findAllByRole('article')
    expect(cards.some(({ textContent }) => textContent?.includes('In de buurt'))).toBe(isOnCards)
  })

  test('HOME-27 shows a new member once if the search finds the same member again', async () => {
    const [first, ...others] = nameless(8)
    open({ fresh: [others[1]!], any: [first!, ...others] })
    const cards = await within(await part(home.near.near)).findAllByRole('article')
    const names = cards.map((card) => /Buur\d/.exec(card.textContent ?? '')?.[0])
    expect(names).toEqual(['Buur2', 'Buur0', 'Buur1', 'Buur3', 'Buur4', 'Buur5'])
  })

  test('does not call the members near if one with a photo, who comes first, lives far away', async () => {
    const [first, ...others] = nameless(8)
    open({ fresh: others.slice(0, 5), any: [farAway(first!), ...others] })
    expect(await within(await part(home.near.all)).findAllByRole('article')).toHaveLength(6)
    expect(screen.queryByRole('heading', { name: home.near.near })).toBeNull()
    expect(screen.queryByRole('heading', { name: home.near.newNear })).toBeNull()
  })

  describe('new members', () => {
    const namesIn = async (title: string) => {
      const cards = await within(await part(title)).findAllByRole('article')
      return cards.map((card) => /Buur\d+/.exec(card.textContent ?? '')?.[0])
    }

    test('are without those in a conversation, those liked and those who like the member', async () => {
      const fresh = nameless(10)
      const chats = [answeredChat(fresh[0]!)]
      open({ chats, likers: [likeOf(fresh[3]!)], given: [likeOf(fresh[1]!)], fresh })
      expect(await namesIn(home.near.newNear)).toEqual(['Buur2', 'Buur4', 'Buur5', 'Buur6', 'Buur7', 'Buur8'])
    })

    test('are searched again when the page becomes visible, but not within five minutes', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const fresh = nameless(7)
      const calls = open({ fresh })
      const shown = ['Buur0', 'Buur1', 'Buur2', 'Buur3', 'Buur4', 'Buur5']
      expect(await namesIn(home.near.newNear)).toEqual(shown)
      const returnAfter = (minutes: number) => {
        vi.setSystemTime(Date.now() + minutes * 60_000)
        window.dispatchEvent(new Event('visibilitychange'))
      }
      const searches = () => calls.filter(({ path }) => path === '/api/search.php')
      fresh.shift()
      returnAfter(4)
      // The query client handles the event asynchronously.
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      expect(searches()).toHaveLength(1)
      returnAfter(2)
      await waitFor(async () => expect((await namesIn(home.near.newNear)).at(-1)).toBe('Buur6'))
      expect(searches()).toHaveLength(2)
    })

    test('are without those liked earlier than the loaded likes, and keep who is liked there', async () => {
      const fresh = nameless(8)
      const calls = open({ fresh, isCut: true, liked: [fresh[2]!.id] })
      const shown = ['Buur0', 'Buur1', 'Buur3', 'Buur4', 'Buur5', 'Buur6']
      expect(await namesIn(home.near.newNear)).toEqual(shown)
      expect(calls.filter(({ path }) => path === '/api/liked.php')).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: 'Vind Buur0 leuk' }))
      await screen.findByRole('button', { name: 'Vind Buur0 niet meer leuk' })
      expect(await namesIn(home.near.newNear)).toEqual(shown)
    })

    test('are followed by further pages of all members where the first ones are known', async () => {
      const any = nameless(12)
      const given = any.slice(0, 8).map((card) => likeOf(card))
      const calls = open({ given, any, anyPage: 4 })
      expect(await namesIn(home.near.near)).toEqual(['Buur8', 'Buur9', 'Buur10', 'Buur11'])
      const cursors = calls.filter(({ path }) => path === '/api/search.php').map(({ query }) => query?.cursor)
      expect(cursors).toEqual([undefined, undefined, '4', '8'])
    })
  })

  test('TRAP-01 marks fictional profiles in every part, and says once what the mark means', async () => {
    const fictional = { ...annaCard, fictional: true }
    const [first, ...others] = nameless(6)
    open({
      chats: [chatWith(fictional, 1)],
      likers: [likeOf(fictional)],
      fresh: [{ ...first!, fictional: true }, ...others],
    })
    for (const name of [home.waiting.title, /^Wie jou leuk vindt/])
      expect(within(await within(await part(name)).findByRole('listitem')).getByText('Fictief')).toBeTruthy()
    const cards = await within(await part(home.near.newNear)).findAllByRole('article')
    expect(cards.map((card) => within(card).queryByText('Fictief') !== null)).toEqual([true, ...Array(5).fill(false)])
    expect(screen.getAllByText('Let op het merkteken.')).toHaveLength(1)
  })

  test('UI-12 a search that fails says so and is tried again by a press; the other parts stay', async () => {
    let isDown = true
    open({
      chats: [chatWith(annaCard, 1)],
      fresh: nameless(6),
      fails: ({ path }) => isDown && path === '/api/search.php',
    })
    await part(home.waiting.title)
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    isDown = false
    await userEvent.click(again)
    expect(await within(await part(home.near.newNear)).findAllByRole('article')).toHaveLength(6)
  })

  test('HOME-27 UI-12 shows the few new members alone if the search for others fails', async () => {
    open({ fresh: nameless(2), fails: ({ path, query }) => path === '/api/search.php' && !query?.new })
    expect(await within(await part(home.near.near)).findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  })

  test('UI-12 conversations that cannot be read say so and are tried again by a press', async () => {
    let isDown = true
    open({
      chats: [chatWith(annaCard, 1)],
      fresh: nameless(6),
      fails: ({ path }) => isDown && path === '/api/chats.php',
    })
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    expect(screen.getByText('Even rustig aan.')).toBeTruthy()
    expect(await within(await part(home.near.newNear)).findAllByRole('article')).toHaveLength(6)
    isDown = false
    await userEvent.click(again)
    expect(links(await part(home.waiting.title))).toEqual(['/chats', '/chats/chat-Anna'])
  })

  test('UI-12 likes that cannot be read say so and are tried again by a press; the other parts stay', async () => {
    let isDown = true
    open({
      chats: [chatWith(annaCard, 1)],
      likers: [likeOf(bramCard)],
      fresh: nameless(6),
      fails: ({ path }) => isDown && path === '/api/likes.php',
    })
    const likers = await part(home.likers.title)
    const again = await within(likers).findByRole('button', { name: 'Opnieuw proberen' })
    expect(likers.textContent).toContain('Even rustig aan.')
    await part(home.waiting.title)
    expect(await within(await part(home.near.newNear)).findAllByRole('article')).toHaveLength(6)
    isDown = false
    await userEvent.click(again)
    expect((await within(likers).findByRole('listitem')).textContent).toContain('Bram')
  })

  test('HOME-27 leads to the section of the most important missing part, with the completeness', async () => {
    const main_image = { filename: '/a', thumb_filename: '/b', status: 'active' } as const
    open({}, { profile: { ...shownUser().profile, main_image, about: 'Ik zeil.' } })
    const step = await screen.findByRole('link', { name: /Maak je profiel af/ })
    expect(step.getAttribute('href')).toBe('/profile#interests')
    expect(step.textContent).toContain('Drie interesses')
    expect(within(step).getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^\d\d$/)
  })

  describe('HOME-18 HOME-20 HOME-27 leaves the photo to its alert', () => {
    const photoless = { profile: { ...shownUser().profile, main_image: null, about: null } }
    const nextStep = () => screen.findByRole('link', { name: /Maak je profiel af/ })
    const photoAlert = () => screen.queryByText(app.photoAlert.title)

    afterEach(() => {
      bannerParts.write(null)
      languageStore.write({ ...languageStore.read(), isInside: false })
    })

    const openWithAlerts = (user: Partial<CurrentUser>) => {
      bannerParts.write(banners)
      languageStore.write({ ...languageStore.read(), isInside: true })
      open({}, { ...photoless, ...user }, <Banners />)
    }

    test('until that is dismissed', async () => {
      openWithAlerts({})
      expect((await nextStep()).textContent).toContain('Iets over jezelf')
      expect(photoAlert()).not.toBeNull()
      act(() => setFlag('hide-enrich-alert', new Date(at)))
      expect((await nextStep()).textContent).toContain('Een foto')
      expect(photoAlert()).toBeNull()
    })

    test('unless two alerts of higher priority are shown instead', async () => {
      openWithAlerts({ name_removed: true, notifications_disabled: ['bounce'] })
      expect((await nextStep()).textContent).toContain('Een foto')
      expect(photoAlert()).toBeNull()
      act(() => setFlag('hide-disabled-notifications-alert', new Date(at)))
      expect((await nextStep()).textContent).toContain('Iets over jezelf')
      expect(photoAlert()).not.toBeNull()
    })
  })

  test('HOME-18 HOME-27 asks for another photo after a refused one, which has no alert', async () => {
    const main_image = { filename: '/a', thumb_filename: '/b', status: 'rejected' } as const
    open({}, { profile: { ...shownUser().profile, main_image } })
    expect((await screen.findByRole('link', { name: /Maak je profiel af/ })).textContent).toContain('Een foto')
  })

  test('asks for nothing once the profile is complete', async () => {
    const { profile } = shownUser()
    drawScreenOfComplete(profile)
    await screen.findByRole('heading', { level: 1 })
    await part(home.waiting.nobody)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

function drawScreenOfComplete(profile: CurrentUser['profile']) {
  stubApi(({ path }) =>
    answered(
      path === '/api/chats.php'
        ? { chats: [], older: null, unread: 0 }
        : path === '/api/likes.php'
          ? shownLikes()
          : foundOf([], false),
    ),
  )
  drawScreen(<HomeScreen />, {
    settings: { visible_profile_fields: [] },
    user: {
      profile: {
        ...profile,
        about: 'Ik hou van varen.',
        prompts: [{ prompt: 'sunday', answer: 'Varen.' }],
        main_image: { filename: '/a', thumb_filename: '/b' } as NonNullable<CurrentUser['profile']['main_image']>,
      },
    },
  })
}

describe('HOME-27 the greeting', () => {
  test.each([
    [0, 'night'],
    [5, 'night'],
    [6, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %d o’clock is of the %s', (hour, expected) => expect(dayPartOf(hour)).toBe(expected))

  test('names the member, by the hour of the browser', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 9))
    open({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Goedemorgen, Kim88' })).toBeTruthy()
  })
})
