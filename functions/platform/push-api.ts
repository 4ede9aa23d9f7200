import webPush from 'web-push'
import { isPushServiceUrl } from '#shared/rules/push-service.ts'
import { env } from './env.ts'
import { logError } from './log.ts'

/** Subscription of a browser: URL at its push service, and its keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushOptions = {
  /** Seconds for which the push service keeps the push while the device is offline. */
  ttlSeconds: number
  /**
   * Topic of the push. A new push replaces a waiting push with the same topic. At most 32
   * characters of base64url, not encrypted.
   */
  topic?: string
  urgency: 'low' | 'normal' | 'high'
}

export type PushOutcome =
  | 'sent'
  /** The subscription has ended, so the caller should remove it. */
  | 'gone'
  /** The push service refused our keys or the request, which is logged; or we have no keys. */
  | 'refused'
  /** Should be retried, but not before `notBefore` if the service set a time. */
  | { later: true; notBefore?: Date }

/** Time limit of a push in milliseconds: connection and answer. */
const patienceMs = 3_000

const encoding = 'aes128gcm'

/** Whether this deployment has keys of web push; without them, nothing is sent. */
export const isPushSetUp = (): boolean => env.pushPublicKey !== null && env.pushPrivateKey !== null

/**
 * Sends a push, encrypted (RFC 8291) and signed (VAPID, RFC 8292), but only to known push services
 * (NOTIF-20). The function builds the request itself, as `generateRequestDetails` of the package
 * uses the deprecated `url.parse`, which logs a warning in every function.
 */
export async function postPush(
  { endpoint, p256dh, auth }: PushTarget,
  payload: object,
  { ttlSeconds, topic, urgency }: PushOptions,
  now: Date,
): Promise<PushOutcome> {
  const [publicKey, privateKey] = [env.pushPublicKey, env.pushPrivateKey]
  if (!publicKey || !privateKey) return 'refused'
  // The URL was also checked when it was stored, but the rule may have allowed other services then.
  if (!isPushServiceUrl(endpoint)) return 'gone'
  const encrypted = encryptedFor({ p256dh, auth }, payload)
  if (!encrypted) return 'gone'
  const { origin, host, pathname, search } = new URL(endpoint)
  const authorization = signatureFor(origin, publicKey, privateKey)
  if (!authorization) return { later: true }
  try {
    const response = await fetch(env.pushServiceUrl ? `${env.pushServiceUrl}/${host}${pathname}${search}` : endpoint, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/octet-stream',
        'content-encoding': encoding,
        ttl: String(ttlSeconds),
        urgency,
        ...(topic && { topic }),
      },
      body: new Uint8Array(encrypted),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs * env.clientPatience),
    })
    await response.body?.cancel()
    return outcomeOf(response, host, now)
  } catch {
    return { later: true }
  }
}

/**
 * Encrypted payload. Undefined if the keys of the subscription are invalid: any signed-in caller
 * can store arbitrary keys.
 */
function encryptedFor({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>, payload: object): Buffer | undefined {
  try {
    return webPush.encrypt(p256dh, auth, JSON.stringify(payload), encoding).cipherText
  } catch {
    return undefined
  }
}

/**
 * Header with the signature. Undefined if our keys are invalid, which is logged: the operator has
 * to correct them.
 */
function signatureFor(origin: string, publicKey: string, privateKey: string): string | undefined {
  try {
    const contact = `mailto:${env.supportEmail}`
    return webPush.getVapidHeaders(origin, contact, publicKey, privateKey, encoding).Authorization
  } catch (error) {
    logError('push_not_signed', error)
    return undefined
  }
}

function outcomeOf({ ok, status, headers }: Response, host: string, now: Date): PushOutcome {
  if (ok) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) {
    const notBefore = retryTime(headers.get('retry-after'), now)
    return { later: true, ...(notBefore && { notBefore }) }
  }
  logError('push_refused', new Error('The push service refused a push'), { service: host, status })
  return 'refused'
}

/**
 * Time of a `Retry-After` header: a number of seconds or a date. Undefined if the time is not in
 * the future, as with `0`: the caller then uses its own delays, which spare an overloaded service.
 */
function retryTime(text: string | null, now: Date): Date | undefined {
  if (text === null) return undefined
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1_000 : Date.parse(text)
  // A number of seconds beyond the range of a Date gives an invalid date, which is ignored.
  const date = new Date(time)
  return Number.isNaN(date.getTime()) || date <= now ? undefined : date
}
