import type { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { firstNewOf } from '#frontend/features/chats/use-first-new.ts'
import type { Message } from '#shared/model/message.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownConversation, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const message = (id: string, mine = false): Message => ({
  id,
  type: 'text',
  text: `Tekst ${id}`,
  mine,
  sent_at: '2026-11-20T10:00:00.000Z',
})
const messages = [message('a'), message('b', true), message('c'), message('d'), message('e')]

let answer: Thread
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  stubApi(({ path }) => answered(path === '/api/chat.php' ? answer : { chats: [], older: null, unread: 0 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

/** Refetches the thread, and waits until the thread is shown. */
const fetchAgain = (client: QueryClient) =>
  act(async () => {
    await client.invalidateQueries({ queryKey: queryKeys.chat(shownConversation) })
    await new Promise((resolve) => setTimeout(resolve))
  })

const line = 'Nieuw sinds je hier was'
/** Texts in the log: the messages, and the line above unread messages. */
const log = () => [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent)
const texts = (...ids: string[]) => ids.map((id) => (id === '-' ? line : `Tekst ${id}`))

test('CHAT-23 a line is above the messages that were unread at the opening, and later ones do not move it', async () => {
  answer = shownThread({ messages, unread: 2 })
  const { client } = drawConversation(shownThread({ messages: messages.slice(0, 3), unread: 1 }))
  // The cached thread is from an earlier opening, so the log shows no line.
  expect(log()).toEqual(texts('a', 'b', 'c'))
  await screen.findByText(line)
  expect(log()).toEqual(texts('a', 'b', 'c', '-', 'd', 'e'))
  answer = { ...answer, messages: [...messages, message('f')], unread: 1 }
  await fetchAgain(client)
  await screen.findByText('Tekst f')
  expect(log()).toEqual(texts('a', 'b', 'c', '-', 'd', 'e', 'f'))
  answer = { ...answer, unread: 0 }
  await fetchAgain(client)
  expect(log()).toEqual(texts('a', 'b', 'c', '-', 'd', 'e', 'f'))
})

test('CHAT-23 there is no line where everything was read at the opening, not even once a message arrives', async () => {
  answer = shownThread({ messages, unread: 0 })
  const { client } = drawConversation(answer)
  await fetchAgain(client)
  answer = { ...answer, messages: [...messages, message('f')], unread: 1 }
  await fetchAgain(client)
  await screen.findByText('Tekst f')
  expect(screen.queryByText(line)).toBeNull()
})

test.each([
  [1, 'e'],
  [3, 'c'],
  [4, 'a'],
  [5, undefined],
  [0, undefined],
])('CHAT-23 own messages are not counted, and %i unread ones begin at: %s', (unread, first) => {
  expect(firstNewOf(messages, { unread, newest: 'e' })).toBe(first)
})
