import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { reaction as endPresence } from '#functions/notifications/reactions/endPresence.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPresenceRow, markOnline, moveOnlineEnd } from '#functions/stores/members/presence.ts'
import { addConnection, removeConnection } from '#functions/stores/notifications/connections.ts'
import { followPing } from '#functions/stores/notifications/looking.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { maxMemberIds } from '#shared/model/ids.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { ask, openLive } from '#test/support/live.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { unitsOf } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()

const yesterday = new Date('2026-11-21T12:00:00Z')
const noon = new Date('2026-11-22T12:00:00Z')
const sockets: WebSocket[] = []
let viewer: Member
let other: Member

beforeEach(async () => {
  // The day before, because adding a member counts as activity.
  stack.clock.stopAt(yesterday)
  viewer = await anna(stack)
  other = await bram(stack)
  await viewer.call(chats.send, { body: { member: other.id, id: newId(), text: 'Hoi' } })
  await stack.settle()
  stack.clock.stopAt(noon)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  proxy.fate = () => 'pass'
  proxy.delayMs = 0
  await stack.settle()
  stack.clock.reset()
})

async function connect(who: Member): Promise<WebSocket> {
  const socket = await openLive(who)
  sockets.push(socket)
  return socket
}
const countConnections = async () =>
  (await list(z.object({ SK: z.string() }), keys.connections(other.id), { consistent: true })).items.length
/** Lets minutes pass in which the browsers send their pings. */
async function stayOpen(minutes: number, ...open: readonly WebSocket[]): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 4) {
    later(Math.min(4, minutes - passed) * 60)
    for (const socket of open) expect(await ask(socket, '{"type":"ping"}')).toEqual({ type: 'pong' })
  }
}
/** Closes a connection of the other member, and waits until the connection's row is removed. */
async function disconnect(socket: WebSocket): Promise<void> {
  const before = await countConnections()
  socket.close()
  await vi.waitFor(async () => expect(await countConnections()).toBeLessThan(before), { timeout: 15_000 })
  await stack.settle()
}
/** Writes of a connection, without the check of its session. */
const addUnchecked = (connection: string) =>
  addConnection({ id: other.id } as never, newId(), connection, stack.clock.now()).filter(({ step }) => step.Put)
const later = (seconds: number, milliseconds = 0) =>
  stack.clock.stopAt(new Date(stack.clock.now().getTime() + seconds * 1_000 + milliseconds))

const listed = async (ids: readonly string[]) =>
  (await viewer.call(members.online, { query: { ids: ids.join(',') } })).ids
const inConversation = async () => (await viewer.call(chats.open, { query: { member: other.id } })).presence
const onProfile = async () => (await viewer.call(members.profile, { query: { id: other.id } })).presence

/** Presence shown in the conversation; the profile and the lists must show the same. */
async function shown() {
  const presence = await inConversation()
  expect(await onProfile()).toBe(presence)
  expect(await listed([other.id])).toEqual(presence === 'online' ? [other.id] : [])
  return presence
}

describe('LIVE-11 a member is online', () => {
  test('while a connection is open, and until 5 minutes after it closed', async () => {
    expect(await shown()).toBeNull()
    const socket = await connect(other)
    expect(await shown()).toBe('online')
    await stayOpen(60, socket)
    expect(await shown()).toBe('online')
    later(60)
    await disconnect(socket)
    later(5 * 60, -1)
    expect(await shown()).toBe('online')
    later(0, 1)
    expect(await shown()).toBe('today')
  })

  test('until the last of several connections closed', async () => {
    const first = await connect(other)
    const second = await connect(other)
    later(60)
    await disconnect(first)
    await stayOpen(12, second)
    expect(await shown()).toBe('online')
    await disconnect(second)
    later(5 * 60)
    expect(await shown()).toBe('today')
  })

  test('again after a new connection', async () => {
    await disconnect(await connect(other))
    later(6 * 60)
    expect(await shown()).toBe('today')
    await connect(other)
    expect(await shown()).toBe('online')
  })

  test('until 5 minutes after a ping is missing, of a browser that vanished in or after its handshake', async () => {
    await commit(addUnchecked('vanished'))
    later(liveConnection.onlineSeconds + 5 * 60, -1)
    expect(await shown()).toBe('online')
    later(0, 1)
    expect(await shown()).toBe('today')
    const socket = await connect(other)
    await stayOpen(12, socket)
    later(liveConnection.onlineSeconds + 5 * 60, -1)
    expect(await shown()).toBe('online')
    later(0, 1)
    expect(await shown()).toBe('today')
  })

  test('no longer than the pings of the connections that are left', async () => {
    const [left, closed] = [newId(), newId()]
    await commit(addUnchecked(left))
    later(60)
    await commit(addUnchecked(closed))
    await commit(removeConnection(other.id, closed))
    await stack.settle()
    expect((await findPresenceRow(other.id))!.onlineUntil).toBe(
      new Date(stack.clock.now().getTime() + liveConnection.onlineSeconds * 1_000).toISOString(),
    )
    await commit(removeConnection(other.id, left))
    await stack.settle()
    later(5 * 60)
    expect(await shown()).toBe('today')
  })

  test('again with the next ping of a browser that was suspended', async () => {
    const socket = await connect(other)
    later(9.5 * 60)
    expect(await shown()).toBe('today')
    await ask(socket, '{"type":"ping"}')
    expect(await shown()).toBe('online')
  })

  test('OPEN-43 frequent pings write once a minute', async () => {
    const socket = await connect(other)
    await stack.settle()
    later(59)
    proxy.calls.length = 0
    for (let count = 0; count < 5; count++) await ask(socket, '{"type":"ping"}')
    expect(proxy.calls.filter(({ operation }) => operation === 'TransactWriteItems')).toEqual([])
    later(1)
    for (let count = 0; count < 5; count++) await ask(socket, '{"type":"ping"}')
    expect(proxy.calls.filter(({ operation }) => operation === 'TransactWriteItems')).toHaveLength(1)
  })

  test('LIVE-07 a ping is answered without the table', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const socket = await connect(other)
    proxy.fate = () => 'refuse-connection'
    expect(await ask(socket, '{"type":"ping"}')).toEqual({ type: 'pong' })
  })
})

describe('LIVE-11 a member was active today', () => {
  test('after a page was open without a connection', async () => {
    await other.call(account.current)
    expect(await shown()).toBe('today')
    stack.clock.stopAt(new Date('2026-11-22T22:59:59.999Z'))
    expect(await shown()).toBe('today')
    stack.clock.stopAt(new Date('2026-11-22T23:00:00.000Z'))
    expect(await shown()).toBeNull()
  })
})

describe('LIVE-11 neither is shown', () => {
  const cases: Record<string, () => Promise<unknown>> = {
    'of an invisible member': () => other.call(account.change, { body: { invisible: true } }),
    'of a member who switched it off': () => other.call(account.change, { body: { shows_presence: false } }),
    'of a fictional profile': () => changeAccount(other.id, { fictional: true }),
  }
  test.each(Object.keys(cases))('%s', async (name) => {
    // An invisible member stays visible to members to whom they wrote.
    await other.call(chats.send, { body: { member: viewer.id, id: newId(), text: 'Dag' } })
    await other.call(account.current)
    await connect(other)
    expect(await shown()).toBe('online')
    await cases[name]!()
    expect(await shown()).toBeNull()
    await stack.settle()
    later(2 * 3_600)
    expect(await shown()).toBeNull()
  })

  test('only while the switch is off, which does not hide others from that member', async () => {
    await connect(other)
    expect((await viewer.call(account.current)).shows_presence).toBe(true)
    expect((await viewer.call(account.change, { body: { shows_presence: false } })).shows_presence).toBe(false)
    expect(await shown()).toBe('online')
    await other.call(account.change, { body: { shows_presence: false } })
    expect((await other.call(account.current)).shows_presence).toBe(false)
    await other.call(account.change, { body: { shows_presence: true } })
    expect(await shown()).toBe('online')
  })

  const unreachable: Record<string, () => Promise<unknown>> = {
    'of a banned member': () => changeAccount(other.id, { status: 'banned' }),
    'of a leaving member': () => changeAccount(other.id, { status: 'deletion_pending' }),
    'of an unconfirmed member': () => changeAccount(other.id, { status: 'not_confirmed' }),
    'of a member who blocked the viewer': () => other.call(safety.block, { body: { id: viewer.id } }),
    'of a member whom the viewer blocked': () => viewer.call(safety.block, { body: { id: other.id } }),
  }
  test.each(Object.keys(unreachable))('%s, at once', async (name) => {
    await connect(other)
    const { conversation } = await viewer.call(chats.open, { query: { member: other.id } })
    await unreachable[name]!()
    expect(await listed([other.id])).toEqual([])
    expect(await onProfile().catch(() => null)).toBeNull()
    const open = viewer.call(chats.open, { query: { conversation } })
    expect(await open.then(({ presence }) => presence).catch(() => null)).toBeNull()
  })

  test('to a visitor, or on the own profile', async () => {
    await changeAccount(other.id, { shownToVisitors: true })
    await connect(other)
    const own = await other.call(members.profile, { query: { id: other.id } })
    expect(own.presence).toBeNull()
    const seen = await stack.visitor().call(members.profile, { query: { id: other.id } })
    expect(seen.presence).toBeNull()
  })

  test('of unknown members; a member who is asked for twice is listed once', async () => {
    await connect(other)
    expect(await listed([newId(), other.id, viewer.id, other.id])).toEqual([other.id])
  })
})

describe('LIVE-11 presence stays true despite', () => {
  /**
   * Delays the answer to the reaction's next query for connections, and runs `change` meanwhile.
   */
  function during(change: () => Promise<unknown>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    proxy.fate = (operation, input) => {
      const isList = operation === 'Query' && JSON.stringify(input).includes('CONNECTION#')
      if (!isList) return 'pass'
      proxy.fate = () => 'pass'
      proxy.delayMs = 600
      setTimeout(() => {
        proxy.delayMs = 0
        change().then(resolve, reject)
      }, 150)
      return 'pass'
    }
    return promise
  }

  test('a connection that opens while the last one closes', async () => {
    const socket = await connect(other)
    const opened = during(() => connect(other))
    socket.close()
    await opened
    await stack.settle()
    later(6 * 60)
    expect(await shown()).toBe('online')
    later(5 * 60)
    expect(await shown()).toBe('today')
  })

  test('a list that misses the connection just opened', async () => {
    await connect(other)
    const row = (await findPresenceRow(other.id))!
    await expect(commit(moveOnlineEnd(other.id, row, noon))).rejects.toThrow(Conflict)
    expect(await shown()).toBe('online')
  })

  test('an end that was read before another one', async () => {
    const socket = await connect(other)
    const row = (await findPresenceRow(other.id))!
    await disconnect(socket)
    await expect(commit(moveOnlineEnd(other.id, row, new Date(noon.getTime() + 3_600_000)))).rejects.toThrow(Conflict)
    later(5 * 60)
    expect(await shown()).toBe('today')
  })

  test('a ping that was read before the connection closed', async () => {
    const socket = await connect(other)
    later(120)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    proxy.fate = (operation) => {
      if (operation !== 'TransactWriteItems') return 'pass'
      proxy.fate = () => 'pass'
      // Delays the write of the ping until the closing connection has stored the end of presence.
      commit(moveEnd()).then(resolve, reject)
      return 'throttled'
    }
    const moveEnd = () => [
      put(keys.presence(other.id), { connection: 'closed', onlineUntil: stack.clock.now().toISOString() }),
    ]
    await ask(socket, '{"type":"ping"}')
    await promise
    expect((await findPresenceRow(other.id))!.onlineUntil).toBe(stack.clock.now().toISOString())
  })

  test('a ping that is handled after its connection closed', async () => {
    const connection = newId()
    await commit(addUnchecked(connection))
    later(60)
    await commit(removeConnection(other.id, connection))
    await stack.settle()
    const row = await findPresenceRow(other.id)
    later(1)
    await followPing(other.id, connection, false, stack.clock.now())
    expect(await findPresenceRow(other.id)).toEqual(row)
  })

  test('a closing that is delivered again', async () => {
    await disconnect(await connect(other))
    const row = await findPresenceRow(other.id)
    later(60)
    await endPresence.run({ PK: keys.presence(other.id).PK } as never, stack.clock.now())
    expect(await findPresenceRow(other.id)).toEqual(row)
  })
})

test('LIVE-11 quality.md speed: the online members of a full page cost half a read unit each, at most twice', async () => {
  const ids = Array.from({ length: maxMemberIds }, () => newId())
  const unitsFor = async () => {
    proxy.calls.length = 0
    await listed(ids)
    return unitsOf(proxy.calls)
  }
  const owner = (await findAccount(other.id))!
  const store = async (at: Date) => {
    for (const id of ids) await commit([put(keys.account(id), { ...owner, id }), markOnline(id, newId(), at)])
    // Waits for the reactions to these writes, because their reads would be counted too.
    await stack.settle()
  }
  await store(yesterday)
  expect(await listed(ids)).toEqual([])
  expect(await unitsFor()).toBeLessThanOrEqual(0.5 * maxMemberIds + 2)
  await store(noon)
  expect(await listed(ids)).toHaveLength(maxMemberIds)
  expect(await unitsFor()).toBeLessThanOrEqual(maxMemberIds + 2)
})
