import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { httpHandler } from '#functions/platform/http.ts'
import type { AuthScheme } from '#functions/platform/pipeline.ts'
import { TemporaryFailure } from '#functions/platform/refusal.ts'
import { openApiDocument } from '#infra/build/openapi.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { contract } from '#shared/contract/index.ts'
import { type PipelineRefusal, pipelineRefusals } from '#shared/contract/pipeline-refusals.ts'
import { staffErrorTexts } from '#shared/i18n/staff-error-texts.ts'

const host = 'www.example.org'
const { paths, components } = openApiDocument()

beforeEach(() => {
  vi.stubEnv('SITES', JSON.stringify({ [host]: 'NL' }))
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const calls = Object.entries(contract).flatMap(([domain, keys]) =>
  Object.entries(keys).map(([key, spec]: [string, Endpoint]) => ({ name: `${domain}.${key}`, spec })),
)

const schemeOf = ({ access }: Endpoint): AuthScheme<string, string> => ({
  read: async (cookies) => cookies[0],
  find: async (claim) => claim,
  refusal: access === 'staff' ? 'staff_required' : 'authentication_required',
  errorTexts: staffErrorTexts,
  endedCookies: [],
  languageOf: () => undefined,
  toLoad: () => ({}),
  toRun: () => ({}),
})

type Asked = { headers?: Record<string, string>; cookies?: string[]; body?: string; query?: Record<string, string> }

/** Body of the pipeline's refusal; undefined if it refuses nothing. */
async function refusalOf(spec: Endpoint, run: () => Promise<never>, asked: Asked) {
  const event = {
    headers: { 'x-site-host': host, ...asked.headers },
    cookies: asked.cookies ?? ['session'],
    queryStringParameters: asked.query,
    body: asked.body,
    requestContext: { http: { sourceIp: '127.0.0.1' } },
  } as unknown as APIGatewayProxyEventV2
  const context = { getRemainingTimeInMillis: () => 10_000, awsRequestId: 'request' } as Context
  const handler = httpHandler(schemeOf(spec), spec, { run })
  const { body = '{}' } = (await handler(event, context)) as APIGatewayProxyStructuredResultV2
  return JSON.parse(body) as { error: ErrorCode }
}

const isReached = () => Promise.reject(new Error('reached the handler'))
const isBusy = () => Promise.reject(new TemporaryFailure('Conflict'))

/** Input that no shape accepts: every parameter is too long, and the body is a list. */
const wrongInput = ({ path, method }: Endpoint): Asked => {
  const { parameters = [] } = paths[path]![method.toLowerCase()]!
  return { query: Object.fromEntries(parameters.map(({ name }) => [name, 'x'.repeat(9_000)])), body: '[7]' }
}

test('each pipeline refusal is documented for exactly the calls that can meet it', async () => {
  for (const { name, spec } of calls) {
    // Declares no input, so that the request reaches the handler.
    const open = { ...spec, query: undefined, body: undefined } as unknown as Endpoint
    const met = await Promise.all([
      refusalOf(spec, isReached, { headers: { 'x-site-host': 'elsewhere.example' } }),
      refusalOf(open, isReached, { headers: { 'sec-fetch-site': 'cross-site' } }),
      refusalOf(open, isReached, { cookies: [] }),
      refusalOf(spec, isReached, wrongInput(spec)),
      refusalOf(open, isReached, {}),
      refusalOf(open, isBusy, {}),
    ])
    // Only the real auth schemes check roles (test/api/staff/access.test.ts) and age
    // (test/api/account/age-check.test.ts).
    const listed = (Object.keys(pipelineRefusals) as PipelineRefusal[]).filter(
      (code) =>
        code !== 'role_required' &&
        code !== 'age_check_required' &&
        (pipelineRefusals[code] as (spec: Endpoint) => boolean)(spec),
    )
    const codes = new Set(met.map(({ error }) => error).filter((code) => code in pipelineRefusals))
    expect({ name, codes: [...codes].toSorted() }).toEqual({ name, codes: listed.toSorted() })
    for (const body of met)
      expect(Object.keys(components.schemas.Refusal!.properties!)).toEqual(expect.arrayContaining(Object.keys(body)))
  }
})
