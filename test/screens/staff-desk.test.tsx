import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { staff } from '#shared/i18n/nl/staff.ts'
import { answered, refusal, type StubCall } from '#test/support/api-stub.ts'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const texts = staff.desk
const lara = { ...annaCard, id: '01JMEMBER0000000000000LARA', name: 'Lara', fictional: true }
const now = Date.now()
const hours = (count: number) => new Date(now + count * 3_600_000 + 60_000).toISOString()
const waits = (letter: string, member: string, more: object = {}) => ({
  conversation: letter.repeat(26),
  member,
  profile: lara,
  messages: 1,
  waiting_since: hours(-23),
  expires_at: hours(1),
  claim: null,
  ...more,
})
const kim = waits('a', 'Kim')
const sam = waits('b', 'Sam', { expires_at: hours(20), messages: 3 })
const bo = waits('c', 'Bo', { claim: { by: 'Robin', mine: false, until: hours(1) } })
const said = (id: string, more: object = {}) => ({
  id,
  type: 'text',
  text: 'Wat doe jij graag?',
  mine: false,
  sent_at: '2026-11-22T10:00:00.000Z',
  ...more,
})
const noFacts = { reason: null, hair: 'blond', eyes: null, body: null, relationship: null, tattoos: null }
const opened = (waiting: object, more: object = {}) => ({
  ...waiting,
  about: 'Ik zeil elk weekend.',
  facts: noFacts,
  interests: [],
  older: null,
  claim: { by: 'Mo', mine: true, until: hours(1) },
  messages: [said('m1')],
  notes: [{ id: 'n1', at: '2026-11-21T10:00:00.000Z', by: 'Robin', text: 'Heeft een hond, Bo.' }],
  ...more,
})

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

type Rows = readonly { conversation: string }[]
type Answers = NonNullable<Parameters<typeof openConsole>[2]>

function open(rows: Rows, answers: Answers = {}) {
  let left = [...rows]
  const found = ({ body, query }: StubCall) =>
    rows.find(({ conversation }) => conversation === (body ?? (query as never))['conversation' as never])!
  const page = openConsole('/staff', staffUser('host'), {
    'GET desk': () => answered({ conversations: left, count: left.length }),
    'POST desk-conversation': (call) => answered(opened(found(call))),
    'DELETE desk-conversation': () => answered({ released: true }),
    'POST desk-answer': (call) => {
      left = left.filter((one) => one !== found(call))
      return answered({ sent_at: hours(0) })
    },
    'POST desk-note': ({ body }) => answered({ ...(body as object), at: hours(0), by: 'Mo' }),
    ...answers,
  })
  return page
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Antwoord aan/)
const rowOf = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name} aan Lara`) })

describe('CHAT-36 OPEN-06 the console of a host', () => {
  test('opens at the desk, has no other part and asks for no other call', async () => {
    const { calls } = open([kim])
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeTruthy()
    const links = within(screen.getByRole('navigation', { name: staff.nav.label })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([staff.nav.desk])
    await rowOf('Kim')
    expect(calls.filter(({ path }) => path.includes('overview'))).toEqual([])
  })

  test('lists the waiting conversations oldest first, with the time left, and who is writing', async () => {
    open([kim, sam, bo])
    await rowOf('Kim')
    const rows = within(screen.getByRole('list', { name: texts.queue })).getAllByRole<HTMLButtonElement>('button')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('nog 1 u'),
      expect.stringContaining('3 berichten'),
      expect.stringContaining('Robin schrijft'),
    ])
    expect(rows.map(({ disabled }) => disabled)).toEqual([false, false, true])
  })

  test('says when everybody has an answer', async () => {
    open([])
    expect(await screen.findByText(texts.empty)).toBeTruthy()
  })
})

describe('CHAT-36 an open conversation', () => {
  test('shows messages, facts of the profile and notes, and reminds that nothing may be promised', async () => {
    const { user } = open([kim])
    await user.click(await rowOf('Kim'))
    expect(await screen.findByText('Wat doe jij graag?')).toBeTruthy()
    expect(screen.getByText('Ik zeil elk weekend.')).toBeTruthy()
    expect(screen.getByText('Heeft een hond, Bo.')).toBeTruthy()
    expect(screen.getByText(texts.honest)).toBeTruthy()
    expect(document.activeElement).toBe(await field())
  })

  test('is answered and followed by the next one with Ctrl+Enter, which names the message that was read', async () => {
    const { user, sent } = open([kim, sam])
    await user.click(await rowOf('Kim'))
    await user.type(await field(), 'Ik zeil graag.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByLabelText('Antwoord aan Sam')).toBeTruthy()
    const [answer] = sent('POST', 'desk-answer')
    expect(answer?.body).toMatchObject({
      conversation: kim.conversation,
      profile: lara.id,
      seen: 'm1',
      text: 'Ik zeil graag.',
    })
  })

  test('is skipped with Alt+S: released, and not offered again before the others', async () => {
    const { user, sent } = open([kim, bo, sam])
    await user.click(await screen.findByRole('button', { name: texts.start }))
    await screen.findByLabelText('Antwoord aan Kim')
    fireEvent.keyDown(window, { altKey: true, code: 'KeyS', key: 's' })
    expect(await screen.findByLabelText('Antwoord aan Sam')).toBeTruthy()
    await waitFor(() => expect(sent('DELETE', 'desk-conversation')).toHaveLength(1))
    expect(sent('DELETE', 'desk-conversation')[0]?.query).toMatchObject({ conversation: kim.conversation })
    fireEvent.keyDown(window, { altKey: true, code: 'KeyS', key: 's' })
    await waitFor(() => expect(screen.queryByLabelText(/^Antwoord aan/)).toBeNull())
  })

  test('is released when another is opened, and when the page or the screen is left', async () => {
    const { user, sent } = open([kim, sam])
    const released = () => sent('DELETE', 'desk-conversation').map(({ query }) => query?.conversation)
    await user.click(await rowOf('Kim'))
    await screen.findByLabelText('Antwoord aan Kim')
    await user.click(await rowOf('Sam'))
    await screen.findByLabelText('Antwoord aan Sam')
    await waitFor(() => expect(released()).toEqual([kim.conversation]))
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(released()).toEqual([kim, sam].map(({ conversation }) => conversation)))
    cleanup()
    await waitFor(() => expect(released()).toEqual([kim, sam, sam].map(({ conversation }) => conversation)))
  })

  test('that another host has claimed meanwhile is left, and says so', async () => {
    const { user } = open([kim], {
      'POST desk-conversation': () => refusal('desk_claimed', 'Robin heeft dit gesprek.'),
    })
    await user.click(await rowOf('Kim'))
    expect(await screen.findByText('Robin heeft dit gesprek.')).toBeTruthy()
    expect(screen.queryByLabelText(/^Antwoord aan/)).toBeNull()
  })

  test('with a newer message keeps the draft, says so and reads the conversation again with the same answer id', async () => {
    let isChanged = true
    const { user, sent } = open([kim], {
      'POST desk-answer': () =>
        isChanged ? refusal('conversation_changed', 'Er kwam net iets binnen.') : answered({ sent_at: hours(0) }),
      'POST desk-conversation': () =>
        answered(opened(kim, { messages: isChanged ? [said('m1')] : [said('m1'), said('m2', { text: 'O ja!' })] })),
    })
    await user.click(await rowOf('Kim'))
    await user.type(await field(), 'Zeilen')
    await user.click(screen.getByRole('button', { name: texts.send }))
    expect(await screen.findByText('Er kwam net iets binnen.')).toBeTruthy()
    expect((await field()).value).toBe('Zeilen')
    isChanged = false
    fireEvent.focus(window)
    await waitFor(() => expect(sent('POST', 'desk-conversation').length).toBeGreaterThan(1))
  })

  test('keeps photos of the member blurred until opened by a call of its own', async () => {
    const photo = { width: 10, height: 10, blurred: '/photos/x/locked.avif', sharp: null }
    const image = said('m1', { type: 'image', text: '', photo })
    const { user, sent } = open([kim], {
      'POST desk-conversation': () => answered(opened(kim, { messages: [image] })),
      'POST desk-photo': () => answered({ message: { ...image, photo: { ...photo, sharp: '/photos/x/full.avif' } } }),
    })
    await user.click(await rowOf('Kim'))
    const log = await screen.findByRole('log')
    expect(log.innerHTML).toContain('locked.avif')
    expect(log.innerHTML).not.toContain('full.avif')
    await user.click(within(log).getByRole('button', { name: /^Foto tonen/ }))
    await waitFor(() => expect(log.innerHTML).toContain('full.avif'))
    expect(sent('POST', 'desk-photo')[0]?.body).toMatchObject({ message: '2026-11-22T10:00:00.000Z#m1' })
  })

  test('takes a note for the next host', async () => {
    const { user, sent } = open([kim])
    await user.click(await rowOf('Kim'))
    await user.type(await screen.findByLabelText(texts.note), 'Zeilt ook')
    await user.click(screen.getByRole('button', { name: texts.addNote }))
    await waitFor(() => expect(sent('POST', 'desk-note')[0]?.body).toMatchObject({ text: 'Zeilt ook' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(texts.note).value).toBe(''))
  })
})
