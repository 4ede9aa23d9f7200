import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import type { Unsent } from '#frontend/features/chats/outbox.ts'
import { startSending } from '#frontend/features/chats/sending.ts'
import { outboxOf } from '#frontend/features/chats/use-kept.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { newClient } from '#test/support/screen.tsx'
import { bramCard, shownConversation, shownSettings, shownUser } from '#test/support/shown.ts'

const sentAt = '2026-11-22T12:00:00.000Z'
const item = (id: string, type: Unsent['type'], conversation: string): Unsent => ({
  id,
  type,
  conversation,
  member: bramCard.id,
  text: type === 'gift' ? 'rose' : 'Hoi',
  at: sentAt,
  after: null,
})

beforeEach(() => void vi.useFakeTimers({ now: new Date(sentAt) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the balance after a message', () => {
  const settings = shownSettings({ message_credits: 1, gift_credits: 3 })

  /**
   * Sends one message of each type, all at once and each in its own conversation; each answer has
   * the balance `told`. Returns whether the cached balance is then invalidated.
   */
  const isReadAgain = async (types: readonly Unsent['type'][], told: number) => {
    const user = shownUser({ credits: 10 })
    const client = newClient()
    client.setQueryData(userQuery.queryKey, user)
    client.setQueryData(settingsQuery.queryKey, settings)
    stubApi(({ body }) =>
      answered({
        message: { id: body.id as string, text: 'Hoi', mine: true, type: 'text', sent_at: sentAt },
        conversation: shownConversation,
        credits: told,
      }),
    )
    const items = types.map((type, index) => item(`message${index}`, type, `conversation${index}`))
    outboxOf(user.id).change(() => items)
    for (const each of items) startSending(client, user.id, each)
    await vi.advanceTimersByTimeAsync(1000)
    expect(client.getQueryData(userQuery.queryKey)?.credits).toBe(told)
    return client.getQueryState(userQuery.queryKey)!.isInvalidated
  }

  test.each<[string, readonly Unsent['type'][], number, boolean]>([
    ['is the one told for a text', ['text'], 9, false],
    ['is the one told for a gift', ['gift'], 7, false],
    ['is read again if credits that were bought are missing in it', ['text'], -1, true],
    ['is read again after two messages at once that were told the same', ['text', 'text'], 9, true],
  ])('CHAT-11 %s', async (_, types, told, isAgain) => {
    expect(await isReadAgain(types, told)).toBe(isAgain)
  })
})
