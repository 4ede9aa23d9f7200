import { describe, expect, test } from 'vitest'
import { type Chats, withLast, withoutChat, withoutChatsOf, withRead } from '#frontend/domain/chats/chats.ts'
import {
  isInOutbox,
  type Outbox,
  readOutbox,
  showMessages,
  type Unsent,
  withoutConversation,
  withoutDelivered,
  withoutGivenUp,
  withRefusal,
} from '#frontend/features/chats/outbox.ts'
import { mergeNewest, type Thread, withOlder, withSent } from '#frontend/features/chats/thread.ts'
import { groupByDay } from '#frontend/features/chats/timeline.ts'
import { dayText } from '#frontend/ui/Time.tsx'
import type { Conversation, Message } from '#shared/model/message.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { bramCard, shownThread } from '#test/support/shown.ts'

const partner: MemberCard = { ...bramCard, id: 'bram' }
/** Message number `n` of a conversation with one message per minute from noon on. */
const message = (n: number, mine = false): Message => ({
  id: `m${n}`,
  mine,
  type: 'text',
  text: `Bericht ${n}`,
  sent_at: new Date(Date.UTC(2026, 2, 1, 12, n)).toISOString(),
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
const thread = (messages: Message[], older: string | null = null, hidden = false): Thread =>
  shownThread({
    conversation: 'c1',
    started: messages.length > 0,
    partner,
    messages,
    older,
    hidden_by_privacy_limit: hidden,
    credits: 9,
  })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the conversation list', () => {
  const row = (conversation: string, profile: string, unread: number, at: number): Conversation => ({
    conversation,
    profile,
    partner: { ...partner, id: profile },
    num_unread_messages: unread,
    last_message: message(at),
    last_at: message(at).sent_at,
  })
  const page = (rows: Conversation[], older: string | null = null, unread = 5): Chats => ({ rows, older, unread })
  const chatIds = ({ rows }: Chats) => rows.map(({ conversation }) => conversation)
  // The pages not loaded have four more unread messages.
  const known = page([row('c1', 'bram', 2, 9), row('c2', 'chris', 3, 5), row('c3', 'bram', 0, 1)], 'p4', 9)

  test('CHAT-05 CHAT-23 opening a conversation sets its count to 0 and takes its messages off the total', () => {
    const read = withRead(known, 'c2', message(5))
    expect(read.rows.map(({ num_unread_messages }) => num_unread_messages)).toEqual([2, 0, 0])
    expect(read.unread).toBe(6)
    expect(withRead(known, 'unknown', message(5))).toEqual(known)
  })

  test('CHAT-06 a newer message moves its conversation to the top; an older or the same one changes nothing', () => {
    expect(chatIds(withLast(known, 'c2', message(20)))).toEqual(['c2', 'c1', 'c3'])
    expect(withLast(known, 'c1', message(2))).toBe(known)
    expect(withLast(known, 'c1', message(9))).toBe(known)
    expect(withLast(known, 'unknown', message(20))).toBe(known)
  })

  test('MOD-01 a last message that staff removed replaces its text in the list', () => {
    const removed = { ...message(9), text: '', removed: true as const }
    expect(withLast(known, 'c1', removed).rows[0]!.last_message).toEqual(removed)
  })

  test('CHAT-25 removing a conversation deletes one row with its unread messages', () => {
    expect(chatIds(withoutChat(known, 'c1'))).toEqual(['c2', 'c3'])
    expect(withoutChat(known, 'c1').unread).toBe(7)
  })

  test('CHAT-27 removing a member deletes every conversation with that member', () => {
    expect(chatIds(withoutChatsOf(known, 'bram'))).toEqual(['c2'])
    expect(withoutChatsOf(known, 'bram').unread).toBe(7)
  })
})

describe('pages of a conversation', () => {
  test('CHAT-21 an older page is prepended, and only once', () => {
    const known = thread(range(31, 60), 'p31')
    const page = thread(range(1, 30), null)
    const whole = withOlder(known, page, 'p31')
    expect(idsOf(whole.messages)).toEqual(idsOf(range(1, 60)))
    expect(whole.older).toBeNull()
    expect(withOlder(whole, page, 'p31')).toBe(whole)
  })

  test('CHAT-21 reloading the newest page keeps the older ones and adds new messages', () => {
    const known = withOlder(thread(range(31, 60), 'p31'), thread(range(1, 30), 'p1'), 'p31')
    const merged = mergeNewest(known, { ...thread(range(33, 62), 'p33'), credits: 4 })
    expect(idsOf(merged.messages)).toEqual(idsOf(range(1, 62)))
    expect(merged.older).toBe('p1')
    expect(merged.credits).toBe(4)
  })

  test('after a gap only the newest page is kept', () => {
    const newest = thread(range(101, 130), 'p101')
    expect(mergeNewest(thread(range(1, 30), 'p1'), newest)).toBe(newest)
    expect(mergeNewest(undefined, newest)).toBe(newest)
  })

  test('LIVE-06 own messages between which others were missed do not join a page to the older ones', () => {
    const missed = [32, 33, 35, 37]
    const own = [31, 34, 36, 38].map((n) => message(n, true))
    const known = own.reduce((all, each) => withSent(all, each, 9), thread(range(1, 30), 'p1'))
    const newest = thread([own.at(-1)!, ...range(39, 67)], 'p38')
    expect(missed.some((n) => known.messages.some(({ id }) => id === `m${n}`))).toBe(false)
    expect(mergeNewest(known, newest)).toBe(newest)
    // Once a loaded page has the member's own messages, no message between them can be missing.
    const seen = mergeNewest(known, thread([...range(29, 30), ...own, ...range(39, 62)], 'p29'))
    expect(idsOf(mergeNewest(seen, newest).messages)).toEqual(idsOf([...range(1, 30), ...own, ...range(39, 67)]))
  })

  test('a conversation that was removed elsewhere and restarted shows only what the server still has', () => {
    const newest = thread([message(61)])
    expect(mergeNewest(thread(range(31, 60), 'p31'), newest)).toBe(newest)
  })

  test('TRAP-52 the notice at the privacy limit belongs to the oldest loaded page', () => {
    const known = thread(range(31, 60), 'p31')
    const atLimit = withOlder(known, thread(range(20, 30), null, true), 'p31')
    expect(atLimit).toMatchObject({ older: null, hidden_by_privacy_limit: true })
    expect(mergeNewest(atLimit, thread(range(32, 61), 'p32')).hidden_by_privacy_limit).toBe(true)
  })

  test('TRAP-37 the answer to a retried send adds the message once, at its time', () => {
    const once = withSent(thread([message(1), message(5)]), message(3, true), 7)
    expect(idsOf(once.messages)).toEqual(['m1', 'm3', 'm5'])
    expect(withSent(once, message(3, true), 7).messages).toBe(once.messages)
    expect(withSent(thread([]), message(1, true), 7)).toMatchObject({ started: true, credits: 7 })
  })
})

describe('the outbox', () => {
  const unsent = (id: string, after: string | null): Unsent => ({
    id,
    member: 'bram',
    conversation: 'c1',
    type: 'text',
    text: `Tekst ${id}`,
    at: message(10).sent_at,
    after,
  })
  const none = new Set<string>()

  test('survives a reload, and counts as empty when its stored data is unreadable', () => {
    const outbox: Outbox = [{ ...unsent('a', null), refusal: 'insufficient_credits' }, unsent('b', 'a')]
    expect(readOutbox(JSON.stringify(outbox))).toEqual(outbox)
    for (const broken of [null, '', 'no json', '{}', '[{"id":1}]']) expect(readOutbox(broken)).toEqual([])
  })

  test('a message being sent shows as sending, others as failed with their reason', () => {
    const outbox = withRefusal([unsent('a', 'm1'), unsent('b', 'a')], 'b', { refusal: 'insufficient_credits' })
    expect(showMessages([message(1)], outbox, new Set(['a']))).toMatchObject([
      { id: 'm1', state: 'sent' },
      { id: 'a', state: 'sending', mine: true },
      { id: 'b', state: 'failed', refusal: 'insufficient_credits' },
    ])
    expect(withRefusal(outbox, 'b', undefined)[1]).toEqual(unsent('b', 'a'))
  })

  test('CHAT-39 a refused first message keeps the time from which it is accepted, until it is retried', () => {
    const until = message(20).sent_at
    const refused = withRefusal([unsent('a', null)], 'a', { refusal: 'same_opening_limit', until })
    expect(readOutbox(JSON.stringify(refused))).toEqual(refused)
    expect(showMessages([], refused, none)).toMatchObject([{ state: 'failed', refusal: 'same_opening_limit', until }])
    expect(withRefusal(refused, 'a', undefined)).toEqual([unsent('a', null)])
  })

  test('several quick messages keep their order while they are delivered', () => {
    const outbox = [unsent('a', 'm1'), unsent('b', 'a'), unsent('c', 'b')]
    const sending = new Set(['a', 'b', 'c'])
    const delivered = { ...message(2, true), id: 'a' }
    const expected = ['m1', 'a', 'b', 'c']
    expect(idsOf(showMessages([message(1)], outbox, sending))).toEqual(expected)
    // The reloaded newest page contains the message before the request that sent it is answered.
    expect(idsOf(showMessages([message(1), delivered], outbox, sending))).toEqual(expected)
    expect(idsOf(showMessages([message(1), delivered], withoutDelivered(outbox, 'a'), sending))).toEqual(expected)
  })

  test('a failed message stays in its place while newer messages arrive', () => {
    expect(idsOf(showMessages(range(1, 4), [unsent('a', 'm2')], none))).toEqual(['m1', 'm2', 'a', 'm3', 'm4'])
  })

  test('a message that follows one on an unloaded older page is shown first until that page is loaded', () => {
    const outbox = [unsent('a', 'm2')]
    expect(idsOf(showMessages(range(3, 4), outbox, none))).toEqual(['a', 'm3', 'm4'])
    expect(idsOf(showMessages(range(1, 4), outbox, none))).toEqual(['m1', 'm2', 'a', 'm3', 'm4'])
  })

  test('discarding a failed message leaves the later ones in place', () => {
    const outbox = withoutGivenUp([unsent('a', 'm1'), unsent('b', 'a')], 'a')
    expect(isInOutbox(outbox, 'a')).toBe(false)
    expect(idsOf(showMessages(range(1, 2), outbox, none))).toEqual(['m1', 'b', 'm2'])
    expect(withoutGivenUp(outbox, 'unknown')).toBe(outbox)
  })

  test('removing a conversation deletes its unsent messages', () => {
    expect(withoutConversation([unsent('a', null), { ...unsent('b', null), conversation: 'c2' }], 'c1')).toHaveLength(1)
  })
})

describe('messages are grouped', () => {
  const said = (id: string, at: string, mine: boolean, state: 'sent' | 'failed' = 'sent') => ({
    id,
    at,
    mine,
    state,
    type: 'text' as const,
    text: id,
  })

  test('by day in the reader’s time zone, then by sender and by pauses', () => {
    const days = groupByDay(
      [
        said('a', '2026-03-01T22:58:00Z', false),
        said('b', '2026-03-01T22:59:00Z', false),
        said('c', '2026-03-01T22:59:30Z', true),
        said('d', '2026-03-01T23:01:00Z', true),
        said('e', '2026-03-01T23:05:59Z', true),
        said('f', '2026-03-01T23:10:59Z', true),
      ],
      'Europe/Amsterdam',
    )
    expect(days.map((day) => [day.id, day.groups.map(({ messages }) => idsOf(messages))])).toEqual([
      ['2026-03-01', [['a', 'b'], ['c']]],
      ['2026-03-02', [['d', 'e'], ['f']]],
    ])
  })

  test('with each failed message on its own, with its own actions', () => {
    const at = '2026-03-01T12:00:00Z'
    const [day] = groupByDay([said('a', at, true), said('b', at, true, 'failed'), said('c', at, true)], 'UTC')
    expect(day?.groups.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('under a line that says today, yesterday or the date', () => {
    const now = new Date(2026, 2, 3, 9)
    expect(dayText(new Date(2026, 2, 3, 0, 1), now, 'nl')).toBe('vandaag')
    expect(dayText(new Date(2026, 2, 2, 23, 59), now, 'nl')).toBe('gisteren')
    expect(dayText(new Date(2026, 1, 27), now, 'nl')).toBe('vrijdag 27 februari')
    expect(dayText(new Date(2025, 11, 31), now, 'nl')).toBe('woensdag 31 december 2025')
  })
})
