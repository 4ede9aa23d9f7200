import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import { outboxOf } from '#frontend/features/chats/use-kept.ts'
import { useResend } from '#frontend/features/chats/use-resend.ts'
import { isOffline, noteAnswer, probeEveryMs } from '#frontend/lib/connection.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import type { Message } from '#shared/model/message.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation, OpenConversation } from '#test/support/open-conversation.tsx'
import { annaCard, shownConversation as conversation, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const thread = shownThread()

let calls: StubCall[]
/** Messages that the server has. */
let messages: Message[]
/**
 * Behaviour of the server. `up`: accepts calls. `gone`: answers no call. `loses messages`: answers
 * no call that sends a message. `refuses`: refuses messages. `fails`: answers messages with a
 * temporary error. `is out of order`: the edge answers messages with a 502 in place of the server.
 */
let server: 'up' | 'gone' | 'loses messages' | 'refuses' | 'fails' | 'is out of order'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('CSS', { supports: () => true })
  server = 'up'
  messages = []
  calls = stubApi((call) => {
    const isLost = server === 'gone' || (server === 'loses messages' && call.method === 'POST')
    if (isLost) throw new TypeError('Failed to fetch')
    if (call.method !== 'POST')
      return answered(call.path === '/api/chat.php' ? { ...thread, messages } : { chats: [], older: null, unread: 0 })
    if (server === 'fails') return refusal('temporarily_unavailable', 'Even geduld')
    if (server === 'is out of order') return { status: 502, body: '<html>Bad Gateway</html>' }
    if (server === 'refuses') return refusal('insufficient_credits', 'Je hebt onvoldoende credits')
    const { id, text } = call.body as { id: string; text: string }
    const message: Message = { id, text, mine: true, type: 'text', sent_at: new Date().toISOString() }
    messages.push(message)
    return answered({ message, conversation, credits: 8 })
  })
})
afterEach(() => {
  noteAnswer()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

/** The part of `MemberLife` that resends messages. `MemberLife` is mounted on every page. */
function Life() {
  useResend()
  return null
}

function show({ isOpen = true } = {}) {
  const content = (
    <>
      <Life />
      {isOpen && <OpenConversation />}
    </>
  )
  return drawConversation(thread, { content })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sends = () =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { id: string; text: string })
const wholeRetry = 16_000

async function write(text: string) {
  fireEvent.change(screen.getByLabelText('Bericht aan Bram'), { target: { value: text } })
  fireEvent.submit(screen.getByLabelText('Bericht aan Bram').closest('form')!)
  await pass(0)
}

test('CHAT-37 messages written without a connection show as waiting, and are then sent automatically, in order and with their ids', async () => {
  show()
  server = 'gone'
  await write('Een')
  await write('Twee')
  await pass(wholeRetry)
  expect(isOffline.read()).toBe(true)
  expect(screen.getAllByText('Wacht op verbinding')).toHaveLength(2)
  expect(screen.queryByText('Niet verzonden')).toBeNull()
  const tried = sends()
  server = 'up'
  await act(async () => noteAnswer())
  await pass(0)
  const again = sends().slice(tried.length)
  expect(again.map(({ text }) => text)).toEqual(['Een', 'Twee'])
  expect(again[0]!.id).toBe(tried[0]!.id)
  expect(screen.queryByText('Wacht op verbinding')).toBeNull()
  expect(screen.getByRole('log').textContent).toMatch(/Een.*Twee/)
  await pass(60_000)
  expect(sends()).toHaveLength(tried.length + 2)
})

test('CHAT-37 a waiting message is sent after a reload, once, from any page', async () => {
  const id = '01JMESSAGE000000000000KEPT'
  const item = { id, member: thread.partner.id, conversation, type: 'text', text: 'Nog onderweg', after: null } as const
  outboxOf(shownUser().id).change(() => [{ ...item, at: new Date().toISOString() }])
  show({ isOpen: false })
  await pass(0)
  expect(sends()).toEqual([{ member: thread.partner.id, id, text: 'Nog onderweg' }])
  await pass(60_000)
  expect(sends()).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
})

test('CHAT-37 a message that fails while other calls succeed is retried after the probe interval', async () => {
  show()
  server = 'loses messages'
  await write('Een')
  // Other calls succeed meanwhile, so that the network never counts as lost.
  for (let ms = 0; ms < wholeRetry; ms += 250) {
    noteAnswer()
    await pass(250)
  }
  expect(isOffline.read()).toBe(false)
  expect(screen.getByText('Niet verzonden')).toBeDefined()
  server = 'up'
  await pass(probeEveryMs)
  expect(screen.queryByText('Niet verzonden')).toBeNull()
  expect(new Set(sends().map(({ id }) => id)).size).toBe(1)
})

test.each(['fails', 'is out of order'] as const)(
  'CHAT-37 a message written while the site %s is sent once the site works again',
  async (failure) => {
    show()
    server = failure
    await write('Een')
    await pass(wholeRetry)
    expect(screen.getByText('Niet verzonden')).toBeDefined()
    expect(isOffline.read()).toBe(false)
    server = 'up'
    await pass(probeEveryMs)
    expect(screen.queryByText('Niet verzonden')).toBeNull()
    expect(new Set(sends().map(({ id }) => id)).size).toBe(1)
    expect(messages.map(({ text }) => text)).toEqual(['Een'])
  },
)

test('CHAT-37 TRAP-37 a refused message, and one older than a day, are sent only by a press', async () => {
  const first = show()
  server = 'refuses'
  await write('Te duur')
  expect(screen.getByText('Niet verzonden')).toBeDefined()
  server = 'up'
  isOffline.write(true)
  await act(async () => noteAnswer())
  await pass(30_000)
  expect(sends()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))

  server = 'gone'
  await write('Van gisteren')
  first.unmount()
  await pass(24 * 60 * 60_000)
  calls.length = 0
  server = 'up'
  show()
  await pass(30_000)
  expect(sends()).toEqual([])
  expect(screen.getByText('Niet verzonden')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  await pass(0)
  expect(sends().map(({ text }) => text)).toEqual(['Van gisteren'])
})

describe('TRAP-37 pending messages of a member are not sent once', () => {
  const become = (client: QueryClient, user: CurrentUser | null) =>
    act(async () => void client.setQueryData(userQuery.queryKey, user))

  test('another member has signed in, and wait until their writer is back', async () => {
    const { client } = show()
    server = 'gone'
    await write('Een')
    await write('Twee')
    const tried = sends().length
    await become(client, shownUser({ id: annaCard.id }))
    server = 'up'
    await pass(60_000)
    expect(sends()).toHaveLength(tried)
    await become(client, shownUser())
    await pass(1_000)
    expect(
      sends()
        .slice(tried)
        .map(({ text }) => text),
    ).toEqual(['Een', 'Twee'])
  })

  test('their writer signed out, whoever signs in after', async () => {
    const { client } = show()
    server = 'gone'
    await write('Een')
    await write('Twee')
    const tried = sends().length
    forgetKeptTexts()
    await become(client, null)
    await pass(5_000)
    server = 'up'
    await become(client, shownUser({ id: annaCard.id }))
    await pass(60_000)
    expect(sends()).toHaveLength(tried)
  })

  test('their writer signed out in another tab, which this one does not know yet', async () => {
    show()
    server = 'gone'
    await write('Een')
    const tried = sends().length
    act(() => forgetKeptTexts())
    server = 'up'
    await pass(60_000)
    expect(sends()).toHaveLength(tried)
  })
})
