import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Endpoint, Parsed } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors, isErrorCode } from '#shared/contract/errors.ts'
import type { PipelineRefusal } from '#shared/contract/pipeline-refusals.ts'
import { errorText } from '#shared/i18n/error-texts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type TextLocale, textLocale } from '#shared/i18n/regional.ts'
import { listCaching } from '#shared/rules/limits.ts'
import { siteHostHeader, visitLanguageHeader } from '#shared/rules/request-headers.ts'
import { readClock } from './clock.ts'
import { compressed } from './compress.ts'
import { logError, logWarning } from './log.ts'
import { Refusal, TemporaryFailure } from './refusal.ts'
import { isFromEdge, languageOf, type Site, siteOf, visitorAddressHeader } from './site.ts'

/**
 * How a part of the site knows who calls. Members (./handle.ts) and staff (functions/auth/staff-handle.ts) have a scheme each: what opens one is
 * not even looked at by the other, and neither function carries the other's.
 */
export type AuthScheme<Claim, Who> = {
  /** Who the cookies say is calling: only signatures are checked. */
  read: (cookies: readonly string[], now: Date) => Promise<Claim | undefined>
  /** Whoever it is, if that still holds; may refuse somebody who may not make this very call. */
  find: (claim: Claim, now: Date, spec: Endpoint) => Promise<Who | undefined>
  /** What is answered where a call needs somebody and there is nobody. */
  refusal: PipelineRefusal
  /** Take a session off that holds no more. */
  endedCookies: readonly string[]
  languageOf: (who: Who) => Language | undefined
  /** What the call's reads are told of the claim, and the handler of who it is. */
  toLoad: (claim: Claim | undefined) => Record<string, unknown>
  toRun: (who: Who | undefined, claim: Claim | undefined) => Record<string, unknown>
}

/** What a call's reads may know, besides who claims to call. */
export type PipelineLoad<E extends Endpoint> = Parsed<E> & {
  site: Site
  now: Date
  visitorAddress: string
  cookies: readonly string[]
}

export type Loads = Record<string, Promise<unknown>>
export type Loaded<L extends Loads> = { [K in keyof L]: Awaited<L[K]> }

/** What every handler is given, besides who calls. */
export type PipelineRun<E extends Endpoint> = Parsed<E> & {
  site: Site
  language: Language
  now: Date
  /** Address the visitor calls from, for limits per visitor. */
  visitorAddress: string
  /** What the browser says it is; empty where it does not say. */
  userAgent: string
  /** The request's cookies as `name=value`. */
  cookies: readonly string[]
  /** Country that the edge takes the visitor to be in, if it says so. */
  viewerCountry: string | undefined
  /** Refuses with a code that the contract declares for this call. */
  refuse: (code: E['refusals'][number], details?: Readonly<Record<string, unknown>>) => never
  setCookies: (cookies: readonly string[]) => void
}

type Steps = {
  load?: ((context: never) => Loads) | undefined
  run: (context: never) => Promise<unknown>
}

/**
 * The one way from an HTTP event to a handler and back: site, origin check, session, input, reads, run, answer. The answer is parsed by the
 * contract, so a field that it does not list never leaves; an answer of nothing travels as 204. Refusals get their status and their text in the caller's language; what
 * passes by itself is a 503 that the browser sends again; anything else that is thrown is a bare 500 with the request id. Both are logged.
 */
export function pipeline<Claim, Who>(scheme: AuthScheme<Claim, Who>, spec: Endpoint, steps: Steps) {
  const isSomebodyNeeded = spec.access === 'member' || spec.access === 'staff'
  return middy(
    async (event: APIGatewayProxyEventV2, lambda: LambdaContext): Promise<APIGatewayProxyStructuredResultV2> => {
      const now = readClock()
      const cookies = event.cookies ?? []
      const site = isFromEdge(event.headers) ? siteOf(event.headers[siteHostHeader]) : undefined
      const asked = event.headers[visitLanguageHeader]
      let language = languageOf(site, { cookies, asked })
      const outgoing: string[] = []
      const accepted = event.headers['accept-encoding']
      const work = async () => {
        if (!site) throw new Refusal('unknown_site')
        checkOrigin(spec, event, site)
        const claimed = spec.access === 'public' ? undefined : await scheme.read(cookies, now)
        if (isSomebodyNeeded && !claimed) throw new Refusal(scheme.refusal)
        const input = parseInput(spec, event, site)

        const visitorAddress = event.headers[visitorAddressHeader] ?? event.requestContext.http.sourceIp
        const load = async (claim: Claim | undefined) =>
          settle(steps.load?.({ ...input, ...scheme.toLoad(claim), site, now, visitorAddress, cookies } as never))
        const [who, loaded] = await Promise.all([claimed && scheme.find(claimed, now, spec), load(claimed)])
        const isEnded = claimed && !who
        if (isEnded) outgoing.push(...scheme.endedCookies)
        if (isEnded && isSomebodyNeeded) throw new Refusal(scheme.refusal)
        if (who) language = languageOf(site, { cookies, asked, own: scheme.languageOf(who) })

        const answer = await steps.run({
          ...input,
          // A visitor's session that no longer holds opens nothing: what was read for that member is read again for nobody.
          ...(isEnded ? await load(undefined) : loaded),
          ...scheme.toRun(who, claimed),
          site,
          language,
          now,
          visitorAddress,
          userAgent: event.headers['user-agent'] ?? '',
          cookies,
          viewerCountry: event.headers['cloudfront-viewer-country'],
          refuse: (code: ErrorCode, details?: Readonly<Record<string, unknown>>) => {
            throw new Refusal(code, details)
          },
          setCookies: (more: readonly string[]) => void outgoing.push(...more),
        } as never)
        const told = z.parse(spec.answer as z.ZodMiniType, answer)
        const caching = spec.cache && !claimed && outgoing.length === 0 ? listHeaders : {}
        return respond(told === undefined ? 204 : 200, told, outgoing, caching)
      }
      try {
        return compressed(await inTime(work(), lambda), accepted)
      } catch (error) {
        const locale = textLocale(language, site?.country.code)
        return compressed(refused(error, locale, outgoing, lambda.awsRequestId), accepted)
      }
    },
  )
}

/** Milliseconds that an answer needs after the handler. */
const spareMs = 250

/** Fails shortly before the function's own end: Lambda would stop it, and the caller get no answer in words. */
async function inTime<T>(work: Promise<T>, { getRemainingTimeInMillis }: LambdaContext): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    const outOfTime = () => reject(new TemporaryFailure('OutOfTime'))
    timer = setTimeout(outOfTime, Math.max(0, getRemainingTimeInMillis() - spareMs))
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
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
    return JSON.parse(text, wellFormed)
  } catch {
    throw new Refusal('invalid_input')
  }
}

/** JSON can escape half a character (`\\ud83d`), which UTF-8 and so the table cannot hold. */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

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

function refused(error: unknown, locale: TextLocale, cookies: readonly string[], requestId: string) {
  if (error instanceof Refusal) {
    const { code, details } = error
    return respond(errors[code], { error: code, message: errorText(code, locale, details), ...details }, cookies)
  }
  const isTemporary = error instanceof TemporaryFailure
  // Somebody has to look at every other failure; a lost optimistic lock mends itself.
  const log = isTemporary && error.name === 'Conflict' ? logWarning : logError
  log(isTemporary ? 'temporary_failure' : 'unexpected_error', error, { requestId })
  const code: PipelineRefusal = isTemporary ? 'temporarily_unavailable' : 'internal_error'
  return respond(errors[code], { error: code, message: errorText(code, locale), request_id: requestId }, cookies)
}

/** Of an answer that edge and browser keep (API-28). What it depends on besides the address is named, so that a browser asks anew after a choice of language. */
const listHeaders = {
  'cache-control': `public, max-age=${listCaching.browserSeconds}, s-maxage=${listCaching.edgeSeconds}`,
  vary: `accept-encoding, cookie, ${visitLanguageHeader}`,
}

function respond(
  statusCode: number,
  body: unknown,
  cookies: readonly string[],
  caching: Readonly<Record<string, string>> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      'cache-control': 'no-store',
      // No search engine keeps what it says of a member (PRIV-02).
      'x-robots-tag': 'noindex, nofollow',
      vary: 'accept-encoding',
      ...caching,
    },
    cookies: [...cookies],
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}
