import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxOf } from '#frontend/features/chats/use-kept.ts'
import type { Message } from '#shared/model/message.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownConversation, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const said = (id: string, text: string, more: Partial<Message> = {}): Message => ({
  id,
  type: 'text',
  text,
  mine: true,
  sent_at: '2026-11-20T10:00:00.000Z',
  ...more,
})
const thread = shownThread({
  messages: [said('a', 'Van hem', { mine: false }), said('b', 'Van mij'), said('c', 'rose', { type: 'gift' })],
})
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  stubApi(({ path }) => answered(path === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
afterEach(() => expectSoundPage())

test('OPEN-84 own messages are primary once sent; theirs, gifts and unsent ones are not', () => {
  const kept = { id: 'd', member: thread.partner.id, conversation: shownConversation, type: 'text' } as const
  outboxOf(shownUser().id).change(() => [
    { ...kept, text: 'Niet weg', after: 'c', at: new Date().toISOString(), refusal: 'too_many_requests' },
  ])
  drawConversation(thread)
  const bubbles = [...screen.getByRole('log').querySelectorAll('p.whitespace-pre-wrap')]
  expect(bubbles.map(({ textContent, classList }) => [textContent, classList.contains('bg-primary')])).toEqual([
    ['Van hem', false],
    ['Van mij', true],
    ['roos', false],
    ['Niet weg', false],
  ])
  expect(bubbles[1]!.classList.contains('text-on-primary')).toBe(true)
})
