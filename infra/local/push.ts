import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Ask, Reply } from './http.ts'
import { appendLine, keep, readKept, readLines } from './kept-file.ts'
import { decryptPush, newSubscriptionKeys, readKeys, vapidProblem, type WrittenKeys, writeKeys } from './push-crypto.ts'

/** Push as accepted by the service. */
export type Push = {
  id: string
  at: string
  endpoint: string
  ttlSeconds: number
  topic: string | null
  urgency: string
  /** Null for a browser's own subscription, whose private key nobody else has. */
  payload: unknown
}

/** Answer to every push: a status, or none at all. */
export type PushFault = { status: 403 | 404 | 410 | 413 | 429 | 500 | 503; retryAfter?: string } | 'hangs'

export type PushService = {
  serve(ask: Ask): Reply | Promise<Reply>
  /** A browser's new subscription: at FCM, unless another known host is given. */
  createSubscription(host?: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Pushes to an ended subscription are answered with 410. */
  endSubscription(endpoint: string): void
  /** Pushes, newest first; with `endpoint`, only pushes to that endpoint. */
  list(endpoint?: string): readonly Push[]
  /** Number of requests to an endpoint, including refused ones. */
  requests(endpoint: string): number
  /** Fault for an endpoint, or for all; null ends it. */
  setFault(fault: PushFault | null, endpoint?: string): void
  faultOf(endpoint?: string): PushFault | null
  clear(): void
}

/** Maximum size of a push, in bytes: the size that every push service must accept (RFC 8030). */
const maxBytes = 4096

const everywhere = ''

/**
 * The push services of all browsers behind one path: `/<host>/<rest of the endpoint>`. Checks the
 * signature, stores every push, and decrypts pushes to subscriptions that it created; `onPush` gets
 * the decrypted pushes. With files, pushes and subscriptions survive a restart.
 */
export function createPushService(options: {
  file?: string
  subscriptionsFile?: string | undefined
  now: () => Date
  publicKey: string
  onPush?: (push: Push) => void
}): PushService {
  const { file, subscriptionsFile, now, publicKey, onPush } = options
  let pushes: Push[] = file ? readLines(file) : []
  /** Keys by endpoint; null for an ended subscription. */
  const subscriptions: Record<string, WrittenKeys | null> = subscriptionsFile ? readKept(subscriptionsFile, {}) : {}
  const setSubscription = (endpoint: string, keys: WrittenKeys | null) => {
    subscriptions[endpoint] = keys
    if (subscriptionsFile) keep(subscriptionsFile, subscriptions)
  }
  const requests = new Map<string, number>()
  const faults = new Map<string, PushFault>()

  const accept = (endpoint: string, { headers, body }: Ask): Reply => {
    const problem = vapidProblem(headers.authorization ?? '', { origin: new URL(endpoint).origin, publicKey })
    if (problem) return refusal(403, problem)
    if (!/^\d+$/.test(headers.ttl ?? '')) return refusal(400, 'The TTL is missing')
    if (headers['content-encoding'] !== 'aes128gcm') return refusal(400, 'The encoding is not aes128gcm')
    if (headers.topic !== undefined && !/^[\w-]{1,32}$/.test(headers.topic))
      return refusal(400, 'The topic is malformed')
    if (body.length > maxBytes) return refusal(413, 'The push is too large')
    const keys = subscriptions[endpoint]
    if (keys === null) return refusal(410, 'The subscription has ended')
    const push: Push = {
      id: crypto.randomUUID(),
      at: now().toISOString(),
      endpoint,
      ttlSeconds: Number(headers.ttl),
      topic: headers.topic ?? null,
      urgency: headers.urgency ?? 'normal',
      payload: keys ? JSON.parse(decryptPush(body, readKeys(keys))) : null,
    }
    pushes.push(push)
    if (file) appendLine(file, push)
    if (keys) onPush?.(push)
    return { status: 201, headers: { location: `${new URL(endpoint).origin}/message/${push.id}` } }
  }

  return {
    serve(ask) {
      const endpoint = `https:/${ask.url.pathname}${ask.url.search}`
      if (ask.method !== 'POST' || !URL.canParse(endpoint)) return { status: 405 }
      requests.set(endpoint, (requests.get(endpoint) ?? 0) + 1)
      const fault = faults.get(endpoint) ?? faults.get(everywhere)
      // The sender's own time limit ends the request.
      if (fault === 'hangs') return new Promise(() => {})
      if (fault)
        return { status: fault.status, ...(fault.retryAfter && { headers: { 'retry-after': fault.retryAfter } }) }
      return accept(endpoint, ask)
    },
    createSubscription(host = 'fcm.googleapis.com') {
      const endpoint = `https://${host}/fcm/send/${randomBytes(16).toString('base64url')}`
      const keys = newSubscriptionKeys()
      setSubscription(endpoint, writeKeys(keys))
      return {
        endpoint,
        keys: { p256dh: keys.ecdh.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
      }
    },
    endSubscription(endpoint) {
      if (subscriptions[endpoint]) setSubscription(endpoint, null)
    },
    list: (endpoint) => pushes.filter((push) => !endpoint || push.endpoint === endpoint).reverse(),
    requests: (endpoint) => requests.get(endpoint) ?? 0,
    setFault(fault, endpoint = everywhere) {
      if (fault) faults.set(endpoint, fault)
      else faults.delete(endpoint)
    },
    faultOf: (endpoint = everywhere) => faults.get(endpoint) ?? null,
    clear() {
      pushes = []
      faults.clear()
      if (file) rmSync(file, { force: true })
    },
  }
}

const refusal = (status: number, body: string): Reply => ({ status, body })
