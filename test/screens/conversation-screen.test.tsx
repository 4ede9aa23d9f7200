import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import ChatsScreen from '#frontend/features/chats/ChatsScreen.tsx'
import ConversationScreen from '#frontend/features/chats/ConversationScreen.tsx'
import { locationOf, navigate, showPage, startRouter, usePage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { chats as texts } from '#shared/i18n/nl/chats.ts'
import type { Conversation, Message } from '#shared/model/message.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import {
  annaCard,
  bramCard,
  shownConversation as conversation,
  shownSettings,
  shownThread,
  shownUser,
} from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  type: 'text',
  text: `Tekst ${id}`,
  mine: false,
  sent_at: '2026-11-20T10:00:00.000Z',
  ...more,
})
const thread = shownThread({ messages: [message('m1')] })
const row = (partner: typeof bramCard, more: Partial<Conversation> = {}): Conversation => ({
  conversation: partner.id.toLowerCase(),
  profile: partner.id,
  partner,
  num_unread_messages: 0,
  last_message: message('last', { text: 'Hoi' }),
  last_at: '2026-11-20T12:00:00.000Z',
  ...more,
})

let chats: Conversation[]
/** The server's answer to opening this conversation. */
let open: (call: StubCall) => ReturnType<typeof answered>
let calls: StubCall[]

beforeAll(() => startRouter((place) => showPage(place), { scroll: 'keep' }))
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  chats = [row(bramCard, { conversation }), row(annaCard)]
  open = () => answered(thread)
  calls = stubApi((call) => {
    if (call.path === '/api/chats.php') return answered({ chats, older: null, unread: 0 })
    if (call.path === '/api/gifts.php') return answered({ gifts: ['rose', 'heart'], credits: 3 })
    if (call.path === '/api/block.php') return answered({ blocked: true })
    return open(call)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

function Screens() {
  return usePage().name === 'chats' ? <ChatsScreen /> : <ConversationScreen />
}
function show(path: string, member: Partial<CurrentUser> | null | undefined = {}) {
  window.history.replaceState(null, '', path)
  showPage(locationOf(path))
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings({ fictional_singular: 'Dit profiel is fictief.' }))
  if (member !== undefined)
    client.setQueryData(userQuery.queryKey, member && shownUser({ status: 'active', credits: 9, ...member }))
  drawInDutch(
    <>
      <Screens />
      <ToastRegion />
    </>,
    client,
  )
  return client
}
const here = `/chats/${conversation}`
const writes = () => calls.filter(({ method }) => method !== 'GET')
const rows = () => within(screen.getByRole('list', { name: 'Gesprekken' })).getAllByRole('listitem')
const choose = async (name: string) => {
  await user.click(screen.getByRole('button', { name: 'Meer' }))
  await user.click(screen.getByRole('menuitem', { name }))
}
/** Chooses from the menu of a row in the list. */
const chooseIn = async (partner: string, name: string) => {
  await user.click(screen.getByRole('button', { name: `Meer, gesprek met ${partner}` }))
  await user.click(screen.getByRole('menuitem', { name }))
}
const confirm = async (name: string) => user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

describe('the list of conversations', () => {
  test('MOD-01 says of a last message that the moderators removed only that, whoever sent it', async () => {
    const removed = { last_message: message('last', { text: '', removed: true, mine: true }) }
    chats = [row(bramCard, removed)]
    show('/chats')
    expect(await screen.findByText(texts.message.removed)).toBeTruthy()
  })

  test('CHAT-06 ROUTE-21 shows for each the other member, last message, its sender and the number of new messages', async () => {
    const last = (text: string, mine: boolean, type: Message['type'] = 'text') => ({
      last_message: message('last', { text, mine, type }),
    })
    chats = [
      row(bramCard, { ...last('Tot morgen', true), num_unread_messages: 0 }),
      row({ ...annaCard, fictional: true }, { ...last('rose', false, 'gift'), num_unread_messages: 2 }),
      row({ ...annaCard, id: '01JMEMBER0000000000000CATO', name: 'Cato' }, { last_message: null }),
    ]
    show('/chats')
    await screen.findByText('Jij: Tot morgen')
    const [bram, anna, cato] = rows().map((one) => within(one))
    expect(bram!.getByRole('link').getAttribute('href')).toBe(`/chats/${bramCard.id.toLowerCase()}`)
    expect(bram!.queryByText(/ongelezen/)).toBeNull()
    expect(bram!.queryByText('Fictief')).toBeNull()
    expect(anna!.getByText('Cadeautje: roos')).toBeTruthy()
    expect(anna!.getByText('2 ongelezen berichten')).toBeTruthy()
    expect(anna!.getByText('Fictief')).toBeTruthy()
    expect(cato!.queryByText(/Jij:|Hoi/)).toBeNull()
    expect(cato!.getByRole('button', { name: 'Meer, gesprek met Cato' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Berichten')
    expect(screen.getByRole('heading', { name: 'Kies een gesprek' })).toBeTruthy()
  })

  test('ROUTE-21 links to the members when it is empty', async () => {
    chats = []
    show('/chats')
    expect(await screen.findByRole('heading', { name: 'Nog geen gesprekken' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Zoek leden' }).getAttribute('href')).toBe('/members')
    expect(screen.queryByRole('heading', { name: 'Kies een gesprek' })).toBeNull()
  })

  test('shows the reason when it fails to load, and is reloaded by a press', async () => {
    const answers = stubApi(() => refusal('too_many_requests', 'Even wachten.'))
    show('/chats')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Je berichten konden niet worden geladen' })).toBeTruthy()
    stubApi(() => answered({ chats, older: null, unread: 0 }))
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(answers).toHaveLength(1)
  })

  test('CHAT-24 CHAT-26 shows a failed removal until it is dismissed, and lets a removal be cancelled when asked', async () => {
    open = () => refusal('too_many_requests', 'Te veel')
    show('/chats')
    const remove = () => chooseIn('Bram', 'Gesprek verwijderen')
    await screen.findByRole('list', { name: 'Gesprekken' })
    await remove()
    expect(screen.getByText(/^Het gesprek met Bram en alle berichten verdwijnen bij jou/)).toBeTruthy()
    await confirm('Annuleren')
    expect(writes()).toEqual([])
    await remove()
    await confirm('Verwijderen')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('Verwijderen is niet gelukt')).toBeTruthy()
    expect(screen.getByText('Te veel')).toBeTruthy()
    await waitFor(() => expect(rows()).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Verbergen' }))
    expect(screen.queryByText('Verwijderen is niet gelukt')).toBeNull()
  })

  test('CHAT-25 is shown again when the open conversation is removed, while removing another leaves it open', async () => {
    show(here)
    await screen.findByText('Tekst m1')
    open = ({ method }) => answered(method === 'DELETE' ? { removed: true } : thread)
    await chooseIn('Anna', 'Gesprek verwijderen')
    await confirm('Verwijderen')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(window.location.pathname).toBe(here)
    await chooseIn('Bram', 'Gesprek verwijderen')
    await confirm('Verwijderen')
    await waitFor(() => expect(window.location.pathname).toBe('/chats'))
    expect(writes().map(({ body }) => body)).toEqual([{ conversation: annaCard.id.toLowerCase() }, { conversation }])
  })
})

describe('an open conversation', () => {
  test('ROUTE-22 CHAT-28 is shown beside the list, which marks it, with the other member shown at once', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const client = show('/chats')
    await waitFor(() => expect(rows()).toHaveLength(2))
    open = () => held.then(() => answered(thread)) as never
    navigate(here)
    const partner = await screen.findByRole('link', { name: /Bram.*Bekijk profiel/ })
    expect(partner.getAttribute('href')).toBe(`/members/${bramCard.id}`)
    expect(screen.getByText('Even geduld')).toBeTruthy()
    release()
    expect(await screen.findByText('Tekst m1')).toBeTruthy()
    expect(rows().map((one) => within(one).getByRole('link').getAttribute('aria-current'))).toEqual(['page', null])
    expect(screen.getByRole('link', { name: 'Terug naar je berichten' }).getAttribute('href')).toBe('/chats')
    expect(calls.find(({ path }) => path === '/api/chat.php')?.query).toEqual({ conversation })
    client.clear()
  })

  describe('on a hidden page', () => {
    let visibility: MockInstance<() => DocumentVisibilityState>
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    const numReads = () => calls.filter(({ path }) => path === '/api/chat.php').length
    beforeEach(() => {
      visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    })
    afterEach(() => visibility.mockRestore())

    test('CHAT-23 LIVE-10 that was opened in the background is neither fetched nor marked as read until it is seen', async () => {
      visibility.mockReturnValue('hidden')
      show(here)
      await waitFor(() => expect(rows()).toHaveLength(2))
      expect(numReads()).toBe(0)
      await turn('visible')
      expect(await screen.findByText('Tekst m1')).toBeTruthy()
      expect(numReads()).toBe(1)
    })

    test.each([
      [
        'the network returns',
        () => {
          window.dispatchEvent(new Event('offline'))
          window.dispatchEvent(new Event('online'))
        },
      ],
      ['it is outdated', (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.chat(conversation) })],
    ])('CHAT-23 LIVE-10 is not fetched when %s, but once it is seen', async (_, happen) => {
      const client = show(here)
      await screen.findByText('Tekst m1')
      await turn('hidden')
      calls.length = 0
      await act(async () => happen(client))
      expect(numReads()).toBe(0)
      await turn('visible')
      await waitFor(() => expect(numReads()).toBe(1))
    })

    test('CHAT-23 a failed fetch of which is not repeated before it is seen', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      open = () => ({ status: 503, body: {} })
      show(here)
      await waitFor(() => expect(numReads()).toBe(1))
      await turn('hidden')
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(numReads()).toBe(1)
      open = () => answered(thread)
      await turn('visible')
      expect(await screen.findByText('Tekst m1')).toBeTruthy()
      vi.useRealTimers()
    })
  })

  test('ROUTE-16 is loaded by member before it starts, and gets an address of its own with the first message', async () => {
    open = ({ method, body }) =>
      method === 'POST'
        ? answered({ message: message(String(body.id), { mine: true, text: 'Hoi' }), conversation, credits: 8 })
        : answered({ ...thread, started: false, messages: [] })
    show(`/members/${bramCard.id}/chat`)
    await user.click(await screen.findByRole('button', { name: 'Koffie, thee of toch een wijntje?' }))
    expect(calls.find(({ path }) => path === '/api/chat.php')?.query).toEqual({ member: bramCard.id })
    expect(document.activeElement).toBe(screen.getByLabelText('Bericht aan Bram'))
    await user.click(screen.getByRole('button', { name: 'Stuur bericht, 1 credit' }))
    await waitFor(() => expect(window.location.pathname).toBe(here))
    await waitFor(() => expect(document.querySelectorAll('[data-moment]')).toHaveLength(1))
  })

  test.each([
    ['Bekijk profiel', `/members/${bramCard.id}`],
    ['Bram melden', `/complaints?member=${bramCard.id}&kind=message`],
  ])('BLOCK-08 has a menu that links to: %s', async (name, to) => {
    show(here)
    await screen.findByText('Tekst m1')
    await user.click(screen.getByRole('button', { name: 'Meer' }))
    expect(screen.getByRole('menuitem', { name }).getAttribute('href')).toBe(to)
  })

  test('CHAT-24 cannot be deleted without messages', async () => {
    open = () => answered({ ...thread, started: false, messages: [] })
    show(here)
    await screen.findByText('Het begin van jou en Bram')
    await user.click(screen.getByRole('button', { name: 'Meer' }))
    expect(screen.queryByRole('menuitem', { name: 'Gesprek verwijderen' })).toBeNull()
  })

  test('BLOCK-01 BLOCK-03 offers to block after a confirmation: a refusal keeps it, success leads back to the list', async () => {
    show(here)
    await screen.findByText('Tekst m1')
    await choose('Bram blokkeren')
    expect(await screen.findByRole('dialog', { name: 'Bram blokkeren?' })).toBeTruthy()
    expect(writes()).toEqual([])
    stubApi(() => refusal('too_many_requests', 'Even wachten.'))
    await confirm('Blokkeren')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe(here)

    const sent = stubApi(({ path }) =>
      answered(path === '/api/block.php' ? { blocked: true } : { chats: [], older: null, unread: 0 }),
    )
    await choose('Bram blokkeren')
    await confirm('Blokkeren')
    expect(await screen.findByText('Je hebt Bram geblokkeerd.')).toBeTruthy()
    await waitFor(() => expect(window.location.pathname).toBe('/chats'))
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: bramCard.id })
  })

  test('CHAT-21 loads older messages by a press and puts them first, until there are none', async () => {
    open = ({ query }) =>
      answered(
        query?.before
          ? { ...thread, messages: [message('m0', { sent_at: '2026-11-19T10:00:00.000Z' })] }
          : { ...thread, older: 'cursor' },
      )
    show(here)
    await user.click(await screen.findByRole('button', { name: 'Oudere berichten' }))
    expect(await screen.findByText('Tekst m0')).toBeTruthy()
    const log = screen.getByRole('log', { name: 'Gesprek met Bram' })
    expect(log.textContent).toMatch(/Tekst m0.*Tekst m1/)
    expect(log.tabIndex).toBe(0)
    expect(screen.queryByRole('button', { name: 'Oudere berichten' })).toBeNull()
    expect(calls.filter(({ query }) => query?.before).map(({ query }) => query)).toEqual([
      { conversation, before: 'cursor' },
    ])
  })

  test.each([
    ['no longer exists', refusal('not_found', 'Bestaat niet'), 'Dit gesprek is er niet meer', false],
    ['cannot be read', refusal('too_many_requests', 'Even wachten.'), 'Je berichten konden niet worden geladen', true],
  ])('CHAT-20 reports that it %s, with the next steps', async (_, answer, title, isRetried) => {
    open = () => answer
    show(here)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar je berichten' }).getAttribute('href')).toBe('/chats')
    const retry = screen.queryByRole('button', { name: 'Opnieuw proberen' })
    expect(retry !== null).toBe(isRetried)
    expect(screen.queryByText('Even wachten.') !== null).toBe(isRetried)
    open = () => answered(thread)
    if (retry) await user.click(retry)
    if (isRetried) expect(await screen.findByText('Tekst m1')).toBeTruthy()
  })

  test('CHAT-17 is for members: a visitor sees login and signup, and no call is made', async () => {
    show(`/members/${bramCard.id}/chat`, null)
    expect(await screen.findByRole('heading', { name: 'Log in om te chatten.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Terug naar het profiel' }).getAttribute('href')).toBe(
      `/members/${bramCard.id}`,
    )
    expect(screen.getByRole('link', { name: 'Gratis aanmelden' })).toBeTruthy()
    expect(calls).toEqual([])
  })
})

describe('a message that staff removed', () => {
  const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
  const all = Array.from({ length: 6 }, (_, n) => message(`m${n}`, { sent_at: at(n) }))

  test('MOD-01 CHAT-21 leaves an older page that is loaded, at the next refresh, and comes back with a reversal', async () => {
    let messages = all
    let moderated: string | undefined
    // Pages of two messages.
    open = ({ query }) => {
      const end = query?.before ? messages.findIndex(({ id }) => query.before!.endsWith(id)) : messages.length
      const first = messages[end - 2]!
      const older = end > 2 ? `${first.sent_at}#${first.id}` : null
      const page = messages.slice(end - 2, end)
      return answered(shownThread({ messages: page, older, ...(moderated && { moderated_at: moderated }) }))
    }
    const client = show(here)
    const refresh = () => client.invalidateQueries({ queryKey: queryKeys.chat(conversation) })
    await user.click(await screen.findByRole('button', { name: texts.conversation.older }))
    expect(await screen.findByText('Tekst m2')).toBeTruthy()
    expect(screen.queryByText('Tekst m1')).toBeNull()

    messages = all.map((one) => (one.id === 'm2' ? { ...one, text: '', removed: true as const } : one))
    moderated = at(10)
    await act(refresh)
    expect(await screen.findByText(texts.message.removed)).toBeTruthy()
    expect(screen.queryByText('Tekst m2')).toBeNull()
    for (const text of ['Tekst m3', 'Tekst m5']) expect(screen.getByText(text)).toBeTruthy()
    // Only the pages loaded before are shown; older messages are not.
    expect(screen.queryByText('Tekst m1')).toBeNull()
    calls.length = 0
    await act(refresh)
    expect(calls.filter(({ query }) => query?.before)).toEqual([])

    messages = all
    moderated = at(20)
    await act(refresh)
    expect(await screen.findByText('Tekst m2')).toBeTruthy()
    expect(screen.queryByText(texts.message.removed)).toBeNull()
  })
})
