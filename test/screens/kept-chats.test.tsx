import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import ChatsScreen from '#frontend/features/chats/ChatsScreen.tsx'
import KeptChatsScreen from '#frontend/features/chats/KeptChatsScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { type Answer, answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const user = userEvent.setup({ delay: null })
const conversation = '0'.repeat(26)
const at = '2026-11-25T12:00:00.000Z'
const chat = { conversation, name: 'Bram', at, until: '2026-12-25T12:00:00.000Z', reversed: false }
const message = (id: string, mine: boolean, type: string, text: string) => ({ id, mine, type, text, sent_at: at })

function open(path: string, answers: readonly Answer[]) {
  showPage(locationOf(path))
  const left = [...answers]
  stubApi(({ path: asked }) => (asked.startsWith('/api/kept-') ? left.shift()! : answered({ ids: [] })))
  drawScreen(<KeptChatsScreen />, { user: shownUser() })
}

test('MOD-13 the copy shows who was banned, advice, its end and the messages, with a placeholder for a photo', async () => {
  const messages = [
    message('a', true, 'text', 'Hoi Bram'),
    message('b', false, 'image', ''),
    message('c', false, 'gift', 'rose'),
  ]
  const before = [message('z', false, 'text', 'Dag schat')]
  open(`/kept-chats/${conversation}`, [
    answered({ chat, messages, older: 'next' }),
    answered({ chat, messages: before, older: null }),
  ])
  expect(await screen.findByRole('heading', { level: 1, name: 'Gesprek met Bram' })).toBeTruthy()
  expect(screen.getByText(/geblokkeerd wegens oplichting/)).toBeTruthy()
  expect(screen.getByText(/lezen tot 25 december 2026/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Wat je nu kunt doen' })).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('Foto, niet bewaard')).toBeTruthy()
  expect(screen.getByText('Cadeautje: roos')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Eerdere berichten' }))
  const first = await screen.findByText('Dag schat')
  expect(first.compareDocumentPosition(screen.getByText('Hoi Bram'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Eerdere berichten' })).toBeNull()
})

test('MOD-13 after a reversed ban the copy says so and gives no advice', async () => {
  open(`/kept-chats/${conversation}`, [
    answered({ chat: { ...chat, reversed: true }, messages: [message('a', true, 'text', 'Hoi')], older: null }),
  ])
  expect(await screen.findByText(/We hebben dit besluit teruggedraaid/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Wat je nu kunt doen' })).toBeNull()
})

test('MOD-13 a copy that has ended leads to the other warnings', async () => {
  open(`/kept-chats/${conversation}`, [refusal('not_found', 'Niet gevonden.')])
  expect(await screen.findByRole('heading', { name: 'Deze kopie is er niet meer' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar je waarschuwingen' }).getAttribute('href')).toBe('/kept-chats')
})

test('MOD-13 the warnings are listed, each with a link to its copy', async () => {
  open('/kept-chats', [answered({ chats: [chat] })])
  expect(await screen.findByRole('heading', { name: 'Gesprek met Bram' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Lees het gesprek' })
  expect(link.getAttribute('href')).toBe(`/kept-chats/${conversation}`)
})

test.each([
  [null, 0],
  ['2026-12-25T12:00:00.000Z', 1],
])(
  'MOD-13 the list of conversations with copies until %s shows the note about a warning %i times',
  async (kept_until, times) => {
    showPage(locationOf('/chats'))
    stubApi(({ path }) =>
      answered(path.startsWith('/api/chats.php') ? { chats: [], older: null, unread: 0, kept_until } : { ids: [] }),
    )
    drawScreen(<ChatsScreen />, { user: shownUser() })
    expect(await screen.findByText('Nog geen gesprekken')).toBeTruthy()
    if (times) expect(await screen.findByRole('link', { name: 'Lees wat je kunt doen' })).toBeTruthy()
    else expect(screen.queryByRole('link', { name: 'Lees wat je kunt doen' })).toBeNull()
  },
)
