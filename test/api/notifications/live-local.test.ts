import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { variableNames } from '#functions/platform/resources.ts'
import { removeConnection } from '#functions/stores/notifications/connections.ts'
import { commit } from '#functions/table/transaction.ts'
import { dumpTable } from '#test/support/dump.ts'
import { closeCodeOf, openLive, shakeHands } from '#test/support/live.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
let member: Member
beforeEach(async () => {
  member = await anna(stack)
})
afterEach(async () => {
  stack.sockets.setFaults({})
  stack.sockets.cut()
  await stack.settle()
})

const post = async (ConnectionId: string, Data: string) => {
  const client = new ApiGatewayManagementApiClient({ endpoint: stack.env[variableNames.liveApiUrl]! })
  await client.send(new PostToConnectionCommand({ ConnectionId, Data }))
  client.destroy()
}
const connectionRows = async () => (await dumpTable(stack)).filter(({ PK }) => String(PK).startsWith('CONNECTION#'))
const overview = async () => (await fetch(`${stack.url}/dev`)).text()
/** Sends a form of the developer page. */
const send = async (name: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${stack.url}/dev/sockets/${name}`, { method: 'POST', body, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}
const toOverview = [303, '/dev']

test('functions post to a connection at the address in their environment', async () => {
  const socket = await openLive(member)
  const received: string[] = []
  socket.on('message', (data) => received.push(String(data)))
  await post(stack.sockets.list()[0]!.id, '{"type":"like"}')
  await vi.waitFor(() => expect(received).toEqual(['{"type":"like"}']), { timeout: 15_000 })
})

test('the run waits for delayed frames', async () => {
  await openLive(member)
  stack.sockets.setFaults({ delayMs: 300 })
  const start = performance.now()
  await post(stack.sockets.list()[0]!.id, 'late')
  await stack.settle()
  expect(performance.now() - start).toBeGreaterThanOrEqual(299)
})

describe('the developer page', () => {
  test('shows open connections with their members, and what was posted', async () => {
    const before = stack.sockets.posts().length
    await openLive(member)
    const [{ id } = { id: '' }] = stack.sockets.list()
    await post(id, 'x')
    const page = await overview()
    expect(page).toContain(`1 open, ${before + 1} frames posted so far.`)
    expect(page).toContain(`<td>${member.id} <small>${id}</small></td>`)
    await commit(removeConnection(member.id, id))
    expect(await overview()).toContain(`<td>Not stored <small>${id}</small></td>`)
    stack.sockets.cut()
    await stack.settle()
    expect(await overview()).toContain('>0 open, ')
  })

  test.each([
    ['isDropping', 'Frames are lost'],
    ['isDoubling', 'Frames arrive twice'],
    ['isReordering', 'overtakes it'],
  ] as const)('switches %s on and off, and leaves the other faults', async (fault, text) => {
    const shown = `${text} <span class="tag moved">on</span>`
    stack.sockets.setFaults({ delayMs: 7 })
    expect(await send(fault)).toEqual(toOverview)
    expect(stack.sockets.faults()).toMatchObject({ [fault]: true, delayMs: 7 })
    expect(await overview()).toContain(shown)
    await send(fault)
    expect(stack.sockets.faults()).toMatchObject({ [fault]: false, delayMs: 7 })
    expect(await overview()).not.toContain(shown)
  })

  test.each([
    ['500', 'With 500'],
    ['403', 'With 403'],
    ['410', 'As if gone'],
    ['hangs', 'Without an answer'],
  ])('lets posting fail: %s', async (fault, text) => {
    expect(await send('api', { fault })).toEqual(toOverview)
    expect(stack.sockets.faults().api).toBe(fault)
    expect(await overview()).toContain(`Posting a frame fails <span class="tag moved">${text}</span>`)
    await send('api', { fault: '' })
    expect(stack.sockets.faults().api).toBeNull()
  })

  test('sets a delay, and keeps it if the field holds no number', async () => {
    expect(await send('delayMs', { ms: '250' })).toEqual(toOverview)
    expect(await overview()).toContain('250 ms')
    for (const ms of ['-1', '1.5', 'x', '60001']) await send('delayMs', { ms })
    expect(stack.sockets.faults().delayMs).toBe(250)
    await send('delayMs', { ms: '0' })
    expect(stack.sockets.faults().delayMs).toBe(0)
  })

  test.each([403, 500])('refuses new connections with %d until it is switched off', async (status) => {
    expect(await send('refusal', { status: String(status) })).toEqual(toOverview)
    expect(await overview()).toContain(`Connecting fails <span class="tag moved">with ${status}</span>`)
    expect(await shakeHands(stack.url, member)).toEqual({ status, body: '' })
    await send('refusal', { status: '' })
    await openLive(member)
  })

  test('cuts all connections, which are removed from the table', async () => {
    const [one, other] = [await openLive(member), await openLive(member)]
    const codes = [closeCodeOf(one), closeCodeOf(other)]
    expect(await connectionRows()).toHaveLength(2)
    expect(await send('cut')).toEqual(toOverview)
    expect(await Promise.all(codes)).toEqual([1006, 1006])
    await stack.settle()
    expect([stack.sockets.count(), await connectionRows()]).toEqual([0, []])
  })

  test('knows no other fault', async () => {
    expect(await send('toString')).toEqual([404, null])
  })
})

test('a fresh start cuts all connections and forgets what was posted', async () => {
  const closed = closeCodeOf(await openLive(member))
  await post(stack.sockets.list()[0]!.id, 'x')
  await stack.clear()
  expect([stack.sockets.count(), stack.sockets.posts()]).toEqual([0, []])
  expect(await closed).toBe(1006)
  await expect(anna(stack)).resolves.toBeDefined()
})
