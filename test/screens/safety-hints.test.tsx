import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '#shared/model/message.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { newId } from '#test/support/visitor.ts'

const said = (text: string, more: Partial<Message> = {}): Message => ({
  id: newId(),
  type: 'text',
  text,
  mine: false,
  sent_at: '2026-11-20T10:00:00.000Z',
  ...more,
})
let calls: StubCall[]
let sendAnswer: { status: number; body: unknown }
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

async function show(messages: Message[]) {
  const thread = shownThread({ messages })
  calls = stubApi(({ method, path }) =>
    method === 'POST'
      ? sendAnswer
      : answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 }),
  )
  drawConversation(thread, { user: { paid_user: true } })
  // Waits for the code of the hints, which then checks one message per idle period.
  await act(async () => void (await import('#frontend/features/chats/parts/ReceivedFoot.tsx')))
  for (const _ of messages) await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
}
const log = () => screen.getByRole('log')
const hints = () => within(log()).queryAllByRole('link', { name: 'Veilig daten' })
/** Text of the first hint. */
const sentence = () => hints()[0]!.closest('p')!.textContent

const number = 'Bel me op 06 12 34 56 78'
const money = 'Kun je me 100 euro lenen?'

describe('CHAT-38 a safety hint', () => {
  test.each([
    ['a request for money', money, /^Maak nooit geld over/],
    ['a bank account', 'NL91 ABNA 0417 1643 00', /^Dit is een rekeningnummer/],
    ['a link', 'Kijk op www.voorbeeld.nl', /^Open een link alleen/],
    ['an email address', 'bram@voorbeeld.nl', /^Blijf liever hier schrijven/],
    ['a phone number', number, /^Neem de tijd/],
  ])('is below a received message with %s, and links to the safety page', async (_, text, expected) => {
    await show([said(text)])
    expect(hints()).toHaveLength(1)
    expect(hints()[0]!.getAttribute('href')).toBe('/pages/safety')
    expect(sentence()).toMatch(expected)
  })

  test('leaves the text as it is, without a link in it, and tells nobody', async () => {
    const text = 'Kijk op www.voorbeeld.nl of bel 0612345678'
    await show([said(text)])
    const [bubble] = log().querySelectorAll('p.whitespace-pre-wrap')
    expect(bubble!.textContent).toBe(text)
    expect(bubble!.querySelector('a')).toBeNull()
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test("is not below one's own messages, everyday ones, gifts or photos", async () => {
    await show([
      said(number, { mine: true }),
      said('Ik woon op nummer 12, sinds 1990'),
      said('rose', { type: 'gift' }),
      said(number, { type: 'image' }),
    ])
    expect(hints()).toEqual([])
  })

  test('is one for a group of messages, about the most important kind, and one more for a later group', async () => {
    await show([
      said(number),
      said(money),
      said('www.voorbeeld.nl'),
      said('Nee.', { mine: true }),
      said('Bel dan 0612345678', { sent_at: '2026-11-20T11:00:00.000Z' }),
    ])
    expect(hints()).toHaveLength(2)
    expect(sentence()).toMatch(/^Maak nooit geld over/)
  })
})

describe('CHAT-39 a refused first message', () => {
  const clock = (hour: number) => vi.useFakeTimers({ now: new Date(2026, 10, 20, hour), toFake: ['Date'] })
  const send = (text: string) => {
    fireEvent.change(screen.getByLabelText('Bericht aan Bram'), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Stuur bericht, 1 credit' }))
  }
  const refused = (error: string, until: Date) => ({
    status: 429,
    body: { error, message: 'Dat kan nu niet.', max: 5, until: until.toISOString() },
  })

  test.each([
    [
      'same_opening_limit',
      new Date(2026, 10, 20, 14, 30),
      'Deze tekst ging het afgelopen uur al naar 5 leden. Schrijf Bram iets persoonlijks, of probeer het vanaf 14:30 opnieuw.',
    ],
    [
      'conversation_start_limit',
      new Date(2026, 10, 21, 9, 5),
      'Je hebt in 24 uur al 20 gesprekken gestart. Vanaf zaterdag 09:05 kun je Bram schrijven.',
    ],
  ])('by %s stays, with the reason and the time from which it is accepted', async (code, until, text) => {
    clock(14)
    sendAnswer = refused(code, until)
    await show([])
    send('Zin in koffie?')
    expect((await screen.findByText(text)).textContent).toBe(text)
    expect(screen.getByText('Zin in koffie?')).toBeTruthy()
    expect(screen.getByText('Niet verzonden')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})
