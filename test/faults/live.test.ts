import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { handler as liveQueue } from '#functions/notifications/queues/live.ts'
import { localVariableNames } from '#functions/platform/resources.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { endSessions } from '#functions/stores/account/sessions.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import type { LiveMessage } from '#functions/stores/notifications/hints.ts'
import { commit } from '#functions/table/transaction.ts'
import { apiFaults } from '#infra/local/socket-faults.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { buy } from '#test/support/buying.ts'
import { sequence } from '#test/support/faults.ts'
import { closeCodeOf, followHints, openLive } from '#test/support/live.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { deliverAgain, recordsOf, tableOf } from '#test/support/stream.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()
const patience = process.env[localVariableNames.clientPatience]
// Uses the same timeouts as on AWS. They end a post to a connection that never answers.
beforeAll(() => {
  process.env[localVariableNames.clientPatience] = '1'
})
afterAll(() => {
  process.env[localVariableNames.clientPatience] = patience
})
const open: WebSocket[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(async () => {
  vi.restoreAllMocks()
  proxy.fate = () => 'pass'
  proxy.isStale = () => false
  stack.sockets.setFaults({})
  stack.queues.refuse('live', false)
  await stack.queues.pause('live', false)
  for (const socket of open.splice(0)) socket.terminate()
  await stack.settle()
  stack.queues.clear()
})

async function connect(member: Member) {
  const socket = await openLive(member)
  open.push(socket)
  return { socket, hints: followHints(stack, socket) }
}
const send = (from: Member, to: Member, text = 'Hoi') =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })

/** What two members see of messages, credits and likes, and what they were charged. */
async function stateOf(a: Member, b: Member) {
  const { messages, credits } = await a.call(chats.open, { query: { member: b.id } })
  const { unread } = await b.call(chats.list, { query: {} })
  const { new_likes } = await b.call(likes.list)
  const ledger = (await listLedger(a.id)).map((entry) => entry.credits)
  return { texts: messages.map(({ text }) => text), credits, unread, new_likes, ledger: ledger.toSorted() }
}

/**
 * Sends messages, reads one, gives a like and buys credits; returns the state that both members
 * see.
 */
async function live(a: Member, b: Member) {
  await send(a, b, 'Een')
  await send(a, b, 'Twee')
  await b.call(chats.open, { query: { member: a.id } })
  await send(a, b, 'Drie')
  await a.call(likes.like, { body: { id: b.id } })
  await buy(stack, a)
  await stack.settle()
  return stateOf(a, b)
}

/** Expects that a mail, which depends on the same stream, is still sent. */
async function expectMail(member: Member): Promise<void> {
  const before = stack.mailbox.list(member.email).length
  await stack.visitor().call(ownAccount.requestReset, { body: { email: member.email } })
  await stack.settle()
  expect(stack.mailbox.list(member.email).length).toBe(before + 1)
}

const members = async () => [await anna(stack, { credits: 10 }), await bram(stack)] as const
const usual = async () => live(...(await members()))

describe('LIVE-13 messages, credits and likes are the same, and nothing is stuck, while', () => {
  test.each(apiFaults)('posting to connections fails: %s', async (fault) => {
    const expected = await usual()
    const [a, b] = await members()
    const theirs = await connect(b)
    // Passes the time during which a connection may still be opening.
    stack.clock.advance({ seconds: 11 })
    stack.sockets.setFaults({ api: fault })
    expect(await live(a, b)).toEqual(expected)
    await expectMail(b)
    expect(await theirs.hints()).toEqual([])
    stack.sockets.setFaults({})
    const back = fault === '410' ? await reconnect(b, theirs.socket) : theirs
    await send(a, b, 'Vier')
    expect((await back.hints()).map(({ type }) => type)).toEqual(['message'])
    stack.clock.reset()
  })

  /**
   * Expects that a connection which the server removed is closed at its next ping. Then reconnects,
   * as the page does.
   */
  async function reconnect(member: Member, socket: WebSocket) {
    const closed = closeCodeOf(socket)
    socket.send('{"type":"ping"}')
    expect(await closed).toBe(1000)
    return connect(member)
  }

  test('the queue accepts nothing', async () => {
    const expected = await usual()
    const [a, b] = await members()
    const theirs = await connect(b)
    stack.queues.refuse('live', true)
    expect(await live(a, b)).toEqual(expected)
    await expectMail(b)
    expect(await theirs.hints()).toEqual([])
    // The failure is only logged. If it failed the reaction, the stream would retry the change or
    // set it aside, and delay later changes.
    const logged = vi.mocked(console.error).mock.calls.map(([entry]) => (entry as { event: string }).event)
    expect([...new Set(logged)]).toEqual(['hints_not_queued'])
    stack.queues.refuse('live', false)
    await send(a, b, 'Vier')
    expect((await theirs.hints()).map(({ type }) => type)).toEqual(['message'])
  })

  test('nothing reads the queue; its messages are delivered later or dropped, and change nothing', async () => {
    const expected = await usual()
    const [a, b] = await members()
    const theirs = await connect(b)
    await stack.queues.pause('live', true)
    expect(await live(a, b)).toEqual(expected)
    await expectMail(b)
    await stack.queues.pause('live', false)
    await theirs.hints()
    expect(await stateOf(a, b)).toEqual(expected)
  })
})

describe('LIVE-03 the same state after', () => {
  test('each hint of the queue three times, out of order, and each change of the table again', async () => {
    const expected = await usual()
    const [a, b] = await members()
    await Promise.all([connect(a), connect(b)])
    stack.sockets.setFaults({ isDoubling: true, isReordering: true, delayMs: 30 })
    const queued: LiveMessage[] = []
    for (const to of [a, b])
      for (const hint of [{ type: 'like' }, { type: 'credits' }, { type: 'photo' }] as const)
        queued.push({ to: to.id, hint, at: stack.clock.now().toISOString() })
    expect(await live(a, b)).toEqual(expected)
    const before = await tableOf(stack)
    const random = sequence(9)
    const shuffled = [...queued, ...queued, ...queued].sort(() => random() - 0.5)
    for (let start = 0; start < shuffled.length; start += 7) {
      const Records = shuffled.slice(start, start + 7).map((message, at) => ({
        messageId: String(at),
        body: JSON.stringify(message),
      }))
      expect(await liveQueue({ Records } as never)).toEqual({ batchItemFailures: [] })
    }
    await deliverAgain((await recordsOf(stack)).toReversed(), 13)
    await stack.settle()
    expect(await stateOf(a, b)).toEqual(expected)
    expect(await tableOf(stack)).toEqual(before)
  })
})

describe('LIVE-02 a connection opens although', () => {
  /**
   * Changes the account after the handshake has read it. Returns a function that tells how often
   * the handshake has tried to write since the change.
   */
  function changeMeanwhile({ id }: Member, change: () => Promise<unknown>): () => number {
    let attempts = 0
    let isChanged = false
    let isBegun = false
    const begin = async () => {
      if (isBegun) return
      isBegun = true
      await change()
      isChanged = true
    }
    proxy.fate = (operation, input) => {
      const isConnect = ['onlineUntil', id].every((word) => JSON.stringify(input).includes(word))
      if (operation !== 'TransactWriteItems' || !isConnect) return 'pass'
      void begin()
      if (isChanged) attempts++
      return isChanged ? 'pass' : 'conflict'
    }
    return () => attempts
  }

  test('the account changes between its read and its write', async () => {
    const member = await anna(stack, { status: 'not_confirmed' })
    const attempts = changeMeanwhile(member, () => changeAccount(member.id, { status: 'active' }))
    const { socket, hints } = await connect(member)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    expect(attempts()).toBe(2)
    await send(await bram(stack), member)
    // The hint about the confirmed address may be sent before or after the connection opens.
    const types = (await hints()).map(({ type }) => type).filter((type) => type !== 'confirmed')
    expect(types).toEqual(['message'])
  })

  test('and not if that change ends the session', async () => {
    const member = await anna(stack)
    const attempts = changeMeanwhile(member, async () => commit([endSessions((await findAccount(member.id))!)]))
    await expect(connect(member)).rejects.toThrow('403')
    expect(attempts()).toBe(1)
  })
})
