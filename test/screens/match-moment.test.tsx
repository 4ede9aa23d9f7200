import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Popups } from '#frontend/app/Popups.tsx'
import { newLikeOpenedKey } from '#frontend/app/use-new-like.ts'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { newLike } from '#frontend/domain/likes/new-like.ts'
import { newMatch } from '#frontend/domain/likes/new-match.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import MatchDialog from '#frontend/features/likes/MatchDialog.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import { members } from '#shared/i18n/nl/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, drawScreen, newClient } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownProfile, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

/** Long timeout, because the code of a dialog may load slowly on a busy machine. */
const soon = { timeout: 10_000 }

const received = (profile: MemberCard, minute: number, isMatch: boolean) => ({
  id: profile.id,
  profile,
  match: isMatch,
  match_new: isMatch,
  like_new: true,
  liked_at: `2026-11-20T20:0${minute}:00.000Z`,
})
const waiting = (...liked_by: Likes['liked_by']): Likes => ({
  ...shownLikes({ liked_by }),
  matches: liked_by.filter(({ match }) => match),
})

let calls: StubCall[]
/** Answer to a call for the likes; by default the likes that are in the cache at the start. */
let answer: () => ReturnType<typeof answered>
const seen = () => calls.filter(({ path }) => path === '/api/match.php').map(({ body }) => body)
const dialog = () => screen.queryByRole('dialog')
const opens = (name: string) =>
  waitFor(() => expect(dialog()?.textContent).toContain(`Jij en ${name} vinden elkaar leuk.`), soon)
/** Waits until the code of a dialog would have loaded, and expects no open dialog. */
const opensNone = async () => {
  await act(() => vi.dynamicImportSettled())
  expect(dialog()).toBeNull()
}
const later = () => fireEvent.click(within(dialog()!).getByRole('button', { name: 'Straks' }))

function show(likes: Likes, path = '/members') {
  answer = () => answered(likes)
  return draw(likes, path)
}

function draw(likes: Likes, path: string, id = shownUser().id) {
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ id, status: 'active' }))
  client.setQueryData(queryKeys.likes, likes)
  return { client, ...drawInDutch(<Popups />, client) }
}

beforeEach(() => {
  calls = stubApi(({ path }) => (path === '/api/likes.php' ? answer() : answered({ seen: true })))
  localStorage.setItem('hide-site-entry-popup', '1700000000')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  newMatch.write(null)
  openingLine.write(null)
  localStorage.clear()
})
afterEach(() => expectSoundPage())

describe('LIKE-19 waiting matches', () => {
  test('get one moment each, newest first, one per page, and are reported as seen', async () => {
    const { client } = show(waiting(received(bramCard, 2, true), received(annaCard, 1, true)))
    await opens('Bram')
    expect(seen()).toEqual([{ id: bramCard.id }])
    expect(client.getQueryData<Likes>(queryKeys.likes)!.matches.map(({ match_new }) => match_new)).toEqual([
      false,
      true,
    ])
    later()
    await opensNone()
    act(() => showPage(locationOf('/likes')))
    await opens('Anna')
    later()
    act(() => showPage(locationOf('/members')))
    await opensNone()
    expect(seen()).toEqual([{ id: bramCard.id }, { id: annaCard.id }])
  })

  test('open when the likes are refetched', async () => {
    localStorage.setItem(newLikeOpenedKey(shownUser().id), '4102444800000')
    const { client } = show(waiting(received(bramCard, 2, false)), '/profile')
    await opensNone()
    answer = () => answered(waiting(received(bramCard, 2, true)))
    act(() => void client.setQueryData(queryKeys.likes, waiting(received(bramCard, 2, true))))
    await opens('Bram')
  })

  test.each(['/credits', '/signup'])('do not open on %s', async (path) => {
    show(waiting(received(bramCard, 2, true)), path)
    await opensNone()
    expect(seen()).toEqual([])
    act(() => showPage(locationOf('/members')))
    await opens('Bram')
  })

  test('do not open over another dialog', async () => {
    openDialogs.write(1)
    show(waiting(received(bramCard, 2, true)))
    await opensNone()
    act(() => openDialogs.write(0))
    await opens('Bram')
  })

  test('open in a visible tab only', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    show(waiting(received(bramCard, 2, true)))
    await opensNone()
    state.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await opens('Bram')
  })

  test('do not open again in another tab with older likes', async () => {
    const { unmount } = show(waiting(received(bramCard, 2, true)))
    await opens('Bram')
    unmount()
    show(waiting(received(bramCard, 2, true), received(annaCard, 1, true)))
    await opens('Anna')
  })
})

describe('LIKE-19 a waiting match is read again before its moment, which', () => {
  function showCached() {
    localStorage.setItem(newLikeOpenedKey(shownUser().id), '4102444800000')
    draw(waiting(received(bramCard, 2, true), received(annaCard, 1, true)), '/members')
  }
  const reads = () => calls.filter(({ path }) => path === '/api/likes.php').length

  test('does not open for one that ended, and opens for the next', async () => {
    answer = () => answered(waiting(received(bramCard, 2, false), received(annaCard, 1, true)))
    showCached()
    await opens('Anna')
    expect(seen()).toEqual([{ id: annaCard.id }])
  })

  test('opens after one call', async () => {
    answer = () => answered(waiting(received(bramCard, 2, true)))
    showCached()
    await opens('Bram')
    expect(reads()).toBe(1)
  })

  test('waits for the next page where the call fails', async () => {
    answer = () => refusal('not_found', 'Weg.')
    showCached()
    await waitFor(() => expect(reads()).toBe(1))
    await opensNone()
    answer = () => answered(waiting(received(bramCard, 2, true)))
    act(() => showPage(locationOf('/likes')))
    await opens('Bram')
  })
})

describe('LIKE-19 a match just made by a press', () => {
  test('opens at once, on a page that has shown another, and from likes that are not loaded', async () => {
    show(waiting(received(bramCard, 2, true)))
    await opens('Bram')
    later()
    act(() => newMatch.write(annaCard))
    await opens('Anna')
    expect(seen()).toEqual([{ id: bramCard.id }, { id: annaCard.id }])
    later()
    await opensNone()
  })

  test('does not open again when likes that were read before it was seen arrive late', async () => {
    localStorage.setItem(newLikeOpenedKey(shownUser().id), '4102444800000')
    const { client } = show(waiting(received(annaCard, 1, false)))
    act(() => newMatch.write(annaCard))
    await opens('Anna')
    later()
    act(() => {
      client.setQueryData(queryKeys.likes, waiting(received(annaCard, 1, true)))
      showPage(locationOf('/likes'))
    })
    await opensNone()
  })
})

describe('LIKE-18 LIKE-19 "New like!"', () => {
  test('does not open for a like that is a match', async () => {
    show(shownLikes({ liked_by: [{ ...received(bramCard, 2, true), match_new: false }] }))
    await opensNone()
  })

  const opensNewLike = () => screen.findByRole('dialog', { name: 'Nieuwe like!' }, soon)

  test('opens in a visible tab only, and a hidden one does not use up its 24 hours', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    show(waiting(received(annaCard, 1, false)))
    await opensNone()
    expect(localStorage.getItem(newLikeOpenedKey(shownUser().id))).toBeNull()
    state.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await opensNewLike()).toBeTruthy()
  })

  test('opens once in 24 hours for each member of a browser, in whichever tab', async () => {
    const ofAnna = waiting(received(annaCard, 1, false))
    const newer = waiting(received(bramCard, 2, false))
    const { unmount, client: otherTab } = show(shownLikes())
    draw(ofAnna, '/members')
    expect(await opensNewLike()).toBeTruthy()
    fireEvent.click(within(dialog()!).getByRole('heading'))
    act(() => void otherTab.setQueryData(queryKeys.likes, newer))
    await opensNone()
    unmount()
    draw(newer, '/members', bramCard.id)
    expect(await opensNewLike()).toBeTruthy()
  })

  test('follows on the next page, not after the moment on the same one', async () => {
    show(waiting(received(bramCard, 2, true), received(annaCard, 1, false)))
    await opens('Bram')
    later()
    await opensNone()
    act(() => showPage(locationOf('/likes')))
    expect(await opensNewLike()).toBeTruthy()
  })
})

describe('LIKE-19 the match moment', () => {
  const events = { onWrite: vi.fn(), onClose: vi.fn() }
  const image = { filename: '/photos/a/b/full.avif?e=1', thumb_filename: '/t.avif', status: 'active' } as const
  const teaLine = 'Hoi Bram, we hebben iets gemeen: een kop thee. Wat vind jij er het leukst aan?'
  const soup = { prompt: 'dish', answer: 'Vissoep' } as const
  const soupQuote = '“Dit kook ik voor jou: Vissoep”\n'
  const draw = (match: MemberCard, main_image: typeof image | null) =>
    drawScreen(<MatchDialog match={match} {...events} />, { user: { profile: { ...shownUser().profile, main_image } } })
  afterEach(() => vi.clearAllMocks())

  test('shows both photos, name and age, with focus on its heading', () => {
    draw({ ...bramCard, main_image: { ...image, filename: '/photos/c/d/full.avif?e=1' } }, image)
    const sources = [...dialog()!.querySelectorAll('img')].map((photo) => photo.getAttribute('src'))
    expect(sources).toEqual(['/photos/a/b/full.webp?e=1', '/photos/c/d/full.webp?e=1'])
    expect(dialog()!.textContent).toContain(`Bram ${bramCard.age}`)
    expect(screen.queryByText('Fictief')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Het klikt' }))
  })

  test('PROF-21 shows a figure for each missing photo, and the mark of a fictional profile', () => {
    draw({ ...bramCard, main_image: null, fictional: true }, null)
    expect(dialog()!.querySelectorAll('img')).toHaveLength(0)
    expect(dialog()!.querySelectorAll('svg[viewBox="0 0 80 100"]')).toHaveLength(2)
    expect(screen.getByText('Fictief')).toBeTruthy()
  })

  test.each([true, undefined] as const)('MOD-22 has the mark of a verified match: %s', (verified) => {
    draw({ ...bramCard, ...(verified && { verified }) }, null)
    expect(screen.queryByRole('img', { name: members.verified }) !== null).toBe(verified === true)
  })

  test('CHAT-28 gives two opening lines for the field of the conversation', () => {
    draw(bramCard, null)
    const lines = within(screen.getByRole('list', { name: 'Eerste zinnen voor Bram' })).getAllByRole('button')
    expect(new Set(lines.map(({ textContent }) => textContent)).size).toBe(2)
    fireEvent.click(lines[1]!)
    expect(openingLine.read()).toEqual({ to: bramCard.id, text: lines[1]!.textContent })
    expect([events.onWrite.mock.calls, events.onClose.mock.calls.length]).toEqual([[[bramCard.id]], 1])
  })

  test.each<[string, Partial<MemberCard>, Partial<MemberProfile> | null, string, string]>([
    ['a shared interest of the card', { shared_interests: ['tea'] }, null, teaLine, teaLine],
    ['a shared interest of a visited profile', {}, { interests: ['tea'] }, teaLine, teaLine],
    ['a prompt of a visited profile', {}, { prompts: [soup] }, 'Reageer op: Dit kook ik voor jou', soupQuote],
  ])('PROF-26 CHAT-28 the first opening line is about %s', (_, card, visited, label, text) => {
    const match = { ...bramCard, ...card }
    const client = newClient()
    const interests = [{ tag: 'tea', label: 'Een kop thee', sensitive: false }]
    client.setQueryData(settingsQuery.queryKey, shownSettings({ interests }))
    const profile = { ...shownUser().profile, interests: ['tea' as const] }
    client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', profile }))
    if (visited) client.setQueryData(queryKeys.member(match.id), shownProfile(bramCard, visited))
    drawInDutch(<MatchDialog match={match} {...events} />, client)
    const lines = within(screen.getByRole('list', { name: 'Eerste zinnen voor Bram' })).getAllByRole('button')
    expect([lines.length, lines[0]!.textContent]).toEqual([2, label])
    fireEvent.click(lines[0]!)
    expect(openingLine.read()).toEqual({ to: bramCard.id, text })
    expect(calls.map(({ path }) => path)).toEqual(['/api/match.php'])
  })

  test('leads to the conversation, or closes by its quiet button and by Escape', () => {
    draw(bramCard, null)
    fireEvent.click(screen.getByRole('button', { name: 'Schrijf Bram' }))
    expect([events.onWrite.mock.calls, openingLine.read()]).toEqual([[[bramCard.id]], null])
    fireEvent.click(screen.getByRole('button', { name: 'Straks' }))
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog()!, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect([events.onWrite.mock.calls.length, events.onClose.mock.calls.length]).toEqual([1, 3])
  })
})

describe('LIKE-19 LIKE-18 the next member at this device sees', () => {
  const pause = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  const become = (client: QueryClient, user: CurrentUser | null) =>
    act(() => {
      client.setQueryData(queryKeys.likes, shownLikes())
      client.setQueryData(userQuery.queryKey, user)
      emitMemberGone()
    })
  const other = shownUser({ id: annaCard.id, status: 'active' })

  test.each([
    ['a sign-out', true],
    ['a sign-in in another tab', false],
  ])('no moment that was open for the former one, after %s', async (_, isLeaving) => {
    const { client } = show(waiting(received(bramCard, 2, true)))
    await opens('Bram')
    answer = () => answered(shownLikes())
    if (isLeaving) become(client, null)
    become(client, other)
    await opensNone()
  })

  test('no "New like!" that was open for the former one', async () => {
    const { client } = show(shownLikes())
    act(() => newLike.write(bramCard))
    await waitFor(() => expect(dialog()?.textContent).toContain('Bram'), soon)
    become(client, other)
    await opensNone()
  })

  test('no automatic like that waited for the former one', async () => {
    const { client } = show(shownLikes(), '/credits')
    act(() => newLike.write(bramCard))
    await pause(50)
    become(client, null)
    become(client, other)
    act(() => showPage(locationOf('/members')))
    await pause(200)
    await opensNone()
  })
})
