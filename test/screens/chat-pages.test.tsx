import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useChats } from '#frontend/app/use-chats.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { useCounts } from '#frontend/domain/site/counts.ts'
import { ChatList } from '#frontend/features/chats/parts/ChatList.tsx'
import { useThread } from '#frontend/features/chats/queries.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const total = pageSize.chats + 2
const start = Date.parse('2026-11-20T12:00:00.000Z')

/**
 * Conversation `n` on the server. The latest conversation has the lowest number, and each has two
 * unread messages.
 */
const row = (n: number) => ({
  conversation: String(n).padStart(26, '0'),
  profile: String(n).padStart(26, '0'),
  partner: { ...bramCard, id: String(n).padStart(26, '0'), name: `Man ${n}` },
  num_unread_messages: 2,
  last_message: null,
  last_at: new Date(start - n * 60_000).toISOString(),
})

let rows: ReturnType<typeof row>[]
let isDown: boolean
/** The server's answer to a removal. */
let removal: Promise<ReturnType<typeof answered>>
let calls: StubCall[]

beforeEach(() => {
  rows = Array.from({ length: total }, (_, n) => row(n))
  isDown = false
  calls = stubApi(({ method, path, query }) => {
    if (method === 'DELETE') return removal
    if (isDown) return refusal('too_many_requests', 'Te veel')
    if (path === '/api/chat.php') return answered(thread(query!.conversation!))
    const first = query?.before ? Number(query.before) : 0
    const end = first + pageSize.chats
    const unread = rows.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0)
    return answered({ chats: rows.slice(first, end), older: end < rows.length ? String(end) : null, unread })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

/** Opens a conversation, which marks it as read on the server. */
function thread(conversation: string) {
  rows = rows.map((one) => (one.conversation === conversation ? { ...one, num_unread_messages: 0 } : one))
  return shownThread({ conversation, credits: 3 })
}

let unread: number
function Badge() {
  useChats()
  unread = useCounts().unread
  return null
}

const list = () => drawScreen([<ChatList key="list" heading={<h1>Berichten</h1>} />, <Badge key="badge" />])
const shown = () => screen.getAllByRole('listitem').length
const more = () => screen.getByRole('button', { name: 'Meer gesprekken' })

test('CHAT-35 the list ends with a button for the next page, except on the last page, and the badge counts all pages', async () => {
  list()
  await waitFor(() => expect(shown()).toBe(pageSize.chats))
  expect(unread).toBe(2 * total)
  fireEvent.click(more())
  await waitFor(() => expect(shown()).toBe(total))
  expect(screen.getByText(`Man ${total - 1}`)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Meer gesprekken' })).toBeNull()
  expect(unread).toBe(2 * total)
})

test('CHAT-35 a page that fails to load leaves the list and the button to try again', async () => {
  list()
  await waitFor(() => expect(shown()).toBe(pageSize.chats))
  isDown = true
  fireEvent.click(more())
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ before: String(pageSize.chats) }))
  await waitFor(() => expect(more().hasAttribute('disabled')).toBe(false))
  expect(shown()).toBe(pageSize.chats)
  isDown = false
  fireEvent.click(more())
  await waitFor(() => expect(shown()).toBe(total))
})

test('CHAT-29 CHAT-35 polling keeps the further pages and moves a conversation with a new message to the top', async () => {
  const client = list()
  await waitFor(() => expect(shown()).toBe(pageSize.chats))
  fireEvent.click(more())
  await waitFor(() => expect(shown()).toBe(total))
  const last = rows.at(-1)!
  rows = [{ ...last, num_unread_messages: 3, last_at: new Date(start + 1000).toISOString() }, ...rows.slice(0, -1)]
  await act(() => client.invalidateQueries({ queryKey: chatsQuery.queryKey }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]!.textContent).toContain(last.partner.name))
  expect(shown()).toBe(total)
  expect(unread).toBe(2 * total + 1)
})

test('CHAT-26 CHAT-35 a conversation on a further page is restored with its messages when removing it fails', async () => {
  list()
  await waitFor(() => expect(shown()).toBe(pageSize.chats))
  fireEvent.click(more())
  await waitFor(() => expect(shown()).toBe(total))
  const names = () => screen.getAllByRole('listitem').map((one) => within(one).getByText(/^Man /).textContent)
  const before = names()
  let fail = () => {}
  removal = new Promise((resolve) => {
    fail = () => resolve(refusal('too_many_requests', 'Te veel'))
  })
  const last = screen.getAllByRole('listitem').at(-2)!
  fireEvent.click(within(last).getByRole('button', { name: /^Meer, gesprek met/ }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Gesprek verwijderen' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }))
  await waitFor(() => expect(shown()).toBe(total - 1))
  await waitFor(() => expect(unread).toBe(2 * total - 2))
  fail()
  await waitFor(() => expect(names()).toEqual(before))
  expect(unread).toBe(2 * total)
})

test('CHAT-05 CHAT-23 CHAT-35 opening a conversation on an unloaded page decreases the badge', async () => {
  function Opened() {
    useThread({ conversation: row(total - 1).conversation })
    return null
  }
  const client = list()
  await waitFor(() => expect(unread).toBe(2 * total))
  drawScreen([<Opened key="opened" />, <Badge key="badge" />])
  await waitFor(() => expect(unread).toBe(2 * total - 2))
  client.clear()
})
