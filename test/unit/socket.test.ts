import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AuthScheme } from '#functions/platform/pipeline.ts'
import { Refusal, TemporaryFailure } from '#functions/platform/refusal.ts'
import { type ConnectEvent, connectHandler, disconnectHandler } from '#functions/platform/socket.ts'
import { BrowserFrame } from '#shared/contract/live.ts'
import { memberErrorTexts } from '#shared/i18n/error-texts.ts'

const host = 'www.example.org'
beforeEach(() => {
  vi.stubEnv('SITES', JSON.stringify({ [host]: 'NL' }))
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A session is the cookie `session=<member>`. */
const scheme: AuthScheme<string, string> = {
  read: async (cookies) => cookies.find((text) => text.startsWith('session='))?.slice('session='.length),
  find: async (claim) => claim,
  refusal: 'authentication_required',
  errorTexts: memberErrorTexts,
  endedCookies: [],
  languageOf: () => undefined,
  toLoad: () => ({}),
  toRun: (member) => ({ member }),
}

const run = vi.fn<(context: { member: string; connectionId: string }) => Promise<void>>(async () => {})
afterEach(() => run.mockReset())

/** Headers of a handshake as API Gateway passes them on: one header holds all cookies. */
const headers = {
  Origin: `https://${host}`,
  Cookie: 'language=nl; session=M1',
  'X-Origin-Secret': 'new',
  'X-Site-Host': host,
  'X-Visitor-Address': '192.0.2.1',
}
const connect = (more: Record<string, string | undefined> = {}) => {
  const sent = Object.entries({ ...headers, ...more }).filter(([, value]) => value !== undefined)
  const event = {
    headers: Object.fromEntries(sent),
    requestContext: { connectionId: 'C1', identity: { sourceIp: '10.0.0.1' } },
  } as ConnectEvent
  const context = { getRemainingTimeInMillis: () => 10_000, awsRequestId: 'request' } as Context
  return connectHandler(scheme, run)(event, context)
}

describe('LIVE-02 the handshake of a connection', () => {
  beforeEach(() => vi.stubEnv('ORIGIN_SECRETS', 'new,old'))

  test.each(['new', 'old'])('a member connects through the edge, which knows the secret %s', async (secret) => {
    expect(await connect({ 'X-Origin-Secret': secret })).toEqual({ statusCode: 200 })
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ member: 'M1', connectionId: 'C1' }))
  })

  test('header names have any case', async () => {
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    const none = Object.fromEntries(Object.keys(headers).map((name) => [name, undefined]))
    expect(await connect({ ...none, ...lower })).toEqual({ statusCode: 200 })
  })

  test.each<[string, Record<string, string | undefined>]>([
    ['no edge secret', { 'X-Origin-Secret': undefined }],
    ['an empty edge secret', { 'X-Origin-Secret': '' }],
    ['a wrong edge secret', { 'X-Origin-Secret': 'wrong' }],
    ['no origin', { Origin: undefined }],
    ['an empty origin', { Origin: '' }],
    ['the origin of another site', { Origin: 'https://www.example.com' }],
    ['an unknown host', { 'X-Site-Host': 'www.example.com', Origin: 'https://www.example.com' }],
    ['no host', { 'X-Site-Host': undefined }],
    ['no cookie', { Cookie: undefined }],
    ['no session cookie', { Cookie: 'language=nl' }],
  ])('%s is refused with a 403 that gives no reason', async (_, more) => {
    expect(await connect(more)).toEqual({ statusCode: 403 })
    expect(run).not.toHaveBeenCalled()
  })

  test('a refusal of the function is a 403 too, a failure keeps its status; neither gives a reason', async () => {
    run.mockRejectedValueOnce(new Refusal('authentication_required'))
    expect(await connect()).toEqual({ statusCode: 403 })
    run.mockRejectedValueOnce(new TemporaryFailure('Conflict'))
    expect(await connect()).toEqual({ statusCode: 503 })
    run.mockRejectedValueOnce(new Error('secret detail'))
    expect(await connect()).toEqual({ statusCode: 500 })
  })
})

test('a failure to remove a connection is logged and fails the invocation', async () => {
  const failing = disconnectHandler(() => Promise.reject(new Error('secret detail')))
  const event = { requestContext: { connectionId: 'C1' } } as Parameters<typeof failing>[0]
  await expect(failing(event)).rejects.toThrow('Error')
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('secret detail')
})

test('LIVE-03 a frame of a browser has a known type and nothing else', () => {
  expect(BrowserFrame.safeParse({ type: 'ping' }).success).toBe(true)
  for (const wrong of [{}, { type: 'other' }, { type: 'ping', text: 'Hoi' }, ['ping']])
    expect(BrowserFrame.safeParse(wrong).success).toBe(false)
})
