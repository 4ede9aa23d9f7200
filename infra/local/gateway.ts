import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { securityHeaders } from '#infra/security-headers.ts'
import { type Ask, answer, json, type Reply, readAsk, type Serve, TooLarge, urlOf } from './http.ts'
import { StartRefusal } from './start-refusal.ts'

/** Answers every request below a path. If several mounts match, the first one answers. */
export type Mount = {
  path: string
  serve: Serve
  maxBytes: number
  /**
   * Headers added to every reply of a mount of the site. Pages of the stand-ins have a
   * Content-Security-Policy of their own.
   */
  headers?: Readonly<Record<string, string>>
}

/** Handles raw requests that match no mount: the site's development server. */
export type Rest = (request: IncomingMessage, response: ServerResponse) => void

/** Handles handshakes of WebSockets at one path. */
export type SocketMount = {
  path: string
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void | Promise<void>
}

export type Gateway = {
  port: number
  server: Server
  open(mounts: readonly Mount[], rest?: Rest): void
  /**
   * Serves handshakes at the paths of `mounts`. Others are left to the development server if it
   * shares this port (`isShared`), and refused otherwise.
   */
  openSockets(mounts: readonly SocketMount[], isShared: boolean): void
  close(): Promise<void>
}

/** Lambda's limit of an event, which also limits the body of a call. */
export const lambdaBodyBytes = 6 * 1024 * 1024

const secondsToFinish = 2

/**
 * Listens on this machine only, on `port` or on a free one (0). Requests wait until `open` is
 * called, so addresses with the port can be handed out before anything is served.
 */
export async function startGateway(port: number, say: (line: string) => void): Promise<Gateway> {
  let open: (mounts: readonly Mount[], rest?: Rest) => void = () => {}
  const opened = new Promise<{ mounts: readonly Mount[]; rest?: Rest }>((resolve) => {
    open = (mounts, rest) => resolve({ mounts, ...(rest && { rest }) })
  })

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { mounts, rest } = await opened
    const { pathname } = urlOf(request)
    const mount = mounts.find(
      ({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    )
    if (!mount) {
      if (rest) return rest(request, response)
      return answer(response, request.method ?? 'GET', { status: 404 })
    }
    const reply = await replyOf(mount, request)
    answer(response, request.method ?? 'GET', { ...reply, headers: { ...mount.headers, ...reply.headers } })
  }

  const replyOf = async (mount: Mount, request: IncomingMessage): Promise<Reply> => {
    try {
      return await mount.serve(await readAsk(request, mount.maxBytes))
    } catch (error) {
      if (error instanceof TooLarge) return json(413, { error: 'too_large' }, { connection: 'close' })
      throw error
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // The browser disconnected, which is no error.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return
      say(`${request.method} ${request.url} failed: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) answer(response, 'GET', json(500, { error: 'internal_error' }))
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portRefusal(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    server,
    open: (mounts, rest) => open(mounts, rest),
    openSockets(mounts, isShared) {
      server.on('upgrade', (request, socket, head) => {
        const mount = mounts.find(({ path }) => urlOf(request).pathname === path)
        if (mount) void mount.upgrade(request, socket, head)
        else if (!isShared) socket.destroy()
      })
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // Waits for pending calls, but at most `secondsToFinish`, because a connection may stay open.
      await Promise.race([closed, sleep(secondsToFinish * 1_000, undefined, { ref: false })])
      server.closeAllConnections()
    },
  }
}

const portRefusal = (error: NodeJS.ErrnoException, port: number): Error => {
  const other = port < 65_000 ? port + 1 : 3000
  if (error.code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} is in use by another program: stop that one, or start on another port with \`npm start -- --port ${other}\`.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartRefusal(
      `This user may not listen on port ${port}: start on another port with \`npm start -- --port 3000\`.`,
    )
  }
  return error
}

export const siteHeaders: Readonly<Record<string, string>> = securityHeaders

/**
 * Protects a mount that controls this machine: refuses requests that come from other sites or use
 * another host name.
 */
export const onlyFromHere =
  (serve: Serve): Serve =>
  (ask: Ask) => {
    const { hostname } = ask.url
    const isNamedHere = hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost')
    const from = ask.headers['sec-fetch-site'] ?? 'none'
    const isForeign = ask.method !== 'GET' && !['none', 'same-origin'].includes(from)
    return isNamedHere && !isForeign ? serve(ask) : { status: 403 }
  }
