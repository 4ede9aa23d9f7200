import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { get, request } from 'node:http'
import { ulid } from 'ulid'
import type { Endpoint, Input, Output } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors } from '#shared/contract/errors.ts'

/** A refusal as received over the wire. */
export class Refused extends Error {
  readonly status: number
  readonly body: Record<string, unknown> & { error: ErrorCode; message: string }
  constructor(status: number, body: Refused['body']) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

export type RawAnswer = { status: number; headers: Headers; body: Record<string, unknown> }

/** A browser that calls through the gateway like any client on the internet. Stores cookies. */
export class Visitor {
  readonly url: string
  readonly cookies = new Map<string, string>()
  readonly headers: Record<string, string> = {}
  /** Source address of the calls, such as 127.0.0.2. Default: the usual local address. */
  readonly address: string | undefined

  constructor(url: string, address?: string) {
    this.url = url
    this.address = address
  }

  /** Sends a request without the contract's checks, for requests that the app never sends. */
  async raw(
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<RawAnswer> {
    const send = this.address ? fetchFrom(this.address) : fetch
    const response = await send(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0/i.test(line)) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    const text = await response.text()
    const isText = response.headers.get('content-type')?.startsWith('text/plain')
    return { status: response.status, headers: response.headers, body: isText ? text : text ? JSON.parse(text) : {} }
  }

  /** Makes a call of the contract. Throws `Refused` unless the status is 200 or 204. */
  async call<E extends Endpoint>(
    spec: E,
    ...[input]: Record<never, never> extends Input<E> ? [Input<E>?] : [Input<E>]
  ): Promise<Output<E>> {
    const { query, body } = (input ?? {}) as { query?: Record<string, unknown>; body?: unknown }
    const filled = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
    const search = filled.length ? `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}` : ''
    const answer = await this.raw(spec.method, spec.path + search, { body })
    if (answer.status === 204) return undefined as Output<E>
    if (answer.status !== 200) throw new Refused(answer.status, answer.body as Refused['body'])
    return answer.body as Output<E>
  }
}

/**
 * `fetch` from another local address: all of 127.0.0.0/8 is local. Limits per visitor then count
 * this caller as another visitor.
 */
const fetchFrom =
  (localAddress: string) =>
  (url: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }) =>
    new Promise<Response>((resolve, reject) => {
      // The gateway listens on 127.0.0.1, but the host name may resolve to ::1.
      const { hostname, port, pathname, search, host } = new URL(url)
      const options = { host: hostname.endsWith('localhost') ? '127.0.0.1' : hostname, port, path: pathname + search }
      // Set explicitly, because Node sends the body of a DELETE without it.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      request({ ...options, method, localAddress, headers: { host, ...headers, ...length } }, (message) => {
        const chunks: Buffer[] = []
        message.on('data', (chunk: Buffer) => chunks.push(chunk))
        message.on('end', () => {
          const answerHeaders = new Headers()
          for (let n = 0; n < message.rawHeaders.length; n += 2)
            answerHeaders.append(message.rawHeaders[n]!, message.rawHeaders[n + 1]!)
          resolve(
            new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
              status: message.statusCode!,
              headers: answerHeaders,
            }),
          )
        })
      })
        .on('error', reject)
        .end(body)
    })

/**
 * Expects a call to be refused with this code, its status and a text. Returns the body of the
 * answer.
 */
export async function expectRefusal(call: Promise<unknown>, code: ErrorCode): Promise<Refused['body']> {
  const outcome = await call.then(
    (answer) => ({ answered: answer }),
    (error: unknown) => error,
  )
  if (!(outcome instanceof Refused))
    throw new Error(`Expected ${code}, got ${JSON.stringify(outcome) || String(outcome)}`, { cause: outcome })
  assert.equal(outcome.body.error, code)
  assert.equal(outcome.status, errors[code])
  assert.notEqual(outcome.body.message, '')
  return outcome.body
}

/**
 * Counts the outcomes of parallel calls: answers as `answered`, refusals by their code. Throws any
 * other error.
 */
export async function countOutcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Refused)) throw outcome.reason
    const code = outcome.status === 'fulfilled' ? 'answered' : outcome.reason.body.error
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** An id as the app generates it. */
export const newId = (): string => ulid()

/**
 * An unused profile name. Its random part is consonants, so it never contains a phone number or a
 * reserved word.
 */
export const newName = (start: string): string =>
  start + Array.from({ length: 8 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('')

/** Calls a server with a chosen Host header, which `fetch` does not permit. */
export const askHost = (
  url: string,
  path: string,
  host: string,
): Promise<{ status: number; body: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers: { host } }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
    }).on('error', reject)
  })
