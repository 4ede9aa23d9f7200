import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { followMember } from '#frontend/app/follow-member.ts'
import { useChats } from '#frontend/app/use-chats.ts'
import { useLikes } from '#frontend/app/use-likes.ts'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { useLastOpened } from '#frontend/domain/members/last-opened.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { useBlock } from '#frontend/domain/safety/use-block.ts'
import { useCounts } from '#frontend/domain/site/counts.ts'
import { ChatList } from '#frontend/features/chats/parts/ChatList.tsx'
import ProfileScreen from '#frontend/features/members/ProfileScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownProfile, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const card = (name: string): MemberCard => ({
  ...bramCard,
  id: `01JMEMBER00000000000000${name.toUpperCase().padEnd(3, '0').slice(0, 3)}`,
  name,
})
const [bas, kees] = [card('Bas'), card('Kees')]
const like = (profile: MemberCard) => ({ id: profile.id, profile, liked_at: '2026-11-20T12:00:00.000Z', match: false })
const likes = shownLikes({
  profiles: [like(kees)],
  liked_by: [
    { ...like(bas), like_new: true, match_new: false },
    { ...like(kees), like_new: false, match_new: false },
  ],
})
const chat = (partner: MemberCard, unread: number) => ({
  conversation: `with-${partner.name}`.padEnd(26, '0'),
  profile: partner.id,
  partner,
  num_unread_messages: unread,
  last_message: null,
  last_at: '2026-11-20T12:00:00.000Z',
})

/** Stubs a server with these conversations and profiles; other profiles are not found. */
const serve = (profiles: readonly MemberProfile[], conversations = [chat(bas, 2), chat(kees, 3)]) =>
  stubApi(({ path, query }) => {
    if (path === '/api/chats.php') return answered({ chats: conversations, older: null, unread: 5 })
    if (path === '/api/likes.php') return answered(likes)
    if (path === '/api/block.php') return answered({ blocked: true })
    const profile = profiles.find(({ id }) => id === query?.id)
    if (path === '/api/profile.php' && profile) return answered(profile)
    return refusal('not_found', 'Bestaat niet')
  })

const goTo = (path: string) => act(() => showPage(locationOf(path)))

/** State of the chats as any screen can read it. */
let state: { unread: number; newLikes: number; opened: ReturnType<typeof useLastOpened> }
function ChatState() {
  useChats()
  useLikes()
  state = { ...useCounts(), opened: useLastOpened() }
  return null
}

afterEach(() => {
  cleanup()
  emitMemberGone()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterEach(() => expectSoundPage())

describe('the state of conversations and likes', () => {
  test('CHAT-04 LIKE-05 NAV-29 contains the profile opened last with its time, likes, liked_by and both totals', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00.000Z') })
    serve([shownProfile(bas), shownProfile(kees)])
    const client = drawScreen(<ChatState />)
    await waitFor(() => expect(state).toMatchObject({ unread: 5, newLikes: 1 }))
    expect(client.getQueryData(likesQuery.queryKey)).toEqual(likes)
    expect(client.getQueryData(chatsQuery.queryKey)?.rows).toHaveLength(2)
    expect(state.opened).toBeNull()

    goTo(`/members/${bas.id}`)
    drawScreen(<ProfileScreen />)
    await waitFor(() => expect(state.opened).toMatchObject({ profile: bas, at: '2026-11-20T20:00:00.000Z' }))
    vi.setSystemTime(new Date('2026-11-20T20:05:00.000Z'))
    goTo(`/likes/m/${kees.id}`)
    await waitFor(() => expect(state.opened).toMatchObject({ profile: kees, at: '2026-11-20T20:05:00.000Z' }))
  })

  test('CHAT-04 PRIV-01 contains no veiled card that the visitor saw before signing in', async () => {
    const veiled = { ...shownProfile(bas), name: '', city: null }
    const answer = Promise.withResolvers<void>()
    let isSignedIn = false
    stubApi(async ({ path, query }) => {
      if (path === '/api/chats.php') return answered({ chats: [], older: null, unread: 0 })
      if (path === '/api/likes.php') return answered(likes)
      if (path !== '/api/profile.php' || query?.id !== bas.id) return refusal('not_found', 'Bestaat niet')
      if (isSignedIn) await answer.promise
      return answered(isSignedIn ? shownProfile(bas) : veiled)
    })
    goTo(`/members/${bas.id}`)
    const client = drawScreen(
      <>
        <ProfileScreen />
        <ChatState />
      </>,
      { user: null },
    )
    onTestFinished(followMember(client))
    await waitFor(() => expect(client.getQueryData(queryKeys.member(bas.id))).toMatchObject({ name: '' }))
    expect(state.opened).toBeNull()

    isSignedIn = true
    act(() => void client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' })))
    expect(client.getQueryData(queryKeys.member(bas.id))).toBeUndefined()
    expect(state.opened).toBeNull()
    answer.resolve()
    await waitFor(() => expect(state.opened?.profile).toMatchObject(bas))
  })

  test('CHAT-04 contains neither the own profile nor a blocked member as opened last', async () => {
    const own = { ...bas, id: shownUser().id }
    serve([shownProfile(own), shownProfile(kees, { blocked: true })])
    drawScreen(<ChatState />)
    goTo(`/members/${own.id}`)
    drawScreen(<ProfileScreen />)
    await screen.findByText('Dit ben jij')
    goTo(`/members/${kees.id}`)
    await screen.findByRole('heading', { level: 1, name: /Kees/ })
    expect(state.opened).toBeNull()
  })

  test('CHAT-04 BLOCK-04 loses the profile opened last with the session and by a block', async () => {
    serve([shownProfile(bas)])
    let block = () => {}
    function Blocker() {
      const { mutate } = useBlock(bas.id)
      block = mutate
      return null
    }
    drawScreen(<ChatState />)
    goTo(`/members/${bas.id}`)
    drawScreen(<ProfileScreen />)
    await waitFor(() => expect(state.opened?.profile).toMatchObject(bas))
    act(emitMemberGone)
    expect(state.opened).toBeNull()

    cleanup()
    drawScreen(<ChatState />)
    drawScreen(<ProfileScreen />)
    await waitFor(() => expect(state.opened?.profile).toMatchObject(bas))
    drawScreen(<Blocker />)
    act(block)
    await waitFor(() => expect(state.opened).toBeNull())
  })
})

test('LIKE-06 LIKE-07 the badge decreases even if the profile is left before its answer arrives', async () => {
  const answer = Promise.withResolvers<void>()
  const calls = stubApi(async ({ path }) => {
    if (path === '/api/likes.php') return answered(likes)
    if (path !== '/api/profile.php') return answered({ chats: [], older: null, unread: 0 })
    await answer.promise
    return answered(shownProfile(bas, { likes_me: true }))
  })
  let setOpen = (_isOpen: boolean) => {}
  function Pages() {
    const [isOpen, set] = useState(false)
    setOpen = set
    return isOpen && <ProfileScreen />
  }
  goTo(`/members/${bas.id}`)
  drawScreen([<ChatState key="state" />, <Pages key="pages" />])
  await waitFor(() => expect(state.newLikes).toBe(1))
  act(() => setOpen(true))
  await screen.findByRole('heading', { level: 1, name: /Bas/ })
  expect(calls.filter(({ path }) => path === '/api/profile.php')).toHaveLength(1)
  act(() => setOpen(false))
  act(answer.resolve)
  await waitFor(() => expect(state.newLikes).toBe(0))
})

test('LIKE-06 LIKE-07 the badge drops by one where the likes are read before the profile is answered', async () => {
  const answer = Promise.withResolvers<void>()
  const further = { ...like(bas), liked_at: '2026-11-19T12:00:00.000Z', like_new: true, match_new: false }
  let isSeen = false
  stubApi(async ({ path }) => {
    if (path === '/api/likes.php')
      return answered(
        isSeen
          ? { ...likes, liked_by: [likes.liked_by[1]], older: { ...likes.older, liked_by: 'further' }, new_likes: 4 }
          : { ...likes, liked_by: [likes.liked_by[1], further], new_likes: 5 },
      )
    if (path !== '/api/profile.php') return answered({ chats: [], older: null, unread: 0 })
    isSeen = true
    await answer.promise
    return answered(shownProfile(bas, { likes_me: true }))
  })
  goTo(`/members/${bas.id}`)
  let open = () => {}
  function Profile() {
    const [isOpen, setOpen] = useState(false)
    open = () => setOpen(true)
    return isOpen && <ProfileScreen />
  }
  const client = drawScreen([<ChatState key="state" />, <Profile key="profile" />])
  await waitFor(() => expect(state.newLikes).toBe(5))
  act(open)
  await waitFor(() => expect(isSeen).toBe(true))
  await new Promise((resolve) => void setTimeout(resolve, 5))
  await act(() => client.refetchQueries({ queryKey: likesQuery.queryKey }))
  await waitFor(() => expect(state.newLikes).toBe(4))
  await act(async () => answer.resolve())
  await screen.findByText(/Over Bas|Lidnummer/)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(state.newLikes).toBe(4)
})

describe('CHAT-35 a new like on an unloaded page', () => {
  /**
   * Stubs a server on which Bas has given a new like that is on a further page. The like stays new
   * until his profile is opened or he is blocked.
   */
  function serveUnloadedLike() {
    let isNew = true
    const older = { ...likes.older, liked_by: 'further' }
    return stubApi(({ path, query }) => {
      if (path === '/api/likes.php')
        return answered({ ...likes, liked_by: [likes.liked_by[1]], older, new_likes: isNew ? 1 : 0 })
      if (path === '/api/profile.php') {
        if (query?.id === bas.id) isNew = false
        return answered(shownProfile(query?.id === bas.id ? bas : kees, { likes_me: true }))
      }
      if (path === '/api/block.php') isNew = false
      return answered(path === '/api/block.php' ? { blocked: true } : { chats: [], older: null, unread: 0 })
    })
  }
  const timesRead = (calls: ReturnType<typeof stubApi>) => calls.filter(({ path }) => path === '/api/likes.php').length

  test('LIKE-06 LIKE-07 leaves the badge when the profile is opened', async () => {
    const calls = serveUnloadedLike()
    goTo(`/members/${bas.id}`)
    drawScreen([<ChatState key="state" />, <ProfileScreen key="profile" />])
    await screen.findByRole('heading', { level: 1, name: /Bas/ })
    await waitFor(() => expect(state.newLikes).toBe(0))
    // No new like is left, so opening another profile causes no refetch.
    const before = timesRead(calls)
    goTo(`/members/${kees.id}`)
    await screen.findByRole('heading', { level: 1, name: /Kees/ })
    expect(timesRead(calls)).toBe(before)
  })

  test('LIKE-06 BLOCK-05 leaves the badge by a block', async () => {
    serveUnloadedLike()
    let block = () => {}
    function Blocker() {
      const { mutate } = useBlock(bas.id)
      block = mutate
      return null
    }
    drawScreen([<ChatState key="state" />, <Blocker key="blocker" />])
    await waitFor(() => expect(state.newLikes).toBe(1))
    act(block)
    await waitFor(() => expect(state.newLikes).toBe(0))
  })
})

describe('a member without conversations', () => {
  const list = (isBeside = false) => drawScreen(<ChatList heading={<h1>Berichten</h1>} isBeside={isBeside} />)
  const remembered = () => screen.queryByText('Laatst bekeken profiel')?.closest('a') ?? null

  test('CHAT-04 sees the profile opened last, with its time and a link', async () => {
    serve([shownProfile(bas)], [])
    goTo(`/members/${bas.id}`)
    drawScreen(<ProfileScreen />)
    await screen.findByRole('heading', { level: 1, name: /Bas/ })
    cleanup()
    list()
    await screen.findByText('Nog geen gesprekken')
    await waitFor(() => expect(remembered()?.getAttribute('href')).toBe(`/members/${bas.id}`))
    expect(remembered()?.textContent).toContain('Bas')
    expect(remembered()?.querySelector('time')).not.toBeNull()
    cleanup()
    // The link is absent while a conversation is about to start beside the list.
    list(true)
    await screen.findByText('Nog geen gesprekken')
    expect(remembered()).toBeNull()
  })

  test('CHAT-04 sees no profile before one was opened', async () => {
    serve([], [])
    list()
    await screen.findByText('Nog geen gesprekken')
    expect(remembered()).toBeNull()
  })
})
