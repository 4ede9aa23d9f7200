// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { keysToCatchUp, outdatedKeys, readHint } from '#frontend/app/live-hints.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import type { Hint } from '#shared/contract/live.ts'
import { newClient } from '#test/support/screen.tsx'

const conversation = 'a'.repeat(26)
const member = '01JMEMBER0000000000000BRAM'
const payment = '01JPAYMENT00000000000000AB'
const [known, unknown] = ['01JMESSAGE0000000000000KNW', '01JMESSAGE0000000000000NEW']
const { chats, likes, user, album, payments } = queryKeys

let client: QueryClient
beforeEach(() => {
  client = newClient()
  const thread = (id: string, message: string) => ({
    conversation: id,
    partner: { fictional: false },
    messages: [{ id: message }],
  })
  client.setQueryData(queryKeys.chat(conversation), thread(conversation, known))
  client.setQueryData(queryKeys.chatWithMember(member), thread(conversation, known))
  client.setQueryData(queryKeys.chat('b'.repeat(26)), thread('b'.repeat(26), unknown))
})

const both = [queryKeys.chat(conversation), queryKeys.chatWithMember(member)]

describe('the queries that a hint makes outdated', () => {
  const table: Record<string, [Hint, readonly (readonly unknown[])[]]> = {
    'new message': [{ type: 'message', conversation, id: unknown }, [chats, ...both]],
    'message whose answer came first': [{ type: 'message', conversation, id: known }, []],
    'message of a conversation that is not loaded': [
      { type: 'message', conversation: 'c'.repeat(26), id: unknown },
      [chats],
    ],
    'conversation read by the member': [{ type: 'read', conversation, mine: true }, [chats]],
    'conversation read by the other': [{ type: 'read', conversation, mine: false }, both],
    typing: [{ type: 'typing', conversation }, []],
    like: [{ type: 'like' }, [likes]],
    match: [{ type: 'match', member }, [likes]],
    'address confirmed': [{ type: 'confirmed' }, [user]],
    credits: [{ type: 'credits' }, [user]],
    payment: [{ type: 'payment', payment }, [queryKeys.payment(payment), payments, user]],
    photo: [{ type: 'photo' }, [album, user]],
    'presence of a member whom no screen shows': [{ type: 'presence', member }, []],
    'session ended': [{ type: 'session_ended' }, []],
  }
  test.each(Object.entries(table))('LIVE-03 LIVE-12 %s: exactly its own', (_, [hint, keys]) => {
    expect(outdatedKeys(client, hint)).toEqual(keys)
  })

  test('CHAT-36 credits include conversations with fictional profiles, in which they may come back', () => {
    const fictive = 'f'.repeat(26)
    client.setQueryData(queryKeys.chat(fictive), { conversation: fictive, partner: { fictional: true }, messages: [] })
    expect(outdatedKeys(client, { type: 'credits' })).toEqual([user, queryKeys.chat(fictive)])
  })

  test('LIVE-06 include a conversation that is loading, which may be the one', () => {
    client.getQueryCache().build(client, { queryKey: queryKeys.chatWithMember('01JMEMBER0000000000000CATO') })
    expect(outdatedKeys(client, { type: 'read', conversation, mine: false })).toEqual([
      ...both,
      queryKeys.chatWithMember('01JMEMBER0000000000000CATO'),
    ])
  })

  test('LIVE-06 after a gap: the list, the likes, the member and what screens show', () => {
    const show = (queryKey: readonly unknown[]) =>
      new QueryObserver(client, { queryKey, queryFn: () => ({}), staleTime: Number.POSITIVE_INFINITY }).subscribe(
        () => {},
      )
    const shown = [queryKeys.chat(conversation), queryKeys.payment(payment), payments, album]
    const others = [[...queryKeys.payment(payment), 'balance', 'paid'], queryKeys.blocked]
    const ends = [...shown, ...others].map(show)
    expect(keysToCatchUp(client)).toEqual([chats, likes, user, ...shown])
    for (const end of ends) end()
  })

  test('LIVE-11 of presence: the open conversation with the member, and the open list with them', () => {
    const partner = { id: member, fictional: false }
    client.setQueryData(queryKeys.chat(conversation), { conversation, partner, messages: [] })
    const shown = [queryKeys.chat(conversation), queryKeys.chat('b'.repeat(26))]
    const lists = [queryKeys.online([member]), queryKeys.online(['01JMEMBER0000000000000CATO'])]
    const ends = [...shown, ...lists].map((queryKey) =>
      new QueryObserver(client, { queryKey, queryFn: () => [], staleTime: Number.POSITIVE_INFINITY }).subscribe(
        () => {},
      ),
    )
    expect(outdatedKeys(client, { type: 'presence', member })).toEqual([shown[0], lists[0]])
    for (const end of ends) end()
  })

  test('CHAT-32 of a photo include those on their way that a screen shows', () => {
    const own = queryKeys.chatPhoto(known)
    client.setQueryData(queryKeys.chatPhoto(unknown), {})
    const end = new QueryObserver(client, { queryKey: own, queryFn: () => ({}) }).subscribe(() => {})
    expect(outdatedKeys(client, { type: 'photo' })).toEqual([album, user, own])
    expect(keysToCatchUp(client)).toContainEqual(own)
    end()
  })
})

describe('a frame', () => {
  test('LIVE-03 is read as a hint', () => {
    expect(readHint('{"type":"like"}')).toEqual({ type: 'like' })
  })

  test.each([
    ['a pong', '{"type":"pong"}'],
    ['an unknown type', '{"type":"fireworks"}'],
    ['a missing field', '{"type":"typing"}'],
    ['an error of the service', '{"message":"Internal server error","connectionId":"c","requestId":"r"}'],
    ['text that is not JSON', 'hello'],
    ['nothing', ''],
    ['null', 'null'],
  ])('LIVE-03 is ignored: %s', (_, text) => {
    expect(readHint(text)).toBeNull()
  })
})
