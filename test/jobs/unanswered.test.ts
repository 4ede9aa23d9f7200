import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { answerWaiting } from '#functions/stores/chats/desk.ts'
import { addMessage, findMessage } from '#functions/stores/chats/message.ts'
import { overdueUntil, returnUnanswered, type WaitingRow, waitingSince } from '#functions/stores/chats/unanswered.ts'
import { addLedgerEntry, listLedger } from '#functions/stores/credits/ledger.ts'
import { keys } from '#functions/table/keys.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as desk from '#shared/contract/desk.ts'
import * as fictional from '#shared/contract/fictional.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { archive } from '#test/support/archive.ts'
import { creditsOf, sendPhoto } from '#test/support/chat-photos.ts'
import { answer, fictive, hoursMs, messagesOf, openHost, openWaiting, write } from '#test/support/desk.ts'
import { tracesOf } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const run = () => stack.runJob('desk', 'returnUnanswered')
/** Stops the clock `ms` milliseconds after `sentAt`, the time of a message. */
const at = (sentAt: string, ms: number) => void stack.clock.stopAt(new Date(Date.parse(sentAt) + ms))
const day = 24 * hoursMs
const returnedTo = async (member: Member) =>
  (await listLedger(member.id)).filter(({ reason }) => reason === 'unanswered').map(({ credits }) => credits)
const lastSentAt = async (member: Member, to: Member) => (await messagesOf(member, to)).at(-1)!.sent_at

describe('CHAT-36 a message that a fictional profile does not answer', () => {
  test('gives its credits back 24:00:00 after it was sent, not at 23:59:59.999, and once however often the job runs', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    at(sentAt, day - 1)
    await run()
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([99, []])
    expect((await messagesOf(she, profile))[0]).not.toHaveProperty('returned')
    at(sentAt, day)
    await Promise.all([run(), run(), run()])
    await run()
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([100, [1]])
    expect((await messagesOf(she, profile))[0]).toMatchObject({ returned: 1 })
  })

  test('gives back what a text, a gift and a photo cost, each at its own time', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const first = await lastSentAt(she, profile)
    at(first, hoursMs)
    await she.call(chats.send, { body: { member: profile.id, id: newId(), gift: 'rose' } })
    at(first, 2 * hoursMs)
    await sendPhoto(stack, she, profile)
    expect(await creditsOf(she)).toBe(100 - 1 - 3 - 2)
    at(first, day)
    await run()
    expect(await returnedTo(she)).toEqual([1])
    at(first, day + hoursMs + 60_000)
    await run()
    expect((await returnedTo(she)).sort()).toEqual([1, 3])
    at(first, day + 3 * hoursMs)
    await run()
    expect([await creditsOf(she), (await messagesOf(she, profile)).map(({ returned }) => returned)]).toEqual([
      100,
      [1, 3, 2],
    ])
    const { returned } = await she.call(credits.returned, {})
    expect(returned.map((entry) => entry.credits)).toEqual([2, 3, 1])
  })

  test('gives back the credits of more messages than one transaction holds', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    for (let n = 0; n < 65; n++) await write(she, profile, `Bericht ${n}`)
    expect(await creditsOf(she)).toBe(35)
    at(await lastSentAt(she, profile), day)
    await run()
    expect([await creditsOf(she), (await returnedTo(she)).length]).toEqual([100, 65])
    const pages = [await she.call(credits.returned, {})]
    while (pages.at(-1)!.next) pages.push(await she.call(credits.returned, { query: { cursor: pages.at(-1)!.next! } }))
    expect(new Set(pages.flatMap(({ returned }) => returned.map(({ id }) => id))).size).toBe(65)
  })

  test('gives its credits back where several are sent at the same moment, each of them and once', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await Promise.all(Array.from({ length: 6 }, (_, n) => write(she, profile, `Bericht ${n}`)))
    expect(await creditsOf(she)).toBe(94)
    at(await lastSentAt(she, profile), day)
    await run()
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([100, [1, 1, 1, 1, 1, 1]])
  })

  test('gives its credits back where its call began before that of the message stored earlier', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    at(sentAt, -5)
    await write(she, profile, 'Ook hoi')
    expect((await messagesOf(she, profile)).map(({ text }) => text)).toEqual(['Hoi', 'Ook hoi'])
    at(sentAt, day + 1000)
    await run()
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([100, [1, 1]])
  })

  test('gives the credits of a photo back whose inspection began before the message stored earlier', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    at(sentAt, -5)
    await sendPhoto(stack, she, profile)
    at(sentAt, day + 1000)
    await run()
    expect([await creditsOf(she), (await returnedTo(she)).sort()]).toEqual([100, [1, 2]])
  })

  test('gives its credits back where its call began before an answer that is stored earlier', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const sent = await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    await openWaiting(host, sent)
    at(sentAt, 50)
    await answer(host, sent)
    at(sentAt, -5)
    await write(she, profile, 'Ben je daar?')
    at(sentAt, day + 1000)
    await run()
    expect((await messagesOf(she, profile)).map(({ returned }) => returned)).toEqual([undefined, undefined, 1])
    expect(await creditsOf(she)).toBe(99)
  })

  test('gives its credits back where the last of one transaction and the first of the next have one time', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const { conversation } = await write(she, profile)
    const first = Date.parse(await lastSentAt(she, profile))
    for (let n = 1; n < 65; n++) {
      // Two messages have the same time, as stored messages of a conversation may.
      const sentAt = new Date(first + (n === 30 ? 29 : n)).toISOString()
      const message = { id: newId(), from: she.id, type: 'text', text: `Bericht ${n}`, sentAt } as const
      const entry = { credits: -1, reason: 'message', at: sentAt, conversation } as const
      await commit([addMessage(conversation, message), addLedgerEntry(she.id, message.id, entry, undefined)])
    }
    at(new Date(first).toISOString(), day + 1000)
    await run()
    expect((await returnedTo(she)).length).toBe(65)
    expect((await findChat(profile.id, conversation, { consistent: true }))?.dueAt).toBeUndefined()
  })

  test('gives nothing back after an answer in the last millisecond, and an answer a millisecond later is refused', async () => {
    const [she, late, profile] = [await anna(stack), await anna(stack), await fictive(stack)]
    const [first, second] = [await write(she, profile), await write(late, profile)]
    const sentAt = await lastSentAt(she, profile)
    const lateAt = await lastSentAt(late, profile)
    at(sentAt, day - 1)
    const host = await openHost(stack)
    await openWaiting(host, first)
    await answer(host, first)
    at(lateAt, day - 1)
    await openWaiting(host, second)
    at(lateAt, day)
    await expectRefusal(answer(host, second), 'not_waiting')
    await run()
    expect([await returnedTo(she), await creditsOf(she)]).toEqual([[], 99])
    expect([await returnedTo(late), await creditsOf(late)]).toEqual([[1], 100])
  })

  test('is either answered or given back, whichever transaction is first, and never both', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 16; round++) {
      const [she, profile] = [await anna(stack), await fictive(stack)]
      const { conversation, id } = await write(she, profile)
      const row = (await findChat(profile.id, conversation, { consistent: true })) as WaitingRow
      const later = new Date(Date.parse(waitingSince(row)) + day)
      const message = { id: newId(), from: profile.id, type: 'text', text: 'Dag', sentAt: later.toISOString() } as const
      const answering = async () => {
        await sleep(round === 15 ? 1_000 : round)
        // Writes with the row that was read before the race.
        await commit([answerWaiting(profile.id, row, message), addMessage(conversation, message)])
      }
      const key = keys.chat(profile.id, conversation)
      const [answered] = await Promise.allSettled([answering(), returnUnanswered(key, overdueUntil(later), later)])
      const isAnswered = answered.status === 'fulfilled'
      outcomes.add(answered.status)
      expect(await returnedTo(she)).toEqual(isAnswered ? [] : [1])
      expect((await findMessage(conversation, waitingSince(row), id))?.returned).toBe(isAnswered ? undefined : 1)
    }
    expect(outcomes.size).toBe(2)
  })

  test('is not answered by a host who has not seen the newer one, even in the same moment', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const { conversation } = await write(she, profile)
    const row = (await findChat(profile.id, conversation, { consistent: true })) as WaitingRow
    await write(she, profile, 'Wacht even')
    const message = {
      id: newId(),
      from: profile.id,
      type: 'text',
      text: 'Dag',
      sentAt: '2999-01-01T00:00:00.000Z',
    } as const
    await expect(commit([answerWaiting(profile.id, row, message)])).rejects.toBeInstanceOf(Conflict)
  })

  test('keeps its place and its time where a newer message follows, and the newer one is still answerable', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    at(sentAt, 10 * hoursMs)
    const second = await write(she, profile, 'Ben je er nog?')
    at(sentAt, day)
    await run()
    const host = await openHost(stack)
    const { conversations } = await host.call(desk.list)
    const mine = conversations.find(({ conversation }) => conversation === second.conversation)
    expect(Date.parse(mine!.waiting_since)).toBe(Date.parse(await lastSentAt(she, profile)))
    await openWaiting(host, second)
    await answer(host, second)
    at(sentAt, 3 * day)
    await run()
    expect(await returnedTo(she)).toEqual([1])
  })

  test('gives its credits back from the archive too', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const { conversation } = await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    await archive(profile.id, she.id)
    expect((await findChat(profile.id, conversation))?.SK).toMatch(/^ARCHIVED_CHAT/)
    at(sentAt, day)
    await run()
    expect(await returnedTo(she)).toEqual([1])
  })

  test('gives its credits back where the member has blocked the profile', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    await she.call(safety.block, { body: { id: profile.id } })
    at(sentAt, day)
    await run()
    expect([await returnedTo(she), await creditsOf(she)]).toEqual([[1], 100])
  })

  test('gives its credits back when its block is lifted, for no host sees it then, and a later one waits on its own', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const hidden = await lastSentAt(she, profile)
    at(hidden, 60_000)
    await she.call(safety.block, { body: { id: profile.id } })
    at(hidden, hoursMs)
    await Promise.all([1, 2].map(() => she.call(safety.unblock, { body: { id: profile.id } })))
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([100, [1]])
    at(hidden, 2 * hoursMs)
    const sent = await write(she, profile, 'Toch nog iets')
    const host = await openHost(stack)
    const opened = await openWaiting(host, sent)
    expect(opened.waiting_since).toBe(opened.messages[0]?.sent_at)
    await answer(host, sent)
    at(hidden, 2 * day)
    await run()
    expect([await creditsOf(she), await returnedTo(she)]).toEqual([99, [1]])
  })

  test('gives its credits back when staff remove the profile, and leaves no trace of the conversation', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    await host.call(desk.note, {
      body: { profile: profile.id, conversation: sent.conversation, id: newId(), text: 'Zeilt' },
    })
    const moderator = await openStaff(stack)
    await moderator.call(fictional.remove, { query: { id: profile.id } })
    vi.spyOn(console, 'info').mockReturnValue()
    stack.clock.advance({ seconds: 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    expect([await returnedTo(she), await creditsOf(she)]).toEqual([[1], 100])
    const traces = await tracesOf(stack, [sent.conversation])
    expect(traces.filter((trace) => !/LEDGER|MODERATION/.test(trace))).toEqual([])
    expect(traces.some((trace) => trace.startsWith('CONVERSATION#'))).toBe(false)
  })

  test('is purged with its sender: claim, notes and queue entry too', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    await host.call(desk.note, {
      body: { profile: profile.id, conversation: sent.conversation, id: newId(), text: 'Zeilt' },
    })
    await leave(stack, she, she.email)
    vi.spyOn(console, 'info').mockReturnValue()
    stack.clock.advance({ days: deletionGraceDays, seconds: 1 })
    await stack.runJob('account', 'purgeMembers')
    await run()
    await stack.settle()
    expect(await tracesOf(stack, [she.id, sent.conversation])).toEqual([])
  })

  test('comes back to a member who is leaving, for they may return', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    await leave(stack, she, she.email)
    at(sentAt, day)
    await run()
    expect([await returnedTo(she), await creditsOf(she)]).toEqual([[1], 100])
  })

  test('does not bring a purged member back', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    await write(she, profile)
    const sentAt = await lastSentAt(she, profile)
    await commit([remove(keys.account(she.id))])
    at(sentAt, day + deletionGraceDays * 24 * hoursMs)
    await run()
    expect((await tracesOf(stack, ['unanswered#'])).filter((trace) => trace.includes(she.id))).toEqual([])
    expect((await findChat(profile.id, conversationOf(she.id, profile.id)))?.dueAt).toBeUndefined()
  })
})
