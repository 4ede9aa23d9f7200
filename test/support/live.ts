import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Hint, livePath, type ServerFrame } from '#shared/contract/live.ts'
import type { Visitor } from './visitor.ts'

type Handshake = { cookies?: Visitor['cookies']; headers?: Record<string, string | undefined>; query?: string }

/**
 * Handshake of a live connection: the open socket, or the answer that refused it. Sends the
 * visitor's cookies and the site's own origin; a header of `undefined` is left out.
 */
export async function shakeHands(url: string, { cookies = new Map(), headers = {}, query = '' }: Handshake) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = Object.entries({ Origin: url, Cookie: cookie || undefined, ...headers })
  const socket = new WebSocket(url.replace('http', 'ws') + livePath + query, {
    headers: Object.fromEntries(sent.filter(([, value]) => value !== undefined)),
  })
  const refused = new Promise<{ status: number; body: string }>((resolve) => {
    socket.on('unexpected-response', async (_, response: IncomingMessage) => {
      const body = (await response.toArray()).join('')
      resolve({ status: response.statusCode!, body })
    })
  })
  return Promise.race([refused, once(socket, 'open').then(() => socket)])
}

/** An open live connection of a signed-in visitor; `query` starts with `?`. */
export async function openLive({ url, cookies }: Pick<Visitor, 'url' | 'cookies'>, query = ''): Promise<WebSocket> {
  const socket = await shakeHands(url, { cookies, query })
  if (socket instanceof WebSocket) return socket
  throw new Error(`The connection was refused with ${socket.status}`)
}

/** Time limit of a wait for a frame or a close, shorter than the timeout of a test. */
const soon = () => ({ signal: AbortSignal.timeout(15_000) })

/** Sends a frame and returns the next one that arrives. */
export async function ask(socket: WebSocket, frame: string): Promise<unknown> {
  const answer = once(socket, 'message', soon())
  socket.send(frame)
  return JSON.parse(String((await answer)[0]))
}

/**
 * Collects the hints of a connection. The returned function resolves to the hints since its last
 * call. It first settles the stack and sends a ping, whose answer arrives after all earlier frames.
 * Hints of presence are left out unless only they are wanted, because they arrive whenever a member
 * connects.
 */
export function followHints(
  stack: { settle(): Promise<void> },
  socket: WebSocket,
  { isPresence = false } = {},
): () => Promise<Hint[]> {
  const frames: ServerFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame))
  return async () => {
    await stack.settle()
    if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping' }))
      await vi.waitFor(() => expect(frames).toContainEqual({ type: 'pong' }), { timeout: 15_000 })
    }
    return frames.splice(0).filter((frame): frame is Hint => {
      return frame.type !== 'pong' && (frame.type === 'presence') === isPresence
    })
  }
}

/** Code with which the other side closes the connection. */
export const closeCodeOf = async (socket: WebSocket): Promise<number> =>
  (await once(socket, 'close', soon()))[0] as number
