import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Account } from '#functions/account/store.ts'
import type { Answer, Endpoint, Parsed } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors, isErrorCode } from '#shared/contract/errors.ts'
import { errorText } from '#shared/i18n/error-texts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { readClock } from './clock.ts'
import { Refusal } from './refusal.ts'
import { type Caller, endedSessionCookies, findCaller, readCaller } from './session.ts'
import { isFromEdge, languageOf, type Site, siteHostHeader, siteOf, visitorAddressHeader } from './site.ts'

type Id<E extends Endpoint> = E['access'] extends 'member'
  ? string
  : E['access'] extends 'visitor'
    ? string | undefined
    : undefined
type Member<E extends Endpoint> = E['access'] extends 'member'
  ? Account
  : E['access'] extends 'visitor'
    ? Account | undefined
    : undefined

/** What a call's reads may know: the caller's id is signed, but whether the session still holds is being read beside them. */
export type LoadContext<E extends Endpoint> = Parsed<E> & {
  memberId: Id<E>
  site: Site
  now: Date
  visitorAddress: string
}

type Loads = Record<string, Promise<unknown>>
type Loaded<L extends Loads> = { [K in keyof L]: Awaited<L[K]> }

export type RunContext<E extends Endpoint> = Parsed<E> & {
  member: Member<E>
  /** The session behind the call, where there is one. */
  caller: Caller | undefined
  site: Site
  language: Language
  now: Date
  /** Address the visitor calls from, for limits per visitor. */
  visitorAddress: string
  /** Country that the edge takes the visitor to be in, if it says so. */
  viewerCountry: string | undefined
  /** Refuses with a code that the contract declares for this call. */
  refuse: (code: E['refusals'][number], details?: Readonly<Record<string, unknown>>) => never
  setCookies: (cookies: readonly string[]) => void
}

type Steps<E extends Endpoint, L extends Loads> = {
  /** Reads that need nothing but the input. They run beside the reading of session and member: one round trip in all. No writes here. */
  load?: (context: LoadContext<E>) => L
  run: (context: RunContext<E> & Loaded<L>) => Promise<Answer<E>>
}

/**
 * The one way from an HTTP event to a handler and back: site, origin check, session, input, reads, run, answer. The answer is parsed by the
 * contract, so a field that it does not list never leaves. Refusals get their status and their text in the caller's language; anything
 * else that is thrown is a bare 500 with the request id, and is logged.
 */
export function handle<const E extends Endpoint, L extends Loads = Record<never, never>>(spec: E, steps: Steps<E, L>) {
  return middy(
    async (event: APIGatewayProxyEventV2, lambda: LambdaContext): Promise<APIGatewayProxyStructuredResultV2> => {
      const now = readClock()
      const cookies = event.cookies ?? []
      const site = isFromEdge(event.headers) ? siteOf(event.headers[siteHostHeader]) : undefined
      let language = languageOf(site, cookies)
      const outgoing: string[] = []
      try {
        if (!site) throw new Refusal('unknown_site')
        checkOrigin(spec, event, site)
        const claimed = spec.access === 'public' ? undefined : await readCaller(cookies, now)
        if (spec.access === 'member' && !claimed) throw new Refusal('authentication_required')
        const input = parseInput(spec, event, site)

        const visitorAddress = event.headers[visitorAddressHeader] ?? event.requestContext.http.sourceIp
        const load = async (memberId: string | undefined) =>
          settle(steps.load?.({ ...input, memberId, site, now, visitorAddress } as LoadContext<E>))
        const [member, loaded] = await Promise.all([claimed && findCaller(claimed, now), load(claimed?.memberId)])
        const isEnded = claimed && !member
        if (isEnded) outgoing.push(...endedSessionCookies)
        if (isEnded && spec.access === 'member') throw new Refusal('authentication_required')
        if (member) language = languageOf(site, cookies, member.language)

        const answer = await steps.run({
          ...input,
          // A visitor's session that no longer holds opens nothing: what was read for that member is read again for nobody.
          ...(isEnded ? await load(undefined) : loaded),
          member,
          caller: member && claimed,
          site,
          language,
          now,
          visitorAddress,
          viewerCountry: event.headers['cloudfront-viewer-country'],
          refuse: (code: ErrorCode, details?: Readonly<Record<string, unknown>>) => {
            throw new Refusal(code, details)
          },
          setCookies: (more: readonly string[]) => void outgoing.push(...more),
        } as unknown as RunContext<E> & Loaded<L>)
        return respond(200, z.parse(spec.answer as z.ZodMiniType, answer), outgoing)
      } catch (error) {
        return refused(error, language, outgoing, lambda.awsRequestId)
      }
    },
  )
}

async function settle<L extends Loads>(loads: L | undefined): Promise<Loaded<L>> {
  const entries = Object.entries(loads ?? {})
  const values = await Promise.all(entries.map(([, promise]) => promise))
  return Object.fromEntries(entries.map(([name], index) => [name, values[index]])) as Loaded<L>
}

/** Refuses calls that another site made the browser send; the session cookie travels with top-level navigation (TRAP-38). */
function checkOrigin(spec: Endpoint, event: APIGatewayProxyEventV2, site: Site): void {
  if (spec.fromAnywhere) return
  const { origin, 'sec-fetch-site': fetchSite } = event.headers
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw new Refusal('cross_site_refused')
  if (origin && origin !== site.origin) throw new Refusal('cross_site_refused')
}

function parseInput(spec: Endpoint, event: APIGatewayProxyEventV2, site: Site): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (spec.query) input.query = parsed(spec.query, event.queryStringParameters ?? {}, site)
  if (spec.body) input.body = parsed(spec.body, readBody(event), site)
  return input
}

function readBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined
  const text = event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString() : event.body
  if (event.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid_input')
  }
}

function parsed(shape: z.core.$ZodType, value: unknown, { country }: Site): unknown {
  const result = z.safeParse(shape as z.ZodMiniType, value)
  if (result.success) return result.data
  const fields: Record<string, ErrorCode> = {}
  for (const { path, message } of result.error.issues)
    fields[path.join('.')] ??= isErrorCode(message) ? message : 'invalid_input'
  // The first field that has words of its own speaks for the whole; the others are listed beside it.
  const first = Object.values(fields).find((code) => code !== 'invalid_input') ?? 'invalid_input'
  throw new Refusal(first, { ...(first === 'minimum_age' && { min_age: country.minimumAge }), fields })
}

function refused(error: unknown, language: Language, cookies: readonly string[], requestId: string) {
  if (error instanceof Refusal) {
    const { code, details } = error
    return respond(errors[code], { error: code, message: errorText(code, language, details), ...details }, cookies)
  }
  console.error({ event: 'unexpected_error', requestId, error })
  const code = 'internal_error'
  return respond(errors[code], { error: code, message: errorText(code, language), request_id: requestId }, cookies)
}

function respond(statusCode: number, body: unknown, cookies: readonly string[]): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    cookies: [...cookies],
    body: JSON.stringify(body),
  }
}
