import type { RawData, WebSocket } from 'ws'
import * as chats from '#shared/contract/chats.ts'
import type { ServerFrame } from '#shared/contract/live.ts'
import { openLive } from '#test/support/live.ts'
import { anna, bram } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import { roundTrips, type TableProxy } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'
import type { Figure } from './figure.ts'

const messages = 200

/**
 * Time from the press of "send" until the partner's connected browser has the message: the call,
 * the hint over the live connection, and the fetch of the conversation that the hint causes
 * (LIVE-04).
 */
export async function measureLive(stack: TestStack, proxy: TableProxy): Promise<Figure[]> {
  const [he, she] = [await bram(stack, { credits: 1_000 }), await anna(stack)]
  const send = (id: string) => he.call(chats.send, { body: { member: she.id, id, text: `Bericht ${id}` } })
  const { conversation } = await send(newId())
  await stack.settle()
  const socket = await openLive(she)
  const times: number[] = []
  for (let at = 0; at < messages; at++) {
    const id = newId()
    const arrived = awaitMessage(socket, id)
    const startedAt = performance.now()
    await Promise.all([send(id), arrived])
    const { messages: shown } = await she.call(chats.open, { query: { conversation } })
    if (shown.at(-1)?.id !== id) throw new Error('The message was announced before it could be read')
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1]!

  await stack.settle()
  proxy.calls.length = 0
  await send(newId())
  await stack.settle()
  const reads = proxy.calls.filter(({ operation }) => ['GetItem', 'BatchGetItem', 'Query'].includes(operation))
  socket.terminate()
  return [
    { what: 'a message in the open conversation, median', measured: percentile(0.5), unit: 'ms' },
    { what: 'a message in the open conversation, p95', measured: percentile(0.95), unit: 'ms', goal: 400 },
    { what: 'table reads of a message with its two hints', measured: reads.length, unit: 'calls' },
    { what: 'table reads one after another', measured: roundTrips(reads), unit: 'round trips' },
  ]
}

/** Resolves when the hint of this message arrives. */
const awaitMessage = (socket: WebSocket, id: string): Promise<void> =>
  new Promise((resolve) => {
    const onFrame = (data: RawData) => {
      const frame = JSON.parse(String(data)) as ServerFrame
      if (frame.type !== 'message' || frame.id !== id) return
      socket.off('message', onFrame)
      resolve()
    }
    socket.on('message', onFrame)
  })
