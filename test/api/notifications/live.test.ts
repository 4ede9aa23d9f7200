import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { readCaller } from '#functions/auth/session.ts'
import { handler as disconnect } from '#functions/notifications/sockets/disconnect.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { endSessions, removeSession } from '#functions/stores/account/sessions.ts'
import { addConnection } from '#functions/stores/notifications/connections.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { dumpTable } from '#test/support/dump.ts'
import { ask, closeCodeOf, openLive, shakeHands } from '#test/support/live.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
let member: Member
beforeEach(async () => {
  member = await anna(stack)
})
const open: WebSocket[] = []
const openFor = async (one: Member) => {
  const socket = await openLive(one)
  open.push(socket)
  return socket
}
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  await stack.settle()
  stack.clock.reset()
  vi.restoreAllMocks()
})

const rowsOf = async ({ id }: { id: string }) =>
  (await dumpTable(stack)).filter(({ PK, SK, memberId }) =>
    PK === `MEMBER#${id}` ? /^CONNECTION#/.test(String(SK)) : /^CONNECTION#/.test(String(PK)) && memberId === id,
  )
const sessionOf = async ({ cookies }: Member) =>
  (await readCaller(
    [...cookies].map(([name, value]) => `${name}=${value}`),
    stack.clock.now(),
  ))!.sessionId

describe('LIVE-02 connecting', () => {
  test('a member gets a connection, stored with its session for 2 hours (LIVE-09)', async () => {
    const before = Math.floor(stack.clock.now().getTime() / 1000)
    await openFor(member)
    const [own, reverse, ...others] = (await rowsOf(member)).toSorted((a, b) => (a.memberId ? 1 : b.memberId ? -1 : 0))
    expect(others).toEqual([])
    const connection = String(own!.SK).slice('CONNECTION#'.length)
    expect(own).toMatchObject({ PK: `MEMBER#${member.id}`, session: await sessionOf(member) })
    expect(reverse).toEqual({
      PK: `CONNECTION#${connection}`,
      SK: 'MEMBER',
      memberId: member.id,
      session: own!.session,
      ttl: own!.ttl,
    })
    expect(Number(own!.ttl) - before - 7_200).toBeGreaterThanOrEqual(0)
    expect(Number(own!.ttl) - before - 7_200).toBeLessThan(60)
  })

  const site = () => new URL(stack.url).host
  const refused: Record<string, (who: Member) => Promise<Parameters<typeof shakeHands>[1]> | object> = {
    'no cookie': () => ({}),
    'a forged session': ({ cookies }) => ({
      cookies: new Map([...cookies].map(([name, value]) => [name, `${value.slice(0, -6)}AAAAAA`])),
    }),
    'an ended session': async (who) => {
      const cookies = new Map(who.cookies)
      await who.call(account.logout)
      return { cookies }
    },
    'a session before the end of all sessions': async (who) => {
      await commit([endSessions((await findAccount(who.id))!)])
      return who
    },
    'a banned member': async (who) => {
      await changeAccount(who.id, { status: 'banned' })
      return who
    },
    'no origin': ({ cookies }) => ({ cookies, headers: { Origin: undefined } }),
    'a hidden origin': ({ cookies }) => ({ cookies, headers: { Origin: 'null' } }),
    'the origin of another site': ({ cookies }) => ({ cookies, headers: { Origin: 'https://evil.example' } }),
    'the origin of another country': ({ cookies }) => ({ cookies, headers: { Origin: stack.origins.BE } }),
    'a request that another site made': ({ cookies }) => ({ cookies, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    'an unknown host': ({ cookies }) => ({
      cookies,
      headers: { Host: 'evil.example', Origin: 'https://evil.example' },
    }),
    'an unknown host with the header of the edge': ({ cookies }) => ({
      cookies,
      headers: { Host: 'evil.example', 'X-Site-Host': site() },
    }),
  }
  test.each(Object.keys(refused))('%s is refused with a 403 that gives no reason', async (name) => {
    expect(await shakeHands(stack.url, await refused[name]!(member))).toEqual({ status: 403, body: '' })
    expect(await rowsOf(member)).toEqual([])
  })

  test('a session that ends during the handshake gets no connection', async () => {
    const read = (await findAccount(member.id))!
    const session = await sessionOf(member)
    const connect = () => commit(addConnection(read, session, 'late', stack.clock.now()))
    await changeAccount(member.id, { status: 'banned' })
    await expect(connect()).rejects.toThrow()
    await changeAccount(member.id, { status: 'active' })
    await commit([endSessions(read)])
    await expect(connect()).rejects.toThrow()
    await changeAccount(member.id, { sessionVersion: 7 })
    const again = { ...read, sessionVersion: 7 }
    await commit([removeSession(member.id, session)])
    await expect(commit(addConnection(again, session, 'late', stack.clock.now()))).rejects.toThrow()
    expect(await rowsOf(member)).toEqual([])
  })
})

describe('LIVE-07 an open connection', () => {
  test('a ping is answered with a pong, and extends presence only (LIVE-11)', async () => {
    const socket = await openFor(member)
    await stack.settle()
    // Leaves out the row MARK, which `settle` writes.
    const others = async () => (await dumpTable(stack)).filter(({ SK }) => SK !== 'PRESENCE' && SK !== 'MARK')
    const before = await others()
    stack.clock.advance({ minutes: 5 })
    expect(await ask(socket, '{"type":"ping"}')).toEqual({ type: 'pong' })
    expect(await others()).toEqual(before)
  })

  test('a ping keeps it open past 10 minutes, and nothing past 2 hours', async () => {
    const socket = await openFor(member)
    for (let minutes = 0; minutes < 117; minutes += 9) {
      stack.clock.advance({ minutes: 9 })
      await ask(socket, '{"type":"ping"}')
    }
    stack.clock.advance({ minutes: 3 })
    expect(await closeCodeOf(socket)).toBe(1001)
  })

  test('closes after 10 minutes without a frame', async () => {
    const socket = await openFor(member)
    stack.clock.advance({ minutes: 10 })
    expect(await closeCodeOf(socket)).toBe(1001)
  })

  const secret = 'geheim'
  test.each([
    ['malformed', `{"type":"ping", "${secret}`],
    ['malformed', ''],
    ['unknown', `{"type":"typing","to":"${secret}"}`],
    ['unknown', `{"type":"ping","${secret}":1}`],
    ['unknown', `["ping","${secret}"]`],
    ['too_large', `{"type":"ping"}${' '.repeat(1_010)}`],
  ])('ignores a frame that is %s, and logs only that: %s', async (fault, frame) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const socket = await openFor(member)
    const received: string[] = []
    socket.on('message', (data) => received.push(String(data)))
    socket.send(frame)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1), { timeout: 15_000 })
    expect(warned).toHaveBeenCalledWith({ event: 'frame_ignored', fault })
    expect(await ask(socket, `{"type":"ping"}${' '.repeat(1_009)}`)).toEqual({ type: 'pong' })
    expect(received).toEqual(['{"type":"pong"}'])
  })
})

test('LIVE-09 LIVE-11 an open connection is in the export only as the end of being online', async () => {
  await openFor(member)
  const file = await exportFile((await findAccount(member.id))!, stack.clock.now())
  const told = JSON.parse(Buffer.from(unzipSync(file)['my-data.json']!).toString()) as Record<string, unknown>
  const payments = ['payments', 'direct_debit_mandates']
  const shown = ['made_at', 'consents', 'account', 'profile', 'presence', 'sessions', ...payments]
  expect(Object.keys(told).sort()).toEqual(shown.sort())
  expect(told.presence).toEqual({ onlineUntil: expect.any(String), seenAt: expect.any(String) })
  expect(told.sessions).toHaveLength(1)
})

describe('LIVE-09 a closed connection', () => {
  test('is removed, the others of the member stay', async () => {
    const [first] = [await openFor(member), await openFor(member)]
    expect(await rowsOf(member)).toHaveLength(4)
    first.close()
    await closeCodeOf(first)
    await stack.settle()
    expect(await rowsOf(member)).toHaveLength(2)
  })

  test('is removed once: a second report, or one of an unknown connection, does nothing', async () => {
    const socket = await openFor(member)
    const [row] = (await rowsOf(member)).filter(({ memberId }) => memberId)
    const connectionId = String(row!.PK).slice('CONNECTION#'.length)
    socket.close()
    await closeCodeOf(socket)
    await stack.settle()
    const event = { requestContext: { connectionId } } as Parameters<typeof disconnect>[0]
    expect(await disconnect(event)).toEqual({ statusCode: 200 })
    expect(await rowsOf(member)).toEqual([])
  })
})
