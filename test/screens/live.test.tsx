import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { followMember } from '#frontend/app/follow-member.ts'
import MemberLife from '#frontend/app/MemberLife.tsx'
import { gatherMs, hiddenEveryMs } from '#frontend/app/refetcher.ts'
import { presenceAgainMs, sessionCheckMs } from '#frontend/app/use-live.ts'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { typingShownMs } from '#frontend/domain/chats/typing.ts'
import { whileOnlineMs } from '#frontend/domain/members/online.ts'
import { isLive } from '#frontend/domain/notifications/live.ts'
import { pushState } from '#frontend/domain/notifications/push.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import ConversationScreen from '#frontend/features/chats/ConversationScreen.tsx'
import { typingEveryMs } from '#frontend/features/chats/use-typing.ts'
import { onAuthenticationRequired } from '#frontend/lib/call.ts'
import { keepText, keptKey } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import type { Hint } from '#shared/contract/live.ts'
import type { Conversation, Message } from '#shared/model/message.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import type { Presence } from '#shared/rules/presence.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { FakeSocket, newestSocket, openSockets, stubSockets } from '#test/support/fake-socket.ts'
import { sequence } from '#test/support/faults.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownSettings, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const conversation = 'abcdefghijklmnopqrstuvwxyz'
const other = 'zyxwvutsrqponmlkjihgfedcba'
const messageId = '01JMESSAGE0000000000000NEW'
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  type: 'text',
  text: `Tekst ${id}`,
  mine: false,
  sent_at: '2026-11-20T10:00:00.000Z',
  ...more,
})
const row = (id: string, partner: typeof bramCard): Conversation => ({
  conversation: id,
  profile: partner.id,
  partner,
  num_unread_messages: 0,
  last_message: message('last', { text: 'Hoi' }),
  last_at: '2026-11-20T12:00:00.000Z',
})
const keptPush = pushState.read()

let messages: Message[]
let closed: 'partner_not_confirmed' | null
/** Promise that delays the answers about the conversation; null for no delay. */
let gate: Promise<void> | null
let credits: number
/** Unread messages of the conversation in the list. */
let unread: number
/** Last message of the conversation in the list; null for the default of `row`. */
let last: Message | null
let presence: Presence | null
let calls: StubCall[]
const times = (path: string) => calls.filter((call) => call.method === 'GET' && call.path === `/api/${path}.php`).length
const allTimes = () => ({ chat: times('chat'), chats: times('chats'), likes: times('likes'), user: times('user') })

beforeAll(() => startRouter((place) => showPage(place), { scroll: 'keep' }))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('CSS', { supports: () => true })
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=1'
  stubSockets()
  messages = [message('m1')]
  closed = null
  gate = null
  credits = 9
  unread = 0
  last = null
  presence = null
  calls = stubApi(async ({ method, path, body }) => {
    if (method === 'POST') {
      const own = message((body as { id: string }).id, { mine: true, text: 'Mijn antwoord' })
      return answered({ message: own, conversation, credits })
    }
    if (path === '/api/chat.php') await gate
    if (path === '/api/user.php') return answered(shownUser({ status: 'active', credits }))
    if (path === '/api/likes.php') return answered(shownLikes())
    const rows = [
      {
        ...row(conversation, bramCard),
        num_unread_messages: unread,
        ...(last && { last_message: last, last_at: last.sent_at }),
      },
      row(other, annaCard),
    ]
    if (path === '/api/chats.php') return answered({ chats: rows, older: null, unread })
    unread = 0
    return answered(shownThread({ closed, messages, credits, presence }))
  })
})
afterEach(() => expectSoundPage())
afterEach(() => {
  emitMemberGone()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  pushState.write(keptPush)
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'signed_in=; max-age=0'
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const tell = async (hint: Hint) => {
  act(() => newestSocket().tell(hint))
  await pass(gatherMs + 50)
}

/** Opens a conversation in the members area, and expects it to be shown. */
async function openConversation(user: Partial<CurrentUser> = {}) {
  const path = `/chats/${conversation}`
  window.history.replaceState(null, '', path)
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', credits: 9, ...user }))
  drawInDutch(
    <>
      <MemberLife />
      <ConversationScreen />
    </>,
    client,
  )
  await pass(100)
  expect(screen.getByText('Tekst m1')).toBeTruthy()
  return client
}
const connect = async () => {
  act(() => void newestSocket().accept())
  await pass(gatherMs + 50)
}

describe('an open conversation', () => {
  const push = { kind: 'new_messages', count: 1, path: '/chats', tag: 'new_messages', language: 'nl' } as const

  test('LIVE-05 LIVE-13 is read every 5 s without a connection', async () => {
    await openConversation()
    newestSocket().end()
    calls.length = 0
    await pass(60_000)
    expect(times('chat')).toBe(12)
  })

  test.each([
    ['60 s', 60_000, keptPush],
    ['300 s with push', 300_000, { ...keptPush, isCapable: true, isSubscribed: true, lastMessage: push }],
  ] as const)(
    'LIVE-05 CHAT-29 is not read with a connection, while user and list are polled every %s',
    async (_, rhythm, state) => {
      pushState.write(state)
      await openConversation()
      await connect()
      // Waits until the first refetches of a page are over.
      await pass(5_000)
      calls.length = 0
      const answerPings = setInterval(() => newestSocket().tell({ type: 'pong' }), 5_000)
      await pass(290_000)
      expect(times('chat')).toBe(0)
      expect(times('chats')).toBe(Math.floor(290_000 / rhythm))
      await pass(20_000)
      expect(times('chat')).toBe(0)
      // All calls are polls that the specification requires on every page (API-22, API-23).
      expect(calls.length).toBe(times('user') + times('chats'))
      clearInterval(answerPings)
    },
  )

  test('LIVE-05 LIVE-06 with a connection that lost a hint is read once the list counts an unread message', async () => {
    await openConversation()
    await connect()
    await pass(5_000)
    calls.length = 0
    const answerPings = setInterval(() => newestSocket().tell({ type: 'pong' }), 5_000)
    unread = 1
    messages = [message('m1'), message(messageId, { text: 'Zonder hint' })]
    await pass(61_000)
    expect(screen.getByText('Zonder hint')).toBeTruthy()
    expect(times('chat')).toBe(1)
    clearInterval(answerPings)
  })

  test('LIVE-06 with a connection that lost a hint of an own message from another device is read within a minute', async () => {
    await openConversation()
    await connect()
    await pass(5_000)
    calls.length = 0
    const answerPings = setInterval(() => newestSocket().tell({ type: 'pong' }), 5_000)
    const own = message(messageId, { text: 'Van mijn telefoon', mine: true, sent_at: '2026-11-20T13:00:00.000Z' })
    messages = [message('m1'), own]
    last = own
    await pass(61_000)
    expect(screen.getByText('Van mijn telefoon')).toBeTruthy()
    await pass(180_000)
    expect(times('chat')).toBe(1)
    clearInterval(answerPings)
  })

  test('LIVE-11 with a connection shows presence as the hint tells, and again after the grace', async () => {
    await openConversation()
    await connect()
    await pass(5_000)
    const answerPings = setInterval(() => newestSocket().tell({ type: 'pong' }), 5_000)
    calls.length = 0
    presence = 'online'
    await tell({ type: 'presence', member: bramCard.id })
    expect([times('chat'), screen.queryAllByText('Nu online').length]).toEqual([1, 1])
    presence = 'today'
    await tell({ type: 'presence', member: annaCard.id })
    expect(times('chat')).toBe(1)
    await pass(presenceAgainMs)
    expect([times('chat'), screen.queryAllByText('Nu online').length]).toEqual([2, 0])
    await pass(whileOnlineMs)
    expect(times('chat')).toBe(2)
    clearInterval(answerPings)
  })

  test('LIVE-11 with a connection makes sure every 10 minutes that the other member is still online', async () => {
    presence = 'online'
    await openConversation()
    await connect()
    await pass(5_000)
    const answerPings = setInterval(() => newestSocket().tell({ type: 'pong' }), 5_000)
    calls.length = 0
    presence = null
    await pass(whileOnlineMs)
    expect([times('chat'), screen.queryAllByText('Nu online').length]).toEqual([1, 0])
    clearInterval(answerPings)
  })

  test('LIVE-05 is read every 5 s again after a lost connection, until a new one catches up', async () => {
    await openConversation()
    await connect()
    newestSocket().end()
    calls.length = 0
    await pass(10_500)
    expect(times('chat')).toBe(2)
    act(() => void window.dispatchEvent(new Event('online')))
    calls.length = 0
    await connect()
    expect(allTimes()).toEqual({ chat: 1, chats: 1, likes: 1, user: 1 })
    await pass(20_000)
    expect(times('chat')).toBe(1)
  })

  test('LIVE-06 TRAP-41 is read again at the first connection of a page, unlike what was just read', async () => {
    await openConversation()
    calls.length = 0
    await connect()
    expect(allTimes()).toEqual({ chat: 1, chats: 0, likes: 0, user: 0 })
  })

  test('LIVE-05 CHAT-23 is not read while the page is hidden, with or without a connection', async () => {
    await openConversation()
    await connect()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    calls.length = 0
    await tell({ type: 'message', conversation, id: messageId })
    expect([times('chat'), times('chats')]).toEqual([0, 1])
    act(() => newestSocket().end())
    await pass(30_000)
    expect(times('chat')).toBe(0)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await pass(100)
    expect(times('chat')).toBe(1)
  })
})

describe('a hidden page', () => {
  test('LIVE-12 refetches at once for its title, then every 30 s at most, and at once when it is visible', async () => {
    await openConversation()
    await connect()
    // Waits until the first refetch of a page is over.
    await pass(6_000)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    calls.length = 0
    const hint = (count: number): Hint => ({ type: 'message', conversation, id: messageId.slice(0, -1) + count })
    await tell(hint(0))
    expect(times('chats')).toBe(1)
    for (let count = 1; count < 10; count++) {
      await tell(hint(count))
      await pass(1_000)
    }
    expect(times('chats')).toBe(1)
    await pass(hiddenEveryMs)
    expect(times('chats')).toBe(2)
    calls.length = 0
    await tell(hint(1))
    expect(times('chats')).toBe(0)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await pass(100)
    expect(times('chats')).toBeGreaterThan(0)
  })

  test('NOTIF-16 says so, and does not make the member active: it reads the member once it is visible', async () => {
    await openConversation()
    await connect()
    await pass(6_000)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(newestSocket().sent).toEqual([{ type: 'ping', hidden: true }])
    calls.length = 0
    await tell({ type: 'credits' })
    await pass(120_000)
    expect(times('user')).toBe(0)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await pass(100)
    expect(times('user')).toBe(1)
    expect(newestSocket().sent.at(-1)).toEqual({ type: 'ping' })
  })
})

test('CHAT-23 a page that is left before its conversation was read has the right badge', async () => {
  const answer = Promise.withResolvers<void>()
  calls = stubApi(async ({ path }) => {
    // The call for the list never gets an answer.
    await (path === '/api/chat.php' ? answer.promise : new Promise(() => {}))
    return answered({
      conversation,
      started: true,
      partner: bramCard,
      read_at: null,
      closed,
      messages,
      older: null,
      hidden_by_privacy_limit: false,
      credits,
    })
  })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', credits: 9 }))
  client.setQueryData(chatsQuery.queryKey, {
    rows: [{ ...row(conversation, bramCard), num_unread_messages: 2 }],
    older: null,
    unread: 2,
  })
  const path = `/chats/${conversation}`
  showPage(locationOf(path))
  const { unmount } = drawInDutch(<ConversationScreen />, client)
  await pass(100)
  expect(times('chat')).toBe(1)
  unmount()
  answer.resolve()
  await pass(100)
  expect(client.getQueryData(chatsQuery.queryKey)?.unread).toBe(0)
})

describe('hints', () => {
  test('LIVE-06 LIVE-12 refetch once per burst what they are about, and show it', async () => {
    await openConversation()
    await connect()
    messages = [message('m1'), message(messageId, { text: 'Daar ben ik weer' })]
    calls.length = 0
    for (let count = 0; count < 10; count++)
      act(() => newestSocket().tell({ type: 'message', conversation, id: messageId }))
    await pass(gatherMs + 50)
    expect(screen.getByText('Daar ben ik weer')).toBeTruthy()
    expect(allTimes()).toEqual({ chat: 1, chats: 1, likes: 0, user: 0 })
    await tell({ type: 'message', conversation, id: messageId })
    await tell({ type: 'like' })
    expect(allTimes()).toEqual({ chat: 1, chats: 1, likes: 1, user: 0 })
  })

  test('LIVE-03 LIVE-06 three times each and out of order leave the page as once each in order', async () => {
    const client = await openConversation()
    await connect()
    const ids = ['01JMESSAGE0000000000000EEN', '01JMESSAGE0000000000000TWE', '01JMESSAGE0000000000000DRI']
    messages = [message('m1'), ...ids.map((id) => message(id))]
    credits = 7
    const about: Hint[] = ids.map((id) => ({ type: 'message', conversation, id }))
    const each: Hint[] = [...about, { type: 'read', conversation, mine: false }, { type: 'credits' }, { type: 'like' }]
    const random = sequence(11)
    for (const hint of [...each, ...each, ...each].sort(() => random() - 0.5)) {
      act(() => newestSocket().tell(hint))
      await pass(random() * 200)
    }
    await pass(1_000)
    const shown = within(screen.getByRole('log'))
      .getAllByText(/^Tekst /)
      .map(({ textContent }) => textContent)
    expect(shown).toEqual(messages.map(({ id }) => `Tekst ${id}`))
    expect(client.getQueryData(userQuery.queryKey)?.credits).toBe(7)
    expect(client.getQueryData(chatsQuery.queryKey)?.unread).toBe(0)
    calls.length = 0
    // A late hint of a message that is already shown causes no call.
    await tell(about[0]!)
    expect(allTimes()).toEqual({ chat: 0, chats: 0, likes: 0, user: 0 })
  })

  test('LIVE-04 a message that arrives while the member sends one is shown all the same', async () => {
    await openConversation()
    await connect()
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    messages = [message('m1'), message(messageId, { text: 'Van de ander' })]
    await tell({ type: 'message', conversation, id: messageId })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mijn antwoord' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    await pass(100)
    open()
    await pass(1_000)
    expect(screen.getByText('Van de ander')).toBeTruthy()
  })

  test('LIVE-03 unknown and malformed frames change nothing', async () => {
    await openConversation()
    await connect()
    calls.length = 0
    for (const frame of ['', '{', { type: 'fireworks' }, { type: 'typing' }]) act(() => newestSocket().tell(frame))
    await pass(1_000)
    expect(calls).toEqual([])
  })

  test('API-24 TRAP-42 session_ended lets one call find out: an ended session signs the member out once', async () => {
    const ended = vi.fn<() => boolean>(() => true)
    onAuthenticationRequired(ended)
    await openConversation()
    await connect()
    calls = stubApi(() => refusal('authentication_required', 'Log in.'))
    act(() => newestSocket().tell({ type: 'session_ended' }))
    act(() => newestSocket().tell({ type: 'session_ended' }))
    newestSocket().end()
    await pass(sessionCheckMs + gatherMs + 50)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(calls).toHaveLength(1)
    onAuthenticationRequired(() => false)
  })

  test('API-24 LIVE-08 session_ended after another member signed in shows nothing of one to the other', async () => {
    const client = await openConversation()
    const end = followMember(client)
    await connect()
    act(() => void client.setQueryData(queryKeys.likes, shownLikes()))
    const answers = { user: Promise.withResolvers<void>(), likes: Promise.withResolvers<void>() }
    const theirs = { chats: [row(other, annaCard)], older: null, unread: 7 }
    calls = stubApi(async ({ path }) => {
      if (path === '/api/chats.php') return answered(theirs)
      if (path === '/api/user.php') await answers.user.promise
      if (path === '/api/user.php') return answered(shownUser({ id: annaCard.id, status: 'active', credits: 3 }))
      await answers.likes.promise
      return answered(shownLikes())
    })
    act(() => newestSocket().tell({ type: 'session_ended' }))
    await pass(sessionCheckMs + gatherMs + 50)
    // The second member's conversations stay hidden while the page still shows the first member.
    expect(client.getQueryData(userQuery.queryKey)?.id).toBe(shownUser().id)
    expect(client.getQueryData(chatsQuery.queryKey)?.unread).toBe(0)
    answers.user.resolve()
    await pass(50)
    expect(client.getQueryData(userQuery.queryKey)?.id).toBe(annaCard.id)
    expect(client.getQueryData(queryKeys.likes)).toBeUndefined()
    expect(client.getQueryData(queryKeys.chat(conversation))).toBeUndefined()
    answers.likes.resolve()
    await pass(1_000)
    expect(client.getQueryData(chatsQuery.queryKey)?.unread).toBe(7)
    end()
  })

  test('LIVE-01 session_ended of a session that this browser replaced leads to a new connection', async () => {
    await openConversation()
    await connect()
    act(() => newestSocket().tell({ type: 'session_ended' }))
    act(() => newestSocket().end())
    await pass(sessionCheckMs + gatherMs + 50)
    expect(FakeSocket.all).toHaveLength(2)
    expect(screen.getByText('Tekst m1')).toBeTruthy()
  })
})

describe('the connection of a page', () => {
  test('LIVE-01 does not come back after a sign-out, whatever was due', async () => {
    const client = await openConversation()
    await connect()
    for (let count = 0; count < 2; count++) act(() => newestSocket().tell({ type: 'session_ended' }))
    act(() => void client.setQueryData(userQuery.queryKey, null))
    await pass(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('LIVE-01 ends at sign-out, and another member gets a new one', async () => {
    const client = await openConversation()
    await connect()
    expect(newestSocket().url).toBe('ws://localhost:3000/live')
    expect(isLive.read()).toBe(true)
    act(() => void client.setQueryData(userQuery.queryKey, null))
    await pass(0)
    expect(openSockets()).toEqual([])
    expect(isLive.read()).toBe(false)
    act(() => void client.setQueryData(userQuery.queryKey, shownUser({ id: annaCard.id, status: 'active' })))
    await pass(0)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('LIVE-06 ends when the page enters the back/forward cache, and begins again when it is shown', async () => {
    await openConversation()
    await connect()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    expect(openSockets()).toEqual([])
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    calls.length = 0
    await connect()
    expect(openSockets()).toHaveLength(1)
    expect(allTimes()).toEqual({ chat: 1, chats: 1, likes: 1, user: 1 })
  })
})

describe('typing', () => {
  const header = () => screen.getByRole('heading', { level: 1 }).parentElement!.textContent
  const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  const announced = () => screen.queryByText('Bram typt een bericht')

  test('CHAT-20 OPEN-43 of the other member shows under the name and in the list for 5 s after the last hint', async () => {
    await openConversation()
    await connect()
    await tell({ type: 'typing', conversation })
    expect(header()).toMatch(/typt$/)
    expect(announced()!.getAttribute('aria-live')).toBe('polite')
    expect(rows()[0]).toMatch(/typt/)
    expect(rows()[1]).not.toMatch(/typt/)
    await pass(4_000)
    await tell({ type: 'typing', conversation })
    await pass(typingShownMs - 200)
    expect(header()).toMatch(/typt$/)
    await pass(200)
    expect(header()).not.toMatch(/typt/)
    expect(announced()).toBeNull()
    expect(rows()[0]).toMatch(/Hoi/)
  })

  test('CHAT-20 is announced once, however many hints arrive', async () => {
    await openConversation()
    await connect()
    await tell({ type: 'typing', conversation })
    const region = announced()!
    const changed = vi.fn<() => void>()
    new MutationObserver(changed).observe(region, { childList: true, characterData: true, subtree: true })
    await pass(3_000)
    await tell({ type: 'typing', conversation })
    await pass(3_000)
    expect(changed).not.toHaveBeenCalled()
    expect(announced()).toBe(region)
  })

  test('CHAT-20 ends when their message arrives', async () => {
    await openConversation()
    await connect()
    await tell({ type: 'typing', conversation })
    await tell({ type: 'message', conversation: other, id: messageId })
    expect(header()).toMatch(/typt$/)
    await tell({ type: 'message', conversation, id: messageId })
    expect(header()).not.toMatch(/typt/)
  })

  test("CHAT-20 ends with the member's session", async () => {
    await openConversation()
    await connect()
    await tell({ type: 'typing', conversation })
    act(() => emitMemberGone())
    expect(header()).not.toMatch(/typt/)
  })

  const field = () => screen.getByRole('textbox')
  const notices = () => newestSocket().sent.filter((frame) => (frame as { type: string }).type === 'typing')
  const typist = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms), delay: 10 })

  test('CHAT-20 OPEN-43 of this member is sent at most every 3 s while the text changes', async () => {
    await openConversation()
    await connect()
    await pass(typingEveryMs)
    await typist.type(field(), 'Hoi, hoe is het')
    expect(notices()).toEqual([{ type: 'typing', member: bramCard.id }])
    await pass(typingEveryMs)
    expect(notices()).toHaveLength(1)
    await typist.type(field(), '?')
    expect(notices()).toHaveLength(2)
    await pass(typingEveryMs)
    await typist.clear(field())
    await typist.type(field(), '   ')
    expect(notices()).toHaveLength(2)
  })

  test('CHAT-20 is not sent while the member may not send a message', async () => {
    credits = 0
    await openConversation({ credits })
    await connect()
    // Waits until the typing notice of the previous test no longer counts.
    await pass(60_000)
    await typist.type(field(), 'Hoi')
    expect(notices()).toEqual([])
    credits = 9
    await tell({ type: 'credits' })
    await typist.type(field(), '!')
    expect(notices()).toHaveLength(1)
  })

  test('CHAT-20 a closed conversation has no field to type in, and a stored draft alone sends nothing', async () => {
    keepText(keptKey(shownUser().id, 'draft', conversation), 'Nog niet af')
    closed = 'partner_not_confirmed'
    await openConversation()
    await connect()
    await pass(typingEveryMs)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(notices()).toEqual([])
    expect(within(document.body).queryByText(/typt/)).toBeNull()
  })
})
