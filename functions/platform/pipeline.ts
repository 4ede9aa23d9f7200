import * as z from 'zod/mini'
import type { Endpoint, Parsed } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errors } from '#shared/contract/errors.ts'
import type { PipelineRefusal } from '#shared/contract/pipeline-refusals.ts'
import { type ErrorTexts, errorText } from '#shared/i18n/error-texts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type TextLocale, textLocale } from '#shared/i18n/regional.ts'
import { readClock } from './clock.ts'
import { parseInput } from './input.ts'
import { logError, logWarning } from './log.ts'
import { Refusal, TemporaryFailure } from './refusal.ts'
import { languageOf, type Site } from './site.ts'

/**
 * Authentication of one part of the site. Members (functions/auth/handle.ts) and staff
 * (functions/auth/staff-handle.ts) have a scheme each, so that no function bundles the other's.
 */
export type AuthScheme<Claim, Who> = {
  /**
   * Claim about the caller, from a signed cookie. Only the cookie is checked, not the stored
   * session.
   */
  read: (cookies: readonly string[], now: Date) => Promise<Claim | undefined>
  /** Caller, if the claim is still valid. May refuse a caller who may not make this call. */
  find: (claim: Claim, now: Date, spec: CallSpec) => Promise<Who | undefined>
  /** Refusal if a call needs a signed-in caller and has none. */
  refusal: PipelineRefusal
  /** Texts of the refusals of this part of the site. */
  errorTexts: (locale: TextLocale) => Promise<ErrorTexts>
  /** Cookies that remove an ended session from the browser. */
  endedCookies: readonly string[]
  languageOf: (who: Who) => Language | undefined
  /**
   * Arguments that the scheme adds: `toLoad` derives arguments for `load` from the claim; `toRun`
   * derives arguments for `run` from the caller.
   */
  toLoad: (claim: Claim | undefined) => Record<string, unknown>
  toRun: (who: Who | undefined, claim: Claim | undefined) => Record<string, unknown>
}

/** Arguments of `load`, besides the claim. */
export type PipelineLoad<E extends Endpoint> = Parsed<E> & {
  site: Site
  now: Date
  visitorAddress: string
  cookies: readonly string[]
}

export type Loads = Record<string, Promise<unknown>>
export type Loaded<L extends Loads> = { [K in keyof L]: Awaited<L[K]> }

/** Arguments of `run`, besides the caller. */
export type PipelineRun<E extends Endpoint> = Parsed<E> & {
  site: Site
  language: Language
  now: Date
  /** IP address of the visitor, for rate limits. */
  visitorAddress: string
  /** User-Agent header, or empty. */
  userAgent: string
  /** The request's cookies as `name=value`. */
  cookies: readonly string[]
  /** Country of the visitor according to the CDN. */
  viewerCountry: string | undefined
  /** Throws a refusal with a code that the contract declares for this call. */
  refuse: (code: E['refusals'][number], details?: Readonly<Record<string, unknown>>) => never
  setCookies: (cookies: readonly string[]) => void
}

export type Steps = {
  load?: ((context: never) => Loads) | undefined
  run: (context: never) => Promise<unknown>
}

/** Part of an endpoint that the pipeline reads. A live connection has neither method nor path. */
export type CallSpec = Omit<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'method' | 'path'>>

/** Call, independent of its transport. */
export type Call = {
  /** Undefined if the call did not come through the CDN of a known site. */
  site: Site | undefined
  cookies: readonly string[]
  /**
   * Headers `Origin` and `Sec-Fetch-Site`, which reveal a call that another site made the browser
   * send.
   */
  origin: string | undefined
  fetchSite: string | undefined
  query: unknown
  /** Body of the call as it was sent; throws a refusal if it is malformed. */
  readBody: () => unknown
  /** Language chosen for this visit. */
  visitLanguage: string | undefined
  visitorAddress: string
  userAgent: string
  viewerCountry: string | undefined
  requestId: string
  remainingMs: () => number
}

/** Outcome of a call, independent of its transport. */
export type Outcome = {
  status: number
  /** Undefined if the answer is empty. */
  body: unknown
  cookies: readonly string[]
  /** Whether CDN and browser may cache the answer (API-28). */
  isCacheable: boolean
}

/**
 * Runs a call: site, origin check, session, input, reads, run, answer. The contract parses the
 * answer, so that fields missing in the contract are never sent. A refusal is sent with its status
 * and its text in the caller's language. A temporary failure is a 503, which the browser retries;
 * any other error is a 500 with the request id. Both are logged; refusals are not.
 */
export async function runCall<Claim, Who>(
  scheme: AuthScheme<Claim, Who>,
  spec: CallSpec,
  steps: Steps,
  call: Call,
): Promise<Outcome> {
  const now = readClock()
  const { site, cookies, visitorAddress, userAgent, viewerCountry, visitLanguage: asked } = call
  const isSomebodyNeeded = spec.access === 'member' || spec.access === 'staff'
  let language = languageOf(site, { cookies, asked })
  const outgoing: string[] = []
  const work = async (): Promise<Outcome> => {
    if (!site) throw new Refusal('unknown_site')
    checkOrigin(spec, call, site)
    const claimed = spec.access === 'public' ? undefined : await scheme.read(cookies, now)
    if (isSomebodyNeeded && !claimed) throw new Refusal(scheme.refusal)
    const input = parseInput(spec, call, site.country)

    const load = async (claim: Claim | undefined) =>
      settle(steps.load?.({ ...input, ...scheme.toLoad(claim), site, now, visitorAddress, cookies } as never))
    const [who, loaded] = await Promise.all([claimed && scheme.find(claimed, now, spec), load(claimed)])
    const isEnded = claimed && !who
    if (isEnded) outgoing.push(...scheme.endedCookies)
    if (isEnded && isSomebodyNeeded) throw new Refusal(scheme.refusal)
    if (who) language = languageOf(site, { cookies, asked, own: scheme.languageOf(who) })

    const answer = await steps.run({
      ...input,
      // An ended session gives no access, so `load` runs again, without a member.
      ...(isEnded ? await load(undefined) : loaded),
      ...scheme.toRun(who, claimed),
      site,
      language,
      now,
      visitorAddress,
      userAgent,
      cookies,
      viewerCountry,
      refuse: (code: ErrorCode, details?: Readonly<Record<string, unknown>>) => {
        throw new Refusal(code, details)
      },
      setCookies: (more: readonly string[]) => void outgoing.push(...more),
    } as never)
    const body = z.parse(spec.answer as z.ZodMiniType, answer)
    const isCacheable = spec.cache !== undefined && !claimed && outgoing.length === 0
    return { status: body === undefined ? 204 : 200, body, cookies: outgoing, isCacheable }
  }
  try {
    return await inTime(work(), call.remainingMs())
  } catch (error) {
    const texts = await scheme.errorTexts(textLocale(language, site?.country.code))
    const { status, body } = refused(error, texts, call.requestId)
    return { status, body, cookies: outgoing, isCacheable: false }
  }
}

/** Time reserved for sending the answer after the handler. */
const spareMs = 250

/** Fails shortly before the function's timeout, at which Lambda would stop it without an answer. */
async function inTime<T>(work: Promise<T>, remainingMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    const outOfTime = () => reject(new TemporaryFailure('OutOfTime'))
    timer = setTimeout(outOfTime, Math.max(0, remainingMs - spareMs))
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}

async function settle<L extends Loads>(loads: L | undefined): Promise<Loaded<L>> {
  const entries = Object.entries(loads ?? {})
  const values = await Promise.all(entries.map(([, promise]) => promise))
  return Object.fromEntries(entries.map(([name], index) => [name, values[index]])) as Loaded<L>
}

/**
 * Refuses cross-site calls: browsers send the session cookie with top-level navigation from other
 * sites (TRAP-38).
 */
function checkOrigin(spec: CallSpec, { origin, fetchSite }: Call, site: Site): void {
  if (spec.fromAnywhere) return
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') throw new Refusal('cross_site_refused')
  if (origin && origin !== site.origin) throw new Refusal('cross_site_refused')
}

function refused(error: unknown, texts: ErrorTexts, requestId: string): Pick<Outcome, 'status' | 'body'> {
  if (error instanceof Refusal) {
    const { code, details } = error
    const message = errorText(texts, code, details)
    return { status: errors[code], body: { error: code, message, ...details } }
  }
  const isTemporary = error instanceof TemporaryFailure
  // The browser retries a conflict; every other failure needs an operator's attention.
  const log = isTemporary && error.name === 'Conflict' ? logWarning : logError
  log(isTemporary ? 'temporary_failure' : 'unexpected_error', error, { requestId })
  const code: PipelineRefusal = isTemporary ? 'temporarily_unavailable' : 'internal_error'
  const message = errorText(texts, code)
  return { status: errors[code], body: { error: code, message, request_id: requestId } }
}
