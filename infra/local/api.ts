import { STATUS_CODES } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { EndpointEntry, Load } from '#infra/inventory.ts'
import { unsubscribePage } from '#infra/unsubscribe-address.ts'
import { contextFor } from './functions.ts'
import { type Ask, edgeHeaders, json, type Reply } from './http.ts'

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** Maximum time in seconds that the HTTP API waits for a function, as on AWS. */
const maxSeconds = 29

/**
 * The HTTP API: finds the function by method and path, calls it with a payload 2.0 event and
 * returns its response. Functions are imported at their first call, like Lambda's cold start.
 */
export function createApi(options: {
  load: Load
  endpoints: () => Promise<readonly EndpointEntry[]>
  now: () => Date
  say: (line: string) => void
  /** Timeout of every call, instead of the function's own. */
  secondsPerCall?: number | undefined
}): (ask: Ask) => Promise<Reply> {
  const { load, say } = options

  return async (ask) => {
    const asked = (name: string) => ask.url.searchParams.get(name) ?? ''
    const page = unsubscribePage(ask.method, ask.url.pathname, { token: asked('token'), language: asked('language') })
    if (page) return { status: 302, headers: { location: page, 'cache-control': 'no-store' } }
    const routes = (await options.endpoints()).filter(({ path }) => path === ask.url.pathname)
    const route = routes.find(({ method }) => method === ask.method)
    if (!routes.length) return json(404, { error: 'not_found' })
    if (!route)
      return json(405, { error: 'method_not_allowed' }, { allow: routes.map(({ method }) => method).join(', ') })
    const { file, name } = route
    try {
      const { handler } = (await load(file)) as { handler: Handler }
      const callMs = (options.secondsPerCall ?? secondsFor(route)) * 1_000
      const late = Promise.withResolvers<null>()
      const timer = setTimeout(() => late.resolve(null), callMs)
      const result = await Promise.race([
        handler(eventOf(ask, options.now()), contextFor(name.replace('/', '-'), callMs)),
        late.promise,
      ]).finally(() => clearTimeout(timer))
      if (!result) {
        say(`${name} gave no answer within ${callMs} ms`)
        return json(504, { error: 'gateway_timeout' })
      }
      return replyOf(result)
    } catch (error) {
      say(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`)
      return json(500, { error: 'internal_error' })
    }
  }
}

const secondsFor = ({ resources }: EndpointEntry): number => Math.min(resources.timeoutSeconds, maxSeconds)

const isText = (contentType = '') => /^text\/|^application\/(json|javascript|xml)|\+(json|xml)/.test(contentType)

/**
 * Request as an event of the HTTP API: cookies separate from the headers, repeated query keys
 * joined. The body is in base64, also for a form, unless the content type is text, JSON, JavaScript
 * or XML.
 */
const eventOf = ({ method, url, headers, body, address }: Ask, now: Date): APIGatewayProxyEventV2 => {
  const { cookie, ...others } = headers
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams) query[name] = name in query ? `${query[name]},${value}` : value
  const isBase64Encoded = body.length > 0 && !isText(headers['content-type'])
  return {
    version: '2.0',
    routeKey: `${method} ${url.pathname}`,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/; */).filter(Boolean) }),
    headers: { ...others, ...edgeHeaders(url, address) },
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: address,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey: `${method} ${url.pathname}`,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  }
}

const replyOf = ({
  statusCode = 200,
  headers = {},
  cookies = [],
  body = '',
  isBase64Encoded,
}: APIGatewayProxyStructuredResultV2): Reply => {
  if (!STATUS_CODES[statusCode]) throw new Error(`A function answered with status ${statusCode}`)
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  }
}
