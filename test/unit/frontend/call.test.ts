import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  call,
  Failed,
  onAuthenticationRequired,
  Refused,
  readMemberBy,
  request,
  SessionEnded,
} from '#frontend/lib/call.ts'
import * as account from '#shared/contract/account.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { logIn } from '#shared/contract/login-calls.ts'

const spec = endpoint({
  method: 'POST',
  path: '/api/thing.php',
  access: 'member',
  query: z.object({ page: z.optional(z.int()), tag: z.optional(z.array(z.string())) }),
  body: z.object({ id: z.string() }),
  answer: z.object({ done: z.boolean() }),
  refusals: [],
})
const input = { query: {}, body: { id: 'a' } }

type Answer = { status: number; body?: unknown } | 'lost' | 'silent'
const sent: { url: string; init: RequestInit; at: number }[] = []

function answerWith(...answers: Answer[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push({ url, init, at: Date.now() })
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'silent' || !answer)
      return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status })
  })
}

const noSession = { status: 403, body: { error: 'authentication_required', message: 'Log in om verder te gaan.' } }

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  onAuthenticationRequired(() => false)
})
afterEach(() => {
  readMemberBy(() => undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const outcome = promise.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return outcome
}

describe('retries', () => {
  for (const failure of [{ status: 500 }, { status: 503 }, { status: 408 }, 'lost'] as Answer[])
    test(`API-20 API-21 OPEN-69 a request that fails with ${JSON.stringify(failure)} is sent 6 times, 0.5, 1, 2, 4 and 8 s apart`, async () => {
      answerWith(failure)
      expect(await settled(call(spec, input))).toBeInstanceOf(Failed)
      expect(sent.map(({ at }, index) => (index > 0 ? at - (sent[index - 1]?.at ?? 0) : 0))).toEqual([
        0, 500, 1000, 2000, 4000, 8000,
      ])
    })

  test('a request that may not be retried fails at once', async () => {
    answerWith({ status: 503 })
    const start = Date.now()
    const outcome = await settled(request(spec, input, { mayRetry: () => false }))
    expect(outcome).toBeInstanceOf(Failed)
    expect([sent.length, Date.now() - start]).toEqual([1, 0])
  })

  test('OPEN-69 a request without an answer for 20 s counts as failed', async () => {
    answerWith('silent', { status: 200, body: { done: true } })
    expect(await settled(call(spec, input))).toEqual({ done: true })
    expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBe(20_500)
  })

  test('API-20 the answer to a retry is returned', async () => {
    answerWith({ status: 502 }, 'lost', { status: 200, body: { done: true } })
    expect(await settled(call(spec, input))).toEqual({ done: true })
    expect(sent).toHaveLength(3)
  })

  for (const status of [401, 403, 404, 409, 422, 429])
    test(`TRAP-37 status ${status} is an answer, so the request is sent once`, async () => {
      answerWith({ status, body: { error: 'login_failed', message: 'Login mislukt, probeer opnieuw', minutes: 15 } })
      const error = await settled(call(spec, input))
      expect(sent).toHaveLength(1)
      expect(error).toBeInstanceOf(Refused)
      expect(error).toMatchObject({
        code: 'login_failed',
        status,
        message: 'Login mislukt, probeer opnieuw',
        details: { minutes: 15 },
      })
    })

  describe('TRAP-37 once another member has signed in,', () => {
    let member: string | undefined
    const change = async (to: string | undefined, method: 'GET' | 'POST') => {
      member = 'anna'
      readMemberBy(() => member)
      const outcome = call({ ...spec, method }, input).catch((error: Error) => error)
      await vi.advanceTimersByTimeAsync(100)
      member = to
      await vi.runAllTimersAsync()
      return outcome
    }

    test('a change of the former one is not retried, and a read is', async () => {
      answerWith('lost', { status: 200, body: { done: true } })
      expect(await change('bram', 'POST')).toBeInstanceOf(SessionEnded)
      expect(sent).toHaveLength(1)
      sent.length = 0
      expect(await change('bram', 'GET')).toEqual({ done: true })
    })

    test('the answer to a change of the former one is dropped', async () => {
      vi.stubGlobal('fetch', async () => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        return new Response('{"done":true}')
      })
      expect(await change('bram', 'POST')).toBeInstanceOf(SessionEnded)
      expect(await change('anna', 'POST')).toEqual({ done: true })
    })

    test('but not for the same member, nor after a sign-out', async () => {
      answerWith('lost', { status: 200, body: { done: true } })
      for (const to of ['anna', undefined]) {
        sent.length = 0
        expect(await change(to, 'POST')).toEqual({ done: true })
      }
    })
  })

  test('aborting a call ends its retries', async () => {
    answerWith({ status: 500 })
    const controller = new AbortController()
    const outcome = call(spec, input, { signal: controller.signal }).catch(() => 'left')
    await vi.advanceTimersByTimeAsync(600)
    controller.abort()
    await vi.runAllTimersAsync()
    expect(await outcome).toBe('left')
    expect(sent).toHaveLength(2)
  })
})

describe('the request', () => {
  test('a query has texts, repeated keys for lists and no absent values, and DELETE may have a body', async () => {
    answerWith({ status: 200, body: { done: true } })
    await settled(call({ ...spec, method: 'DELETE' }, { query: { page: 2, tag: ['a', 'b'] }, body: { id: 'x' } }))
    expect(sent[0]?.url).toBe('/api/thing.php?page=2&tag=a&tag=b')
    expect(sent[0]?.init.body).toBe('{"id":"x"}')
    expect(sent[0]?.init.credentials).toBe('same-origin')
  })

  test('API-19 OPEN-68 a request to user.php carries its purpose, other requests carry none', async () => {
    answerWith({ status: 401, body: { error: 'login_failed', message: '' } })
    const typeOf = (index: number) => new Headers(sent[index]?.init.headers).get('X-Client-Request-Type')
    await settled(call(account.current, {}))
    await settled(call(account.current, {}, { requestType: 'refresh' }))
    await settled(call(logIn, { body: { email: 'a@b.nl', password: 'x' } }))
    await settled(call(account.change, { body: { language: 'en' } }, { requestType: 'language' }))
    await settled(call(spec, input))
    expect([0, 1, 2, 3, 4].map(typeOf)).toEqual(['load', 'refresh', 'login', 'language', null])
  })

  test('an answer that violates the contract is a failure, never data', async () => {
    answerWith({ status: 200, body: { done: 'yes' } })
    expect(await settled(call(spec, input))).toBeInstanceOf(Failed)
  })
})

describe('authentication_required', () => {
  test('API-24 logs a member out, and the request resolves to false', async () => {
    const logOut = vi.fn(() => true)
    onAuthenticationRequired(logOut)
    answerWith(noSession)
    expect(await settled(request(spec, input))).toBe(false)
    expect(await settled(call(spec, input))).toBeInstanceOf(SessionEnded)
    expect(logOut).toHaveBeenCalledTimes(2)
  })

  test('API-25 is an ordinary refusal when user.php answers it', async () => {
    const logOut = vi.fn(() => true)
    onAuthenticationRequired(logOut)
    answerWith(noSession)
    expect(await settled(request(account.current, {}))).toMatchObject({ code: 'authentication_required' })
    expect(logOut).not.toHaveBeenCalled()
  })

  test('API-26 is an ordinary refusal for a visitor', async () => {
    answerWith(noSession)
    expect(await settled(request(spec, input))).toMatchObject({ code: 'authentication_required' })
  })
})
