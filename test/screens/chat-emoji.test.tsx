import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const other = window.matchMedia
const thread = shownThread()

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  stubApi(({ path }) => answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 }))
})
afterEach(() => {
  window.matchMedia = other
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

async function show({ hasMouse = true } = {}) {
  window.matchMedia = (media) => Object.assign(other(media), { matches: hasMouse && media.includes('hover') })
  drawConversation(thread)
  // The code of the button loads on demand, so the test waits for the import.
  await act(async () => void (await import('#frontend/features/chats/parts/EmojiButton.tsx')))
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bericht aan Bram')
const button = () => screen.getByRole('button', { name: 'Emoji toevoegen' })
async function open() {
  await user.click(button())
  return within(await screen.findByRole('dialog', { name: 'Emoji toevoegen' }))
}
const focused = () => document.activeElement?.textContent

describe('CHAT-31 emoji on a desktop', () => {
  test('go in at the cursor, which is behind them then, with the focus in the field', async () => {
    await show()
    fireEvent.change(field(), { target: { value: 'Hoi Bram' } })
    field().setSelectionRange(3, 3)
    const picker = await open()
    await user.click(picker.getByRole('button', { name: '🌹' }))
    expect([field().value, field().selectionStart, document.activeElement]).toEqual(['Hoi🌹 Bram', 5, field()])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('replace the selected text', async () => {
    await show()
    fireEvent.change(field(), { target: { value: 'Hoi Bram' } })
    field().setSelectionRange(4, 8)
    await user.click((await open()).getByRole('button', { name: '👋' }))
    expect(field().value).toBe('Hoi 👋')
  })

  test('are reached by arrow keys, Home and End, and Escape returns to the button', async () => {
    await show()
    await open()
    const seen = [focused()]
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'End', 'ArrowRight', 'Home']) {
      await user.keyboard(`{${key}}`)
      seen.push(focused())
    }
    expect(seen).toEqual(['😀', '😄', '😘', '🥰', '😀', '😀', '🌞', '🌞', '😀'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  test('close when the focus or a press goes elsewhere', async () => {
    await show()
    await open()
    act(() => field().focus())
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    fireEvent.pointerDown(screen.getByRole('log'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('are not offered on touch devices, whose keyboard has them', async () => {
    await show({ hasMouse: false })
    expect(screen.queryByRole('button', { name: 'Emoji toevoegen' })).toBeNull()
  })
})
