import { constants, createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { env } from '#functions/platform/env.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { ageCheckLimits } from '#shared/rules/safety-limits.ts'
import { type AgeCheckProvider, unavailable } from './port.ts'

/**
 * Safety margin in years: an age estimated from a face must be at least this much above the minimum
 * age, as estimates can be wrong.
 */
const estimateMargin = 7

const timeoutMilliseconds = 8_000

const Opened = z.object({ id: z.string() })
const Result = z.object({ status: z.string(), method: z.optional(z.string()), reference_id: z.string() })

/** Yoti age verification, version 1: developers.yoti.com/age-verification. */
export const yoti: AgeCheckProvider = {
  async open({ id, minimumAge, returnUrl, reportUrl }) {
    const method = { allowed: true, threshold: minimumAge }
    const response = await ask('POST', '/sessions', {
      type: 'OVER',
      ttl: ageCheckLimits.pageSeconds,
      age_estimation: { allowed: true, threshold: minimumAge + estimateMargin, level: 'PASSIVE' },
      digital_id: { ...method, level: 'NONE' },
      doc_scan: { ...method, level: 'PASSIVE', authenticity: 'AUTO' },
      reference_id: id,
      callback: { auto: true, url: returnUrl },
      cancel_url: returnUrl,
      notification_url: reportUrl,
    })
    return (await read(response, Opened, 'POST /sessions')).id
  },
  pageOf: (session) => `${env.yotiUrl}?${new URLSearchParams({ sessionId: session, sdkId: env.yotiSdkId })}`,
  async find(session) {
    const path = `/sessions/${encodeURIComponent(session)}/result`
    const response = await ask('GET', path)
    if (response.status === 404) return undefined
    const { status, method, reference_id } = await read(response, Result, 'GET /result')
    return { id: reference_id, outcome: outcomeOf(status, method) }
  },
  readReport(report) {
    const { session_key } = report
    if (!isSigned(report)) throw forged('signature')
    if (typeof session_key !== 'string') throw forged('session_key')
    return session_key
  },
}

const forged = (field: string) => new Refusal('invalid_input', { fields: { [field]: 'invalid_input' } })

/**
 * Outcome of a check by its status at Yoti. Only a document or a digital identity proves that
 * somebody is too young: an estimated age below the threshold proves nothing. Unknown states count
 * as open.
 */
function outcomeOf(status: string, method: string | undefined) {
  if (status === 'COMPLETE') return 'passed'
  if (status === 'FAIL') return method === 'DOC_SCAN' || method === 'DIGITAL_ID' ? 'under_age' : 'failed'
  return ['ERROR', 'EXPIRED', 'CANCELLED'].includes(status) ? 'failed' : 'open'
}

/**
 * Whether Yoti signed the notification: RSA-PSS with SHA-256 over all fields but `signature` and
 * `sequence_number`, as JSON without whitespace.
 */
function isSigned({ sequence_number: _, signature, ...payload }: Readonly<Record<string, unknown>>): boolean {
  if (typeof signature !== 'string') return false
  const key = createPublicKey({ key: Buffer.from(env.yotiPublicKey, 'base64'), format: 'der', type: 'spki' })
  const text = JSON.stringify(payload).replaceAll(/\s/g, '')
  return verify(
    'sha256',
    Buffer.from(text),
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO },
    Buffer.from(signature, 'base64'),
  )
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(`${env.yotiUrl}/api/v1${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        authorization: `Bearer ${env.yotiKey}`,
        'yoti-sdk-id': env.yotiSdkId,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw unavailable(`${method} ${path}`, error)
  }
}

async function read<T extends z.ZodMiniType>(response: Response, shape: T, call: string): Promise<z.output<T>> {
  if (!response.ok) throw unavailable(call, response.status)
  const answer = await response.json().catch((error: unknown) => {
    throw unavailable(call, error)
  })
  const parsed = z.safeParse(shape, answer)
  if (!parsed.success) throw unavailable(call, parsed.error)
  return parsed.data
}
