import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { listCaching } from '#shared/rules/limits.ts'
import { visitLanguageHeader } from '#shared/rules/request-headers.ts'
import { compressed } from './compress.ts'
import { edgeCall } from './edge-call.ts'
import { type AuthScheme, type Call, type Outcome, runCall, type Steps } from './pipeline.ts'
import { Refusal } from './refusal.ts'

/** Disables middy's timeout: the pipeline answers within its own time limit (`inTime`). */
const withoutTimer = { timeoutEarlyInMillis: 0 }

/** Lambda handler of an endpoint: the adapter between API Gateway and the pipeline. */
export const httpHandler = <Claim, Who>(scheme: AuthScheme<Claim, Who>, spec: Endpoint, steps: Steps) =>
  middy(async (event: APIGatewayProxyEventV2, lambda: LambdaContext): Promise<APIGatewayProxyStructuredResultV2> => {
    const outcome = await runCall(scheme, spec, steps, callOf(event, lambda))
    const form = outcome.status !== 200 ? responseOf : spec.page ? pageOf : spec.text ? textOf : responseOf
    return compressed(form(outcome), event.headers['accept-encoding'])
  }, withoutTimer)

const callOf = (event: APIGatewayProxyEventV2, lambda: LambdaContext): Call => ({
  ...edgeCall(event.headers, event.requestContext.http.sourceIp, lambda),
  cookies: event.cookies ?? [],
  query: event.queryStringParameters ?? {},
  readBody: () => readBody(event),
})

function readBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString() : event.body
  if (event.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text, wellFormed)
  } catch {
    throw new Refusal('invalid_input')
  }
}

/**
 * Replaces lone surrogates (`\ud83d`), which JSON can escape but UTF-8 and the table cannot hold.
 */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/** Headers of a cacheable answer. `vary` lists what the answer depends on besides the URL. */
const listHeaders = {
  'cache-control': `public, max-age=${listCaching.browserSeconds}, s-maxage=${listCaching.edgeSeconds}`,
  vary: `accept-encoding, cookie, ${visitLanguageHeader}`,
}

/**
 * Headers of a page that the console shows in an iframe. The page is sandboxed: it runs no script,
 * loads nothing but pictures of the site, and may have inline styles, as mails do.
 */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

const pageOf = (outcome: Outcome): APIGatewayProxyStructuredResultV2 => {
  const response = responseOf(outcome)
  const { html } = outcome.body as { html: string }
  return { ...response, headers: { ...response.headers, ...pageHeaders }, body: html }
}

const textOf = (outcome: Outcome): APIGatewayProxyStructuredResultV2 => {
  const response = responseOf(outcome)
  return {
    ...response,
    headers: { ...response.headers, 'content-type': 'text/plain; charset=utf-8' },
    body: (outcome.body as { text: string }).text,
  }
}

const responseOf = ({ status, body, cookies, isCacheable }: Outcome): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: {
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    // Answers about members must not be indexed (PRIV-02).
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-encoding',
    ...(isCacheable && listHeaders),
  },
  cookies: [...cookies],
  ...(body !== undefined && { body: JSON.stringify(body) }),
})
