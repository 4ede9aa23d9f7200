import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { DiscountCodeForm } from '#frontend/features/credits/parts/DiscountCodeForm.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownConversation as conversation, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const said = (id: string, type: 'text' | 'gift', text: string) => ({
  id,
  type,
  text,
  mine: false,
  sent_at: '2026-11-22T10:00:00.000Z',
})
const thread = shownThread({ messages: [said('m1', 'text', 'rose'), said('m2', 'gift', 'rose')] })
let calls: StubCall[]

function show(shown: Thread, content?: ReactNode) {
  vi.stubGlobal('CSS', { supports: () => true })
  calls = stubApi((call) =>
    answered(call.path === '/api/chat.php' && call.method === 'GET' ? shown : { chats: [], older: null, unread: 0 }),
  )
  return drawConversation(shown, { content })
}
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage(['rose']))

test('CHAT-03 a gift is shown by its name, and a text is shown as written even if it equals the key of a gift', async () => {
  show(thread)
  const lines = () =>
    [...screen.getByRole('log').querySelectorAll('p.whitespace-pre-wrap')].map((line) => [
      line.textContent,
      line.querySelector('svg') !== null,
    ])
  await vi.waitFor(() =>
    expect(lines()).toEqual([
      ['rose', false],
      ['roos', true],
    ]),
  )
})

test.each([
  ['says that older messages are hidden', { hidden_by_privacy_limit: true, older: null }, true],
  ['says nothing while there are older ones to read', { hidden_by_privacy_limit: true, older: 'cursor' }, false],
  ['says nothing where none are', { hidden_by_privacy_limit: false, older: null }, false],
])('CHAT-22 TRAP-52 at the privacy limit a conversation %s', (_, more, isSaid) => {
  show({ ...thread, ...more })
  const hidden = screen.queryByText('Oudere berichten zijn verborgen om jullie privacy te beschermen.')
  expect(hidden !== null).toBe(isSaid)
})

const removals = () => calls.filter(({ method }) => method === 'DELETE')

test('CHAT-24 deleting a conversation by its menu is confirmed first: cancelling keeps it, confirming deletes it', async () => {
  show(thread)
  const choose = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Meer', hidden: true }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Gesprek verwijderen', hidden: true }))
  }
  choose()
  const dialog = await screen.findByRole('dialog', { name: 'Gesprek verwijderen' })
  await act(async () => {})
  expect(removals()).toEqual([])
  fireEvent.click([...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Annuleren')!)
  await act(async () => {})
  expect(removals()).toEqual([])
  expect(screen.getByRole('log')).toBeTruthy()

  choose()
  const again = await screen.findByRole('dialog', { name: 'Gesprek verwijderen' })
  fireEvent.click([...again.querySelectorAll('button')].find((button) => button.textContent === 'Verwijderen')!)
  await waitFor(() => expect(removals()).toMatchObject([{ path: '/api/chat.php', body: { conversation } }]))
})

test('ERR-22 API-10 a welcome discount that fails to load is not reported', async () => {
  vi.useFakeTimers()
  show(
    thread,
    <>
      <DiscountCodeForm code="ANDERS10" hasDiscount />
      <ToastRegion />
    </>,
  )
  const asked = stubApi(() => ({ status: 500, body: { error: 'internal_error', message: 'Kapot' } }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  vi.useRealTimers()
  expect([...calls, ...asked].some(({ path }) => path.includes('credits') || path.includes('bundles'))).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body.textContent).not.toMatch(/fout|Kapot/i)
  expect(screen.getByText(/ANDERS10/)).toBeTruthy()
})
