import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { urlOf } from './http.ts'
import type { Push } from './push.ts'

export type PushPages = {
  /** Accepts the connection of an open page that has a subscription, or refuses it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends a push to an open page with its subscription; false if no such page is open. */
  deliver(push: Pick<Push, 'endpoint' | 'payload'>): boolean
  /** Closes all connections. */
  stop(): void
}

/** Open pages that hand pushes to their service worker (push-page.js). */
export function createPushPages(): PushPages {
  const server = new WebSocketServer({ noServer: true })
  /** In the order in which they connected. */
  const pages = new Map<WebSocket, string>()

  return {
    upgrade(request, socket, head) {
      // For example when the browser disconnects during the handshake.
      socket.on('error', () => socket.destroy())
      const { origin, searchParams } = urlOf(request)
      const endpoint = searchParams.get('endpoint')
      // Browsers do not prevent pages of other origins from opening a WebSocket.
      if (request.headers.origin !== origin || !endpoint) return void socket.destroy()
      server.handleUpgrade(request, socket, head, (page) => {
        pages.set(page, endpoint)
        page.on('error', () => {})
        page.on('close', () => pages.delete(page))
      })
    },
    deliver({ endpoint, payload }) {
      // One page only: several tabs of a browser share a service worker.
      const isReached = ([page, own]: [WebSocket, string]) => own === endpoint && page.readyState === WebSocket.OPEN
      const [page] = [...pages].findLast(isReached) ?? []
      page?.send(JSON.stringify(payload))
      return page !== undefined
    },
    stop() {
      for (const page of pages.keys()) page.terminate()
    },
  }
}
