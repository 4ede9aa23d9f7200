import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPresenceRow, findSeen } from '#functions/stores/members/presence.ts'
import { addConnection, listConnections } from '#functions/stores/notifications/connections.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import { hiddenQuery } from '#shared/contract/live.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { ask, openLive } from '#test/support/live.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()

const start = new Date('2027-06-01T12:00:00Z')
const time = (seconds: number) => new Date(start.getTime() + seconds * 1_000)
const at = (seconds: number) => stack.clock.stopAt(time(seconds))
const sockets: WebSocket[] = []
let member: Member
beforeEach(async () => {
  at(-7_200)
  member = await anna(stack)
  at(0)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await stack.settle()
  stack.clock.reset()
})

async function open(who = member, isHidden = false): Promise<WebSocket> {
  const socket = await openLive(who, isHidden ? `?${hiddenQuery}=1` : '')
  sockets.push(socket)
  return socket
}
const hide = (socket: WebSocket) => ask(socket, '{"type":"ping","hidden":true}')
const show = (socket: WebSocket) => ask(socket, '{"type":"ping"}')
/**
 * Last time at which a page was visible, and the time until which the member counts as looking, in
 * seconds after the start.
 */
async function look() {
  const { seenAt, lookingUntil } = await findSeen(member.id, stack.clock.now())
  const seconds = (moment: Date) => (moment.getTime() - start.getTime()) / 1_000
  return [seconds(new Date(seenAt)), lookingUntil && seconds(lookingUntil)]
}
const { onlineSeconds } = liveConnection

describe('NOTIF-16 a member is taken to be looking', () => {
  test('until a ping of the visible page is missing', async () => {
    const socket = await open()
    expect(await look()).toEqual([0, onlineSeconds])
    at(240)
    await show(socket)
    expect(await look()).toEqual([240, 240 + onlineSeconds])
    at(240 + onlineSeconds)
    expect(await look()).toEqual([240, undefined])
  })

  test('until the page is hidden, though it stays connected, and again once it is visible', async () => {
    const socket = await open()
    at(20)
    await hide(socket)
    expect(await look()).toEqual([20, undefined])
    at(240)
    await hide(socket)
    expect(await look()).toEqual([20, undefined])
    expect((await findPresenceRow(member.id))!.onlineUntil).toBe(time(240 + onlineSeconds).toISOString())
    at(250)
    await show(socket)
    expect(await look()).toEqual([250, 250 + onlineSeconds])
  })

  test('not by a connection that a hidden page opens', async () => {
    const first = await open()
    at(20)
    await hide(first)
    at(500)
    const second = await open(member, true)
    expect(await look()).toEqual([20, undefined])
    at(510)
    await show(second)
    expect(await look()).toEqual([510, 510 + onlineSeconds])
  })

  test('while another browser has a visible page', async () => {
    const other = await onAnotherDevice(stack, member)
    const [phone, laptop] = [await open(), await open(other)]
    at(20)
    await hide(phone)
    expect(await look()).toEqual([0, onlineSeconds])
    at(30)
    await hide(laptop)
    expect(await look()).toEqual([30, undefined])
  })

  test('not after the last visible page closed while a hidden one is connected', async () => {
    const other = await onAnotherDevice(stack, member)
    const [phone, laptop] = [await open(), await open(other)]
    at(20)
    await hide(phone)
    at(40)
    laptop.close()
    await vi.waitFor(async () => expect(await listConnections(member.id)).toHaveLength(1), { timeout: 15_000 })
    await stack.settle()
    expect(await look()).toEqual([40, undefined])
    expect((await findPresenceRow(member.id))!.onlineUntil > time(40).toISOString()).toBe(true)
  })

  test('API-07 not after a beacon about all pages of the browser; one about a single page changes nothing', async () => {
    const other = await onAnotherDevice(stack, member)
    const beacon = (who: Member, body: object) =>
      who.raw('POST', notifications.pageHidden.path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
      })
    await open()
    at(20)
    await beacon(member, {})
    await beacon(other, { all: true })
    expect(await look()).toEqual([0, onlineSeconds])
    await beacon(member, { all: true })
    expect(await look()).toEqual([20, undefined])
    at(30)
    await beacon(member, { all: true })
    expect(await look()).toEqual([20, undefined])
  })

  test('not at the time at which a hint finds the page gone', async () => {
    const socket = await open()
    const [{ session } = { session: '' }] = await listConnections(member.id)
    socket.close()
    await vi.waitFor(async () => expect(await listConnections(member.id)).toEqual([]), { timeout: 15_000 })
    await stack.settle()
    at(100)
    const account = (await findAccount(member.id, { consistent: true }))!
    await commit(addConnection(account, session, 'gone', time(100)))
    expect(await look()).toEqual([100, 100 + onlineSeconds])
    const sender = await bram(stack)
    at(160)
    await sender.call(chats.send, { body: { member: member.id, id: newId(), text: 'Ben je er nog?' } })
    await stack.settle()
    expect(await listConnections(member.id)).toEqual([])
    expect(await look()).toEqual([100, undefined])
  })

  test('while connected, by the row of an older release', async () => {
    const row = { connection: 'old', onlineUntil: time(100).toISOString() }
    await commit([put(keys.presence(member.id), row)])
    expect(await look()).toEqual([0, 100])
    at(200)
    expect(await look()).toEqual([100, undefined])
  })
})

test('NOTIF-16 OPEN-43 pings that change nothing write nothing, of a visible and of a hidden page', async () => {
  const writesOf = async (ping: () => Promise<unknown>) => {
    proxy.calls.length = 0
    for (const _ of [1, 2, 3]) await ping()
    return proxy.calls.filter(({ operation }) => operation === 'TransactWriteItems').length
  }
  const socket = await open()
  await stack.settle()
  at(59)
  expect(await writesOf(() => show(socket))).toBe(0)
  expect(await writesOf(() => hide(socket))).toBe(1)
  at(100)
  expect(await writesOf(() => hide(socket))).toBe(0)
  at(59 + 240)
  expect(await writesOf(() => hide(socket))).toBe(1)
})
