import * as z from 'zod/mini'
import type { Endpoint, Input, Output } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { noteAnswer, noteNoAnswer } from './connection.ts'
import { visitLanguage } from './visit-language.ts'

/** Delays before the retries of a failed request, five at most (API-20, API-21, OPEN-69). */
export const retryDelaysMs = [500, 1000, 2000, 4000, 8000] as const
/** Timeout of a request (OPEN-69). */
export const timeoutMs = 20_000

/** Purpose of a request to user.php (API-19, OPEN-68). */
export type RequestType = 'login' | 'load' | 'refresh' | 'language' | 'push' | 'change'

export type CallOptions = {
  signal?: AbortSignal
  requestType?: RequestType
  /** Request outlives the page (`keepalive`), for small bodies only: 64 KB in total. */
  isLeaving?: boolean
  /**
   * Called before and after the delay of each retry; if it returns false, the call fails at once.
   */
  mayRetry?: () => boolean
}

/**
 * Refusal by the server, with a code of the contract. `message`
 * is in the visitor's language and can be shown as it is.
 */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: ErrorCode
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>
  /** Whether an earlier attempt had no usable answer: the server may have carried it out. */
  readonly isOfRetry: boolean
  constructor(
    code: ErrorCode,
    message: string,
    status: number,
    details: Readonly<Record<string, unknown>>,
    isOfRetry = false,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.isOfRetry = isOfRetry
  }
}

/**
 * No usable answer after all retries: network or server failure, or an answer outside the contract.
 */
export class Failed extends Error {
  override name = 'Failed'
  readonly status: number | null
  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'no answer' : `status ${status}`, { cause })
    this.status = status
  }
}

/**
 * The session ended on the server, or another member has signed in since the call. The app
 * redirects to the login screen or shows the other member's pages, so callers show nothing.
 */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

type EndSession = () => boolean
let endSession: EndSession = () => false

/**
 * Registers the function that handles "authentication_required" from any endpoint but user.php
 * (API-24 to 26). The function returns true if a member has been signed out, by this answer or by
 * an earlier one shortly before, and false for a visitor. It is called for every such answer, so it
 * must be idempotent (TRAP-42).
 */
export const onAuthenticationRequired = (handler: EndSession): void => {
  endSession = handler
}

type ReadMember = () => string | undefined
let readMember: ReadMember = () => undefined

/**
 * Registers the function that reads the id of the signed-in member. If another member has signed in
 * since a call that changes data was started, that call is not retried, as it would run in the new
 * member's session and at the new member's cost; an answer to it is dropped.
 */
export const readMemberBy = (read: ReadMember): void => {
  readMember = read
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

function addressOf(spec: Endpoint, input: { query?: unknown }): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  return search.size > 0 ? `${spec.path}?${search}` : spec.path
}

const isUserCall = (spec: Endpoint): boolean => spec.path === '/api/user.php'

/** Default by HTTP method; periodic refetches of the user pass `refresh`. */
const requestTypeOf = (spec: Endpoint, asked: RequestType | undefined): RequestType =>
  asked ?? (spec.method === 'GET' ? 'load' : spec.method === 'POST' ? 'login' : 'change')

async function sendOnce(spec: Endpoint, input: { query?: unknown; body?: unknown }, options: CallOptions) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const response = await fetch(addressOf(spec, input), {
      method: spec.method,
      credentials: 'same-origin',
      keepalive: options.isLeaving ?? false,
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
      headers: {
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(visitLanguage() && { 'X-Visit-Language': visitLanguage()! }),
        ...(isUserCall(spec) && { 'X-Client-Request-Type': requestTypeOf(spec, options.requestType) }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    })
    // the timeout covers the body too
    return { status: response.status, text: await response.text() }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether to retry. Other 4xx statuses, including 429, are final (TRAP-37). */
const isFailure = (status: number): boolean => status === 408 || status >= 500

/**
 * Returns a check that throws if another member has signed in since the start of a call that
 * changes data. Calls with GET are not checked.
 */
function checkOfMember({ method }: Endpoint): () => void {
  const owner = method === 'GET' ? undefined : readMember()
  return () => {
    const current = readMember()
    if (owner !== undefined && current !== undefined && current !== owner) throw new SessionEnded()
  }
}

function checkRetry({ mayRetry }: CallOptions): void {
  if (mayRetry?.() === false) throw new Failed(null)
}

async function send(
  spec: Endpoint,
  input: { query?: unknown; body?: unknown },
  options: CallOptions,
  checkMember: () => void,
) {
  for (let attempt = 0; ; attempt++) {
    const delay = retryDelaysMs[attempt]
    try {
      const answer = await sendOnce(spec, input, options)
      noteAnswer()
      if (!isFailure(answer.status) || delay === undefined) return { ...answer, isOfRetry: attempt > 0 }
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason
      noteNoAnswer()
      if (delay === undefined) throw new Failed(null, error)
    }
    checkRetry(options)
    await wait(delay, options.signal)
    checkRetry(options)
    checkMember()
  }
}

function parseJson(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Failed(status, error)
  }
}

/**
 * Parses `{ error, message, ...details }`. A code that this page does not know yet comes from a
 * newer server; its message is shown like any other.
 */
function refusalOf(status: number, text: string, isOfRetry: boolean): Refused | Failed {
  try {
    const { error, message, ...details } = JSON.parse(text) as Record<string, unknown>
    return typeof error === 'string' && typeof message === 'string'
      ? new Refused(error as ErrorCode, message, status, details, isOfRetry)
      : new Failed(status)
  } catch (cause) {
    return new Failed(status, cause)
  }
}

// Codes of refusals for a missing session: of a member, and of staff.
const sessionless: readonly ErrorCode[] = ['authentication_required', 'staff_required']

/**
 * Sends one request and returns its parsed answer, or false if the session has ended (API-24).
 * Throws Refused, Failed after five retries, or SessionEnded if another member has signed in.
 * Screens use `call`.
 */
export async function request<E extends Endpoint>(
  spec: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E> | false> {
  const checkMember = checkOfMember(spec)
  const attempts = send(spec, input as { query?: unknown; body?: unknown }, options, checkMember)
  const { status, text, isOfRetry } = await attempts
  checkMember()
  if (status >= 200 && status < 300) {
    const parsed = z.safeParse(spec.answer, parseJson(text, status))
    if (!parsed.success) throw new Failed(status, parsed.error)
    return parsed.data as Output<E>
  }
  const refusal = refusalOf(status, text, isOfRetry)
  const hasNoSession = refusal instanceof Refused && status === 403 && sessionless.includes(refusal.code)
  if (hasNoSession && !isUserCall(spec) && endSession()) return false
  throw refusal
}

/**
 * Sends one request, typed by its endpoint: `await call(chats.send, { body: {
 * ... } })`. Retries failures up to five times. Throws Refused (show its
 * message), Failed (show app.errors.temporary) or SessionEnded (show nothing).
 */
export async function call<E extends Endpoint>(spec: E, input: Input<E>, options?: CallOptions): Promise<Output<E>> {
  const answer = await request(spec, input, options)
  if (answer === false) throw new SessionEnded()
  return answer as Output<E>
}
