import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteHostHeader, visitorAddressHeader } from '#shared/rules/request-headers.ts'

/**
 * A fully read request. Header names are in lower case, repeated headers are joined as Node joins
 * them.
 */
export type Ask = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The visitor's IP address. */
  address: string
}

export type Reply = {
  status: number
  headers?: Readonly<Record<string, string | readonly string[]>>
  body?: string | Buffer
}

export type Serve = (ask: Ask) => Reply | Promise<Reply>

/** Thrown for a body above the limit in bytes; the rest of it was not read. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Reads a request with its body; throws TooLarge above `maxBytes`. */
export async function readAsk(request: IncomingMessage, maxBytes: number): Promise<Ask> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return {
    method: request.method ?? 'GET',
    url: urlOf(request),
    headers: Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
      ),
    ),
    body: Buffer.concat(chunks),
    address: addressOf(request),
  }
}

/**
 * The requested URL. A target that is no path ("//host", or a malformed URL) is treated as the
 * root.
 */
export const urlOf = (request: IncomingMessage): URL => {
  const origin = `http://${request.headers.host ?? 'localhost'}`
  const target = request.url ?? '/'
  return URL.parse(target.startsWith('//') ? '/' : target, origin) ?? new URL('http://localhost/')
}

/** The visitor's IP address, IPv4 without its IPv6 prefix. */
export const addressOf = (request: IncomingMessage): string =>
  request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'

/**
 * Headers that CloudFront sets at the edge. They replace headers of the same names from the client.
 */
export const edgeHeaders = (url: URL, address: string) => ({
  [siteHostHeader]: url.host,
  [visitorAddressHeader]: address,
})

/** Sends a reply; to a HEAD request without its body. */
export function answer(response: ServerResponse, method: string, { status, headers = {}, body = '' }: Reply): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (status !== 204 && status !== 304 && !response.hasHeader('content-length')) {
    response.setHeader('content-length', bytes.length)
  }
  response.writeHead(status)
  response.end(method === 'HEAD' ? undefined : bytes)
}

export const json = (status: number, value: unknown, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

export const html = (body: string, headers: Reply['headers'] = {}, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
})

/** Redirects after a form, so that a reload does not submit the form again. */
export const seeOther = (location: string, headers: Reply['headers'] = {}): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', ...headers },
})

export const formOf = (ask: Ask): URLSearchParams => new URLSearchParams(ask.body.toString())

export const escaped = (text: unknown): string =>
  String(text).replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
