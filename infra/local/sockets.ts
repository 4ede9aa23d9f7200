import { randomBytes } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { type SocketKey, socketRoutes } from '#functions/platform/resources.ts'
import type { ConnectEvent, SocketAnswer } from '#functions/platform/socket.ts'
import { type Load, listFunctionsOf } from '#infra/inventory.ts'
import { livePath } from '#shared/contract/live.ts'
import { hourMs, minuteMs } from '#shared/rules/durations.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { answerFault, type Connections, serveConnections } from './connections-api.ts'
import { invoke } from './functions.ts'
import { type Ask, addressOf, edgeHeaders, type Reply, urlOf } from './http.ts'
import { deliver, noFaults, type SocketFaults } from './socket-faults.ts'

export type OpenConnection = { id: string; openedAt: number; posts: number }

export type Post = { connection: string; frame: string }

export type Sockets = {
  /** Accepts or refuses a handshake at the path of live connections. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  /** Closes connections that are idle or open for too long by the local clock. */
  closeOverdue(): void
  /** The connection management API. */
  serve(ask: Ask): Reply | Promise<Reply>
  count(): number
  list(): readonly OpenConnection[]
  /** Frames that the management API accepted so far, lost ones included. */
  posts(): readonly Post[]
  faults(): Readonly<SocketFaults>
  /** Switches these faults on and all others off. */
  setFaults(faults: Partial<SocketFaults>): void
  /** Closes all connections as a lost network does, with code 1006. */
  cut(): void
  /** Resolves when no connection is closing, no function is running and no frame is delayed. */
  settle(): Promise<void>
  /** Cuts all connections, and resolves when their functions have finished. */
  stop(): Promise<void>
  /** Cuts all connections and forgets the posted frames, for a fresh start. */
  clear(): Promise<void>
}

/** Maximum frame size of the WebSocket API; a larger frame closes the connection. */
const maxFrameBytes = 32 * 1_024

/** Close codes of the WebSocket protocol, as the WebSocket API sends them. */
const closeCodes = { normal: 1000, goingAway: 1001, unsupportedData: 1003 } as const

type Connection = OpenConnection & { socket: WebSocket; usedAt: number }

/**
 * The WebSocket API: starts the functions `connect`, `message` and `disconnect` with its events.
 * The status of `connect` decides whether a connection is opened.
 */
export function createSockets(options: { load: Load; now: () => Date; say: (line: string) => void }): Sockets {
  const { load, now, say } = options
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes })
  const open = new Map<string, Connection>()
  const running = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  const posts: Post[] = []
  let faults = noFaults

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work)
    const end = () => void running.delete(work)
    work.then(end, end)
    return work
  }
  /** Answer of a function; status 500 if the function throws. */
  const call = async (key: SocketKey, event: APIGatewayProxyWebsocketEventV2): Promise<SocketAnswer> => {
    try {
      const entry = (await listFunctionsOf('socket', load)).find((one) => one.key === key)!
      return (await invoke(load, entry, event)) as SocketAnswer
    } catch (error) {
      say(`The socket function ${key} failed: ${error instanceof Error ? error.stack : String(error)}`)
      return { statusCode: 500 }
    }
  }

  const accept = (connection: Connection) => {
    const { id, socket } = connection
    open.set(id, connection)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(closeCodes.unsupportedData)
      connection.usedAt = now().getTime()
      void track(answer(connection, data))
    })
    // A broken frame; `close` follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(id)
      void track(call('disconnect', eventOf('disconnect', id, now())))
    })
  }
  const answer = async ({ id, socket }: Connection, data: RawData) => {
    const event = eventOf('message', id, now())
    const { statusCode, body } = await call('message', { ...event, body: (data as Buffer).toString() })
    const { requestId } = event.requestContext
    if (statusCode < 400) return body && socket.send(body)
    return socket.send(JSON.stringify({ message: 'Internal server error', connectionId: id, requestId }))
  }
  const handshake = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (faults.refusal) return refuse(socket, faults.refusal)
    const id = newId()
    const sourceIp = addressOf(request)
    const event = eventOf('connect', id, now())
    const connectEvent: ConnectEvent = {
      ...event,
      headers: headersOf(request, sourceIp),
      queryStringParameters: Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams),
      requestContext: { ...event.requestContext, identity: { sourceIp } },
    }
    const { statusCode } = await call('connect', connectEvent)
    if (statusCode >= 400) return refuse(socket, statusCode)
    // The browser may have disconnected during the handshake.
    const isGone = !socket.readable || !socket.writable
    if (isGone || stopping.signal.aborted) {
      await call('disconnect', eventOf('disconnect', id, now()))
      return refuse(socket, 503)
    }
    server.handleUpgrade(request, socket, head, (opened) => {
      const openedAt = now().getTime()
      accept({ id, socket: opened, openedAt, usedAt: openedAt, posts: 0 })
    })
  }
  const connections: Connections = {
    // A connection that is closing no longer counts as open.
    isOpen: (id) => open.get(id)?.socket.readyState === WebSocket.OPEN,
    post(id, frame) {
      const connection = open.get(id)!
      connection.posts++
      posts.push({ connection: id, frame })
      void track(deliver({ socket: connection.socket, frame, count: connection.posts }, faults, stopping.signal))
    },
    close: (id) => close(open.get(id)!, closeCodes.normal),
  }
  const closed = ({ socket }: Connection) => new Promise((resolve) => socket.once('close', resolve))
  const close = (connection: Connection, code: number) => {
    void track(closed(connection))
    connection.socket.close(code)
  }
  const cut = () => {
    for (const connection of open.values()) {
      void track(closed(connection))
      connection.socket.terminate()
    }
  }
  const settle = async () => {
    while (running.size > 0) await Promise.allSettled(running)
  }

  return {
    upgrade: (request, socket, head) => {
      // For example when the browser disconnects during the handshake.
      socket.on('error', () => socket.destroy())
      return track(handshake(request, socket, head))
    },
    closeOverdue() {
      const at = now().getTime()
      for (const connection of open.values()) {
        const { openedAt, usedAt } = connection
        const isOverdue =
          at - openedAt >= liveConnection.hours * hourMs || at - usedAt >= liveConnection.idleMinutes * minuteMs
        if (isOverdue) close(connection, closeCodes.goingAway)
      }
    },
    serve: (ask) => (faults.api ? answerFault(faults.api) : serveConnections(connections, ask)),
    count: () => open.size,
    list: () => [...open.values()],
    posts: () => posts,
    faults: () => faults,
    setFaults(on) {
      faults = { ...noFaults, ...on }
    },
    cut,
    settle,
    async stop() {
      stopping.abort()
      cut()
      await settle()
    },
    async clear() {
      cut()
      await settle()
      posts.length = 0
    },
  }
}

/** A connection id as AWS forms it: 15 characters and a `=`, which a path has to encode. */
const newId = () => `${randomBytes(11).toString('base64url')}=`

const eventOf = (key: SocketKey, connectionId: string, now: Date) => ({
  requestContext: {
    routeKey: socketRoutes[key],
    eventType: eventTypes[key],
    connectionId,
    messageId: '',
    messageDirection: 'IN' as const,
    stage: livePath.slice(1),
    apiId: 'local',
    domainName: 'localhost',
    connectedAt: now.getTime(),
    requestTimeEpoch: now.getTime(),
    requestTime: now.toISOString(),
    requestId: crypto.randomUUID(),
    extendedRequestId: crypto.randomUUID(),
  },
  isBase64Encoded: false,
})
const eventTypes = { connect: 'CONNECT', disconnect: 'DISCONNECT', message: 'MESSAGE' } as const

/**
 * Headers with their names as sent. Those that the edge sets, host and visitor address, come last,
 * so that they replace headers of the same names from the client.
 */
const headersOf = (request: IncomingMessage, address: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (let at = 0; at < request.rawHeaders.length; at += 2)
    headers[request.rawHeaders[at]!] = request.rawHeaders[at + 1]!
  return { ...headers, ...edgeHeaders(urlOf(request), address) }
}

/** Answers a handshake without opening a connection. */
const refuse = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
