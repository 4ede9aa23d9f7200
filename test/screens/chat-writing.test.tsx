import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { Conversation } from '#frontend/features/chats/parts/Conversation.tsx'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Message } from '#shared/model/message.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard, shownConversation as conversation, shownThread, shownUser } from '#test/support/shown.ts'
import { shownOffer } from '#test/support/shown-credits.ts'
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
const empty = shownThread()

let thread: Thread
let refuses: ErrorCode | null
let calls: StubCall[]
beforeEach(() => {
  refuses = null
  vi.stubGlobal('CSS', { supports: () => true })
  calls = stubApi(({ method, path, body }) => {
    if (path === '/api/bundles.php') return answered(shownOffer())
    if (path === '/api/gifts.php') return answered({ gifts: ['rose', 'heart'], credits: 3 })
    if (method === 'GET') return answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 })
    if (refuses) return refusal(refuses, 'Dat kan nu niet.')
    const { id, text, gift } = body as { id: string; text?: string; gift?: string }
    const sent = message(id, { text: text ?? gift!, type: gift ? 'gift' : 'text', mine: true })
    thread = { ...thread, messages: [...thread.messages, sent], credits: thread.credits - 1 }
    return answered({ message: sent, conversation, credits: thread.credits })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

function show(more: Partial<Thread> = {}, path = `/chats/${conversation}`) {
  thread = { ...empty, ...more }
  showPage(locationOf(path))
  return drawConversation(thread).client
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bericht aan Bram')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Stuur bericht, 1 credit' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const sends = () => calls.filter(({ method }) => method === 'POST').map(({ body: { id: _, ...body } }) => body)

describe('writing a message', () => {
  test('CHAT-19 does not send spaces only, and trims the text', async () => {
    show()
    for (const text of ['', '  \n ']) {
      write(text)
      expect(send().disabled).toBe(true)
      fireEvent.keyDown(field(), { key: 'Enter' })
    }
    write('  Hoi ')
    expect(send().disabled).toBe(false)
    await user.click(send())
    expect(await screen.findByText('Hoi')).toBeTruthy()
    expect(sends()).toEqual([{ member: bramCard.id, text: 'Hoi' }])
    expect(field().value).toBe('')
  })

  test('CHAT-28 Enter during IME composition selects the word, and no other key sends', () => {
    show()
    write('こん')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'a' })
    expect(sends()).toEqual([])
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
    expect(field().value).toBe('')
  })

  test('CHAT-28 on a phone Enter inserts a line break, as its keyboard shows', () => {
    const other = window.matchMedia
    window.matchMedia = (media) => ({
      ...other(media),
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })
    show()
    write('Hoi')
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
    expect([sends(), field().getAttribute('enterkeyhint')]).toEqual([[], 'enter'])
    window.matchMedia = other
  })

  test.each([
    [1000, 'Nog 0 tekens', false],
    [900, 'Nog 100 tekens', false],
    [899, null, false],
    [1001, '1 teken te lang', true],
  ])('OPEN-05 shows at %i characters the counter: %s', (length, words, isInvalid) => {
    show()
    write('x'.repeat(length))
    expect(screen.queryByText(/^Nog \d|te lang$/)?.textContent ?? null).toBe(words)
    expect(field().getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null)
    expect(send().disabled).toBe(isInvalid)
  })

  test.each([
    [0, true],
    [1, false],
    [2, false],
  ])('CHAT-11 CHAT-34 shows with %i credits bundles and the link to buy more: %s', async (credits, isShown) => {
    show({ credits })
    // the offer is loaded on demand
    await act(async () => void (await import('#frontend/features/chats/parts/CreditsWall.tsx')))
    expect(screen.queryByRole('link', { name: 'Alle bundels' }) !== null).toBe(isShown)
    expect(screen.getByText(`Saldo: ${credits} credit${credits === 1 ? '' : 's'}`)).toBeTruthy()
  })

  test('CHAT-14 sending reports an unconfirmed recipient, and the notice disappears with the discarded message', async () => {
    refuses = 'partner_not_confirmed'
    show()
    write('Hoi')
    await user.click(send())
    expect(await screen.findByText(/^Bram heeft het e-mailadres nog niet bevestigd/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Alle bundels' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(screen.queryByText(/^Bram heeft het e-mailadres nog niet bevestigd/)).toBeNull()
  })

  test('CHAT-30 a refused message and gift say that the member can no longer be reached, and sell nothing', async () => {
    refuses = 'not_found'
    show()
    write('Hoi')
    await user.click(send())
    expect(await screen.findByText('Dit lid is niet meer bereikbaar.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /bundels|Koop/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(screen.queryByText('Dit lid is niet meer bereikbaar.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    await user.click(await screen.findByRole('button', { name: 'roos' }))
    await user.click(screen.getByRole('button', { name: 'Geef roos, 3 credits' }))
    expect(await screen.findByText('Dit lid is niet meer bereikbaar.')).toBeTruthy()
  })

  test('CHAT-30 a closed conversation has no field, no gift and no offer, however its address asks for a gift', async () => {
    const messages = [message('m1', { mine: true })]
    show({ closed: 'partner_unreachable', messages, credits: 0 }, `/chats/${conversation}?gift=rose`)
    expect(await screen.findByText('Dit lid is niet meer bereikbaar.')).toBeTruthy()
    expect(screen.getByText('Tekst m1')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Geef Bram een cadeautje' })).toBeNull()
    expect(screen.queryByRole('link', { name: /bundels|Koop/ })).toBeNull()
    expect(calls.some(({ path }) => path === '/api/bundles.php')).toBe(false)
  })

  test('CHAT-30 the choice of a gift ends when the conversation is closed meanwhile', async () => {
    const client = show({ messages: [message('m1', { mine: true })] })
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    thread = { ...thread, closed: 'partner_unreachable' }
    await act(() => client.invalidateQueries({ queryKey: queryKeys.chat(conversation) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Dit lid is niet meer bereikbaar.')).toBeTruthy()
  })

  test('ACC-25 an unconfirmed member can request another mail, even after a refused request', async () => {
    refuses = 'too_many_requests'
    show({ closed: 'email_not_confirmed' })
    const ask = () => user.click(screen.getByRole('button', { name: 'Stuur een nieuwe mail' }))
    await ask()
    expect(await screen.findByText('Dat kan nu niet.')).toBeTruthy()
    stubApi(() => answered({ status: 'mail_sent' }))
    await ask()
    expect(await screen.findByText('De mail is onderweg. Kijk ook bij je spam.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stuur een nieuwe mail' })).toBeNull()
    expect(screen.queryByText('Dat kan nu niet.')).toBeNull()
  })
})

test.each([
  ['in another conversation', conversation.toUpperCase(), shownUser().id],
  ['to another member', conversation, '01JMEMBER0000000000000ELSE'],
])('CHAT-28 TRAP-37 a failed message and a draft are not shown %s', async (_, other, memberId) => {
  refuses = 'too_many_requests'
  show()
  write('Hoi')
  await user.click(send())
  await screen.findByText('Niet verzonden')
  write('Nog niet af')
  cleanup()
  const elsewhere = (
    <Conversation
      address={{ conversation }}
      thread={shownThread({ conversation: other })}
      memberId={memberId}
      onDelivered={() => {}}
      isFresh
    />
  )
  drawScreen(elsewhere)
  expect(field().value).toBe('')
  expect(screen.queryByText('Niet verzonden')).toBeNull()
  cleanup()
  show()
  expect(field().value).toBe('Nog niet af')
  expect(screen.getByText('Niet verzonden')).toBeTruthy()
})

describe('giving a gift', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Een cadeautje voor Bram' }))

  test('CHAT-09 PROF-19 selects one, gives it by a press on a button with the price, and shows it in the conversation', async () => {
    show()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    await screen.findByRole('dialog')
    await dialog().findByRole('button', { name: 'roos', pressed: false })
    expect(dialog().getByText('Elk cadeautje kost 3 credits. Je saldo is 9 credits.')).toBeTruthy()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Kies een cadeautje' }).disabled).toBe(true)
    await user.click(dialog().getByRole('button', { name: 'roos' }))
    await user.click(dialog().getByRole('button', { name: 'hart' }))
    expect(dialog().getByRole('button', { name: 'roos' }).getAttribute('aria-pressed')).toBe('false')
    await user.click(dialog().getByRole('button', { name: 'Geef hart, 3 credits' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(sends()).toEqual([{ member: bramCard.id, gift: 'heart' }]))
    expect(within(screen.getByRole('log')).getByText('hart')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    expect(dialog().getByRole('button', { name: 'Kies een cadeautje' })).toBeTruthy()
  })

  test.each([
    [null, true],
    ['free_conversation_limit', false],
  ] as const)(
    'PROF-19 the gift button of a profile opens the choice unless the conversation is closed (%s): %s',
    async (closed, isOpen) => {
      show({ closed }, `/members/${bramCard.id}/chat?gift=1`)
      // The dialog loads on demand.
      await act(async () => void (await import('#frontend/features/chats/parts/GiftDialog.tsx')))
      expect(screen.queryByRole('dialog') !== null).toBe(isOpen)
    },
  )

  test('CHAT-09 gifts that fail to load show the reason, and are reloaded by a press', async () => {
    stubApi(() => refusal('too_many_requests', 'Even wachten.'))
    show({}, `/chats/${conversation}?gift=1`)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    stubApi(() => answered({ gifts: ['kiss'], credits: 3 }))
    await user.click(dialog().getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await dialog().findByRole('button', { name: 'kus' })).toBeTruthy()
    expect(screen.queryByText('Even wachten.')).toBeNull()
  })
})

describe('reading a conversation', () => {
  test('CHAT-28 shows sender, time and the state of own messages once per group', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00.000Z') })
    show({
      messages: [
        message('a', { sent_at: '2026-11-19T12:00:00.000Z' }),
        message('b', { sent_at: '2026-11-20T12:00:00.000Z' }),
        message('c', { sent_at: '2026-11-20T12:04:59.000Z' }),
        message('d', { sent_at: '2026-11-20T12:05:00.000Z', mine: true }),
      ],
    })
    const days = within(screen.getByRole('log')).getAllByRole('heading', { level: 2 })
    expect(days.map(({ textContent }) => textContent)).toEqual(['donderdag 19 november', 'vrijdag 20 november'])
    const said = screen.getByRole('log').textContent
    expect(said.match(/Bram(?=Tekst)/g)).toHaveLength(2)
    expect(said).toMatch(/BramTekst a\d\d:00.*BramTekst bTekst c\d\d:04JijTekst d\d\d:05Verzonden$/)
    expect(said.match(/Verzonden/g)).toHaveLength(1)
  })

  test('CHAT-29 a new message is announced to a reader who scrolled up, and a press leads to it', async () => {
    const client = show({ messages: [message('a')] })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    const scroller = screen.getByRole('log').parentElement!
    const come = (id: string) =>
      act(() => {
        thread = { ...thread, messages: [...thread.messages, message(id)] }
        client.setQueryData<Thread>(queryKeys.chat(conversation), thread)
      })
    const scrollTo = (top: number) => {
      scroller.scrollTop = top
      fireEvent.scroll(scroller)
    }
    const below = () => screen.queryByRole('button', { name: 'Nieuw bericht' })
    come('b')
    await screen.findByText('Tekst b')
    expect(below()).toBeNull()
    scrollTo(-80)
    come('c')
    await screen.findByText('Tekst c')
    await user.click(await screen.findByRole('button', { name: 'Nieuw bericht' }))
    expect([below(), scroller.scrollTop]).toEqual([null, 0])
    scrollTo(-200)
    come('d')
    await screen.findByRole('button', { name: 'Nieuw bericht' })
    scrollTo(-79)
    expect(below()).toBeNull()
  })
})

describe('LIVE-10 read marks', () => {
  const own = (id: string, minute: string) => message(id, { mine: true, sent_at: `2026-11-20T10:${minute}:00.000Z` })
  const messages = [own('1', '00'), message('2', { sent_at: '2026-11-20T10:10:00.000Z' }), own('3', '20')]
  const marks = () => screen.queryAllByText(/^Gelezen/).map(({ textContent }) => textContent)

  test('the newest own message says when it was read', () => {
    show({ messages, read_at: '2026-11-20T10:21:00.000Z' })
    expect(marks()).toEqual(['Gelezen 10:21'])
    expect(screen.getAllByText('Verzonden')).toHaveLength(1)
  })

  test.each([
    ['was read before it was sent', '2026-11-20T10:05:00.000Z'],
    ['gives no read marks', null],
  ])('nothing says so where the other member %s', (_, read_at) => {
    show({ messages, read_at })
    expect(marks()).toEqual([])
    expect(screen.getAllByText('Verzonden')).toHaveLength(2)
  })
})
