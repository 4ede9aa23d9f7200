import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { variableNames } from '#functions/platform/needs.ts'
import { closeCodeOf, openLive } from '#test/support/live.ts'
import { anna, type Member } from '#test/support/people.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
let member: Member
beforeEach(async () => {
  member = await anna(world)
})
afterEach(async () => {
  world.sockets.setFaults({})
  world.sockets.cut()
  await world.settle()
})

const post = async (ConnectionId: string, Data: string) => {
  const client = new ApiGatewayManagementApiClient({ endpoint: world.env[variableNames.liveApiUrl]! })
  await client.send(new PostToConnectionCommand({ ConnectionId, Data }))
  client.destroy()
}

test('functions post to a connection at the address in their environment', async () => {
  const socket = await openLive(member)
  const received: string[] = []
  socket.on('message', (data) => received.push(String(data)))
  await post(world.sockets.list()[0]!.id, '{"type":"like"}')
  await vi.waitFor(() => expect(received).toEqual(['{"type":"like"}']))
})

test('the run waits for delayed frames', async () => {
  await openLive(member)
  world.sockets.setFaults({ delayMs: 300 })
  const start = performance.now()
  await post(world.sockets.list()[0]!.id, 'late')
  await world.settle()
  expect(performance.now() - start).toBeGreaterThanOrEqual(299)
})

test('a fresh start cuts all connections and forgets what was posted', async () => {
  const closed = closeCodeOf(await openLive(member))
  await post(world.sockets.list()[0]!.id, 'x')
  await world.clear()
  expect([world.sockets.count(), world.sockets.posts()]).toEqual([0, []])
  expect(await closed).toBe(1006)
  await expect(anna(world)).resolves.toBeDefined()
})
