import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import LikesScreen from '#frontend/features/likes/LikesScreen.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { page as safetyPage } from '#shared/i18n/nl/pages/safety.ts'
import type { Message } from '#shared/model/message.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation, OpenConversation } from '#test/support/open-conversation.tsx'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { newId } from '#test/support/visitor.ts'

const user = userEvent.setup()
let calls: StubCall[]
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

const messages = (count: number, mine = false): Message[] =>
  Array.from({ length: count }, () => ({
    id: newId(),
    type: 'text',
    text: 'Hoi',
    mine,
    sent_at: '2026-11-20T10:00:00.000Z',
  }))

async function show(count: number, partner: Partial<typeof bramCard> = {}, mine = false) {
  const thread = shownThread({ messages: messages(count, mine), partner: { ...bramCard, ...partner } })
  calls = stubApi(({ path }) => answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 }))
  const drawn = drawConversation(thread, {
    user: { paid_user: true },
    content: (
      <>
        <OpenConversation />
        <ToastRegion />
      </>
    ),
  })
  await act(async () => void (await import('#frontend/features/chats/parts/SafetyTip.tsx')))
  return drawn
}
const tip = () => screen.queryByText(/^Deel je nummer en adres pas/)

describe('MOD-21 the safety tip at the start of a conversation', () => {
  test('links to the safety page, and once closed it is in no other conversation', async () => {
    const { unmount } = await show(6)
    expect(within(tip()!).getByRole('link', { name: 'Veilig daten' }).getAttribute('href')).toBe('/pages/safety')
    await user.click(within(tip()!.parentElement!).getByRole('button', { name: 'Sluiten' }))
    expect(tip()).toBeNull()
    unmount()
    await show(1)
    expect(tip()).toBeNull()
  })

  test.each([
    ['without messages', 0, {}],
    ['with many messages', 7, {}],
    ['with a fictional profile', 1, { fictional: true }],
    ['without an answer yet', 2, {}, true],
  ])('is not in a conversation %s', async (_, count, partner, mine = false) => {
    await show(count, partner, mine)
    expect(tip()).toBeNull()
  })
})

describe('MOD-21 before a first meeting', () => {
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Meer' }))
    await user.click(screen.getByRole('menuitem', { name: 'Gaan jullie afspreken?' }))
    return within(await screen.findByRole('dialog', { name: 'Voor je afspreekt' }))
  }
  const note = /^Ik heb een date met Bram \(\d+\), van Vonk\.\nWanneer: \nWaar: \nIk laat je weten .*Tot dan$/

  test('the tips of the safety page are in the menu of the conversation, and a note is shared by the device only', async () => {
    const share = vi.fn(async (_: ShareData) => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    await show(9)
    const dialog = await open()
    const tips = safetyPage.sections.find(({ id }) => id === 'meeting')!.body.flat()
    await waitFor(() => expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(tips))
    expect(dialog.getByRole('link', { name: 'Veilig daten' }).getAttribute('href')).toBe('/pages/safety')
    await user.type(dialog.getByLabelText('Vertel het iemand'), ' Tot dan')
    await user.click(dialog.getByRole('button', { name: 'Delen' }))
    expect(share.mock.calls[0]![0].text).toMatch(note)
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(Object.values({ ...localStorage }).join()).not.toContain('Tot dan')
  })

  test('the note is copied where the device shares nothing', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await show(1)
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Kopiëren' }))
    expect(writeText.mock.calls[0]![0]).toMatch(/^Ik heb een date met Bram/)
    expect(await screen.findByText('De tekst is gekopieerd.')).toBeTruthy()
  })

  test('is not offered with a fictional profile, whom nobody can meet', async () => {
    await show(1, { fictional: true })
    await user.click(screen.getByRole('button', { name: 'Meer' }))
    expect(screen.getByRole('menuitem', { name: 'Bram blokkeren' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Gaan jullie afspreken?' })).toBeNull()
  })
})

describe('MOD-21 a card of the likes', () => {
  const like = { id: bramCard.id, profile: bramCard, match: false, liked_at: '2026-11-20T20:00:00.000Z' }
  const open = async () => {
    showPage(locationOf('/likes'))
    calls = stubApi(({ path }) =>
      answered(
        path === '/api/likes.php'
          ? shownLikes({ liked_by: [{ ...like, like_new: false, match_new: false }] })
          : path === '/api/block.php'
            ? { blocked: true }
            : { members: [] },
      ),
    )
    drawScreen(
      <>
        <LikesScreen />
        <ToastRegion />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: 'Meer over Bram' }))
    return within(await screen.findByRole('dialog', { name: 'Bram' }))
  }

  test('leads to a report of that member in two presses', async () => {
    const report = (await open()).getByRole('link', { name: 'Bram melden' })
    expect(report.getAttribute('href')).toBe(`/complaints?member=${bramCard.id}`)
  })

  test('blocks after a confirmation, even the last one on the page', async () => {
    await user.click((await open()).getByRole('button', { name: 'Bram blokkeren' }))
    const confirm = within(await screen.findByRole('dialog', { name: 'Bram blokkeren?' }))
    expect(calls.some(({ path }) => path === '/api/block.php')).toBe(false)
    await user.click(confirm.getByRole('button', { name: 'Blokkeren' }))
    expect(await screen.findByText('Je hebt Bram geblokkeerd.')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/block.php'])
    expect(screen.queryByRole('button', { name: 'Meer over Bram' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
