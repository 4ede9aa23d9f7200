import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Thread } from '#frontend/features/chats/thread.ts'
import TransactionsScreen from '#frontend/features/credits/TransactionsScreen.tsx'
import TextPageScreen from '#frontend/features/site/TextPageScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Settings } from '#shared/contract/site.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard, shownConversation as conversation, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const mine = { id: 'm1', type: 'text', text: 'Hoi', mine: true, sent_at: '2026-11-20T10:00:00.000Z' } as const
const empty = shownThread({ started: false, partner: { ...bramCard, fictional: true } })
const first = /Ons eigen team schrijft voor dit fictieve profiel, en een ontmoeting is niet mogelijk/
const short = 'Ons team schrijft voor dit profiel.'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

function show(thread: Thread, settings: Partial<Settings> = {}) {
  stubApi(({ method, path }) => {
    if (method === 'GET') return answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 })
    return refusal('fictional_chat_off', 'Dat kan niet.')
  })
  showPage(locationOf(`/chats/${conversation}`))
  drawConversation(thread, { settings: { fictional_singular: 'Dit profiel is fictief.', ...settings } })
}

describe('CHAT-36 TRAP-01 a conversation with a fictional profile', () => {
  test('says before the first message who writes and that no meeting is possible, beside the mark', async () => {
    show(empty)
    expect((await screen.findByText(first)).textContent).toContain('binnen 24 uur')
    // One mark "Fictief" is in the header, one above the composer.
    expect(screen.getAllByText('Fictief')).toHaveLength(2)
    expect(screen.getByLabelText('Bericht aan Bram')).toBeTruthy()
  })

  test('keeps mark and a short sentence after the first message', async () => {
    show({ ...empty, started: true, messages: [mine] })
    expect(await screen.findByText(short)).toBeTruthy()
    expect(screen.queryByText(first)).toBeNull()
    expect(screen.getAllByText('Fictief')).toHaveLength(2)
  })

  test('of a real member says nothing of the kind', () => {
    show({ ...empty, partner: bramCard })
    expect(screen.queryByText(first)).toBeNull()
    expect(screen.queryByText('Fictief')).toBeNull()
  })

  test('names the credits that came back at the message that was not answered', async () => {
    const unanswered = { ...mine, id: 'm0', type: 'gift', text: 'rose', returned: 3 } as const
    show({ ...empty, started: true, messages: [unanswered, mine] })
    expect((await screen.findAllByText(/credits? terug/)).map(({ textContent }) => textContent)).toEqual([
      'Geen antwoord binnen 24 uur: 3 credits terug.',
    ])
  })

  test('where the site has no team has no field and says why, the mark stays in the header', async () => {
    show({ ...empty, closed: 'fictional_chat_off' }, { fictional_chat: 'off' })
    expect(
      await screen.findByText(/is een fictief profiel, en daar kun je op deze site niet naar schrijven/),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Koop credits' })).toBeNull()
    expect(screen.getAllByText('Fictief')).toHaveLength(1)
  })

  test('says so too where the server refuses a message that was begun before', async () => {
    show(empty)
    fireEvent.change(screen.getByLabelText('Bericht aan Bram'), { target: { value: 'Hoi' } })
    fireEvent.click(screen.getByRole('button', { name: 'Stuur bericht, 1 credit' }))
    expect(
      await screen.findByText(/is een fictief profiel, en daar kun je op deze site niet naar schrijven/),
    ).toBeTruthy()
  })
})

describe('CHAT-36 the payments page', () => {
  const show = (returned: object[]) => {
    stubApi(({ path }) => answered(path.includes('returned') ? { returned, next: null } : { payments: [], next: null }))
    showPage(locationOf('/transactions'))
    drawScreen(<TransactionsScreen />)
  }

  test('names the credits that came back, with their time', async () => {
    show([{ id: 'a', credits: 2, at: '2026-11-20T10:00:00.000Z' }])
    expect(await screen.findByRole('heading', { name: 'Teruggekregen credits' })).toBeTruthy()
    expect(screen.getByText('2 credits terug')).toBeTruthy()
  })

  test('says nothing of it where none came back', async () => {
    show([])
    expect(await screen.findByText('Nog geen betalingen')).toBeTruthy()
    expect(screen.queryByText('Teruggekregen credits')).toBeNull()
  })
})

describe('CHAT-36 the static pages', () => {
  const texts = {
    privacy: /Voor fictieve profielen schrijven medewerkers van ons. Zij lezen de gesprekken/,
    terms: /Voor een fictief profiel schrijft ons eigen team/,
    faq: /Krijg je binnen 24 uur geen antwoord/,
    'return-policy': /niet binnen 24 uur, dan krijg je die credits vanzelf terug/,
  }
  test.each(Object.entries(texts))('%s says who reads and what comes back, only where it is so', async (page, text) => {
    showPage(locationOf(`/pages/${page}`))
    drawScreen(<TextPageScreen />)
    expect(await screen.findByText(text)).toBeTruthy()
    document.body.innerHTML = ''
    drawScreen(<TextPageScreen />, { settings: { fictional_chat: 'off' } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(text)).toBeNull()
    if (page === 'terms') expect(screen.getByText(/kun je niet naar fictieve profielen schrijven/)).toBeTruthy()
  })
})
