import type { ClientRequest, RequestOptions } from 'node:http'
import { Agent, request as secureRequest } from 'node:https'
import type { timeLimits } from '#functions/platform/time-limits.ts'

type Limits = ReturnType<typeof timeLimits>

/** As many connections as the SDK's clients open; further requests wait for a free connection. */
const agentOptions = { keepAlive: true, maxSockets: 50 }

/**
 * Connections to the table, which stay open between requests. This class replaces the SDK's request
 * handler, which also handles streams, query strings and aborted requests; the table needs none of
 * these (infra/decisions/0017-one-table-client.md).
 */
export class Connections {
  readonly #limits: Limits
  #open: ((options: RequestOptions) => ClientRequest) | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Posts to `/` and resolves with the answer. Rejects with a `TimeoutError` after a time limit, or
   * with Node's error if the connection breaks; the client retries both.
   */
  post({ protocol, hostname, port }: URL, headers: Record<string, string>, body: string) {
    const { connectionTimeout, requestTimeout, socketTimeout } = this.#limits
    this.#open ??= opener(protocol)
    const open = this.#open
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      // Node sends a list of headers unchanged and does not add `host`, so the list must contain
      // it.
      const request = open({ hostname, port, method: 'POST', path: '/', headers: Object.entries(headers).flat() })
      const fail = (error: Error) => {
        clearTimeout(limit)
        request.destroy()
        reject(error)
      }
      const failLate = () => fail(Object.assign(new Error('Too late'), { name: 'TimeoutError', code: 'ETIMEDOUT' }))
      let limit = setTimeout(failLate, requestTimeout)
      request.on('error', fail)
      request.on('socket', (socket) => {
        if (!socket.connecting) return
        const connecting = setTimeout(failLate, connectionTimeout)
        for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(connecting))
      })
      request.on('response', (response) => {
        clearTimeout(limit)
        limit = setTimeout(failLate, socketTimeout)
        const chunks: Buffer[] = []
        // Events are faster here than async iteration.
        response.on('data', (chunk: Buffer) => {
          limit.refresh()
          chunks.push(chunk)
        })
        response.on('end', () => {
          clearTimeout(limit)
          resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() })
        })
        response.on('error', fail)
      })
      request.end(body)
    })
  }
}

/**
 * Function that opens a request. Only the local run has no TLS, so functions on AWS do not load
 * `node:http`.
 */
function opener(protocol: string): (options: RequestOptions) => ClientRequest {
  if (protocol === 'https:') {
    const agent = new Agent(agentOptions)
    return (options) => secureRequest({ ...options, agent })
  }
  const http = process.getBuiltinModule('node:http')
  const agent = new http.Agent(agentOptions)
  return (options) => http.request({ ...options, agent })
}
