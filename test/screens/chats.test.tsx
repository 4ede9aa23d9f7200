import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Thread } from '#frontend/features/chats/thread.ts'
import type { Settings } from '#shared/contract/site.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation, OpenConversation } from '#test/support/open-conversation.tsx'
import { bramCard, shownConversation as conversation, shownThread } from '#test/support/shown.ts'
import { shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const empty = shownThread({ started: false, credits: 3 })

/** State of the server, and its answers to the next messages. */
let server: { thread: Thread; take: (call: StubCall) => ReturnType<typeof answered> | null }
let calls: StubCall[]

function answerSend(call: StubCall) {
  const refused = server.take(call)
  if (refused) return refused
  const { id, text } = call.body as { id: string; text: string }
  const known = server.thread.messages.find((message) => message.id === id)
  const message = known ?? { id, text, mine: true, type: 'text' as const, sent_at: new Date().toISOString() }
  if (!known)
    server.thread = {
      ...server.thread,
      started: true,
      credits: server.thread.credits - 1,
      messages: [...server.thread.messages, message],
    }
  return answered({ message, conversation, credits: server.thread.credits })
}

beforeEach(() => {
  server = { thread: empty, take: () => null }
  vi.stubGlobal('CSS', { supports: () => true })
  calls = stubApi((call) => {
    if (call.path === '/api/bundles.php') return answered(shownOffer())
    if (call.path !== '/api/chat.php') return answered({ chats: [], older: null, unread: 0 })
    return call.method === 'POST' ? answerSend(call) : answered(server.thread)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

const onDelivered = vi.fn()

function show(settings: Partial<Settings> = {}) {
  return drawConversation(server.thread, {
    settings: {
      minimum_message_costs: { NL: { costs: 25, currency: 'EUR' } },
      fictional_singular: 'Dit profiel is fictief.',
      ...settings,
    },
    content: <OpenConversation onDelivered={(id) => onDelivered(id)} />,
  })
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bericht aan Bram')
const said = () => [...screen.getByRole('log').querySelectorAll('p.whitespace-pre-wrap')].map((p) => p.textContent)
const sends = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

test('TRAP-21 TRAP-57 price in credits and money are shown beside the field, and the balance in the header', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Stuur bericht, 1 credit' })).toBeDefined()
  expect(screen.getByText('Saldo: 3 credits')).toBeDefined()
  expect(await screen.findByText(/vanaf €\s0,25 per bericht/)).toBeDefined()
})

test('CHAT-28 OPEN-42 five suggested first lines only fill the field; Shift+Enter inserts a line break, and Enter sends', async () => {
  show()
  const lines = (await screen.findByRole('list', { name: 'Eerste zinnen' })).querySelectorAll('button')
  expect(lines).toHaveLength(5)
  fireEvent.click(lines[1]!)
  expect(field().value).toBe(lines[1]!.textContent)
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  expect(sends()).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('')
  await waitFor(() => expect(sends()).toHaveLength(1))
  await waitFor(() => expect(onDelivered).toHaveBeenCalledWith(conversation))
})

test('several quick messages are shown and charged at once, and arrive in order', async () => {
  show()
  for (const text of ['Een', 'Twee', 'Drie']) write(text)
  expect(said()).toEqual(['Een', 'Twee', 'Drie'])
  expect(screen.getByText('Wordt verzonden')).toBeDefined()
  expect(screen.getByText('Saldo: 0 credits')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Wordt verzonden')).toBeNull())
  expect(sends().map(({ text }) => text)).toEqual(['Een', 'Twee', 'Drie'])
  expect(said()).toEqual(['Een', 'Twee', 'Drie'])
  expect(localStorage).toHaveLength(0)
})

test('TRAP-37 a failed message and those after it survive a reload, and are resent in order with their ids', async () => {
  server.take = () => ({ status: 422, body: { error: 'unknown' } })
  const first = show()
  write('Een')
  write('Twee')
  await waitFor(() => expect(screen.getAllByText('Niet verzonden')).toHaveLength(2))
  expect(sends().map(({ text }) => text)).toEqual(['Een'])
  expect(screen.getByText('Saldo: 3 credits')).toBeDefined()

  first.unmount()
  server.take = () => null
  show()
  expect(said()).toEqual(['Een', 'Twee'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Opnieuw proberen' })[0]!)
  await waitFor(() => expect(screen.queryByText('Niet verzonden')).toBeNull())
  await waitFor(() => expect(sends().map(({ text }) => text)).toEqual(['Een', 'Een', 'Twee']))
  expect(sends()[0]!.id).toBe(sends()[1]!.id)
  await waitFor(() => expect(screen.getByText('Saldo: 1 credit')).toBeDefined())
})

test('a message whose answer was lost is shown and sent once when the conversation contains it', async () => {
  server.take = (call) => {
    answerLost(call)
    return { status: 422, body: { error: 'unknown' } }
  }
  show()
  write('Een')
  await waitFor(() => expect(sends()).toHaveLength(1))
  // The page becomes visible again, which reloads the newest messages.
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(screen.getByText('Verzonden')).toBeDefined())
  expect(said()).toEqual(['Een'])
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

/** Makes the server execute the call and lose its answer. */
function answerLost(call: StubCall) {
  const { take } = server
  server.take = () => null
  answerSend(call)
  server.take = take
}

test('CHAT-11 without enough credits the exact text, bundles and a link to all of them appear; the message stays and can be discarded', async () => {
  server.thread = { ...empty, credits: 0 }
  server.take = () => refusal('insufficient_credits', 'Je hebt onvoldoende credits')
  show()
  write('Hoi')
  await waitFor(() => expect(screen.getByText('Niet verzonden')).toBeDefined())
  expect(await screen.findByText('Je hebt onvoldoende credits')).toBeDefined()
  expect(await screen.findAllByRole('button', { name: /^\d+ credits/ })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Alle bundels' }).getAttribute('href')).toBe('/credits')
  expect(said()).toEqual(['Hoi'])
  fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }))
  expect(said()).toEqual([])
})

test.each([
  ['CHAT-12 email_not_confirmed', 'email_not_confirmed', /Bevestig eerst je e-mailadres/],
  ['CHAT-14 partner_not_confirmed', 'partner_not_confirmed', /^Bram heeft het e-mailadres nog niet bevestigd/],
  ['CHAT-16 free_conversation_limit', 'free_conversation_limit', /^Je hebt al 2 gesprekken gestart/],
] as const)('%s: the reason is shown in place of the field', async (_, closed, words) => {
  server.thread = { ...empty, closed }
  show()
  expect(await screen.findByRole('heading', { name: 'Je kunt Bram niet schrijven' })).toBeDefined()
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByLabelText('Bericht aan Bram')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Koop credits' }) !== null).toBe(closed === 'free_conversation_limit')
  expect(screen.queryByRole('button', { name: 'Stuur een nieuwe mail' }) !== null).toBe(
    closed === 'email_not_confirmed',
  )
})

test('CHAT-16 OPEN-47 the number of free conversations is that of the country', async () => {
  server.thread = { ...empty, closed: 'free_conversation_limit' }
  show({ free_conversations: 5 })
  expect(await screen.findByText(/^Je hebt al 5 gesprekken gestart/)).toBeDefined()
})

test('OPEN-05 CHAT-19 the counter appears near the limit and counts visible characters, and too long a text is not sent', () => {
  show()
  fireEvent.change(field(), { target: { value: 'x'.repeat(899) } })
  expect(screen.queryByText(/^Nog/)).toBeNull()
  fireEvent.change(field(), { target: { value: '👩‍👩‍👧'.repeat(999) } })
  expect(screen.getByText('Nog 1 teken')).toBeDefined()
  write('x'.repeat(1001))
  expect(screen.getByText('1 teken te lang')).toBeDefined()
  expect(sends()).toEqual([])
})

test('PROF-21 TRAP-01 a draft is restored after a reload; a fictional partner has mark and warning', async () => {
  server.thread = { ...empty, partner: { ...bramCard, fictional: true } }
  const first = show()
  fireEvent.change(field(), { target: { value: 'Nog niet af' } })
  first.unmount()
  show()
  expect(field().value).toBe('Nog niet af')
  // One mark "Fictief" is in the header, one above the composer.
  await waitFor(() => expect(screen.getAllByText('Fictief')).toHaveLength(2))
  // One warning is in the header, one in the log for large text. CSS shows only one at a time.
  expect(screen.getAllByText('Dit profiel is fictief.')).toHaveLength(2)
})
