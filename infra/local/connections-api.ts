import { type Ask, json, type Reply } from './http.ts'
import type { ApiFault } from './socket-faults.ts'

/** Open connections of the WebSocket API by id, as the functions reach them. */
export type Connections = {
  isOpen(id: string): boolean
  post(id: string, frame: string): void
  close(id: string): void
}

/** The WebSocket API's limit of a posted message. */
const maxPostedBytes = 128 * 1_024

/**
 * The connection management API: posts a frame to a connection, or closes it. As on AWS, a closed
 * and an unknown connection have the same answer, without a body.
 */
export function serveConnections(connections: Connections, { method, url, body }: Ask): Reply {
  const [, id] = /^\/@connections\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? []
  if (!id || (method !== 'POST' && method !== 'DELETE')) return failure(403, 'ForbiddenException', 'Forbidden')
  if (body.length > maxPostedBytes) return failure(413, 'PayloadTooLargeException', 'Message too long')
  if (!connections.isOpen(id)) return gone
  if (method === 'DELETE') {
    connections.close(id)
    return { status: 204 }
  }
  connections.post(id, body.toString())
  return { status: 200 }
}

/** Answer of the connection management API while a fault is set. */
export function answerFault(fault: ApiFault): Reply | Promise<Reply> {
  if (fault === '403') return failure(403, 'ForbiddenException', 'Forbidden')
  if (fault === '410') return gone
  if (fault === '500') return failure(500, 'InternalServerErrorException', 'Internal server error')
  // The caller's own time limit ends the request.
  return new Promise(() => {})
}

const errorType = 'x-amzn-ErrorType'
const gone: Reply = { status: 410, headers: { [errorType]: 'GoneException' } }
const failure = (status: number, type: string, message: string): Reply =>
  json(status, { message }, { [errorType]: type })
