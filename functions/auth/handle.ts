import { httpHandler } from '#functions/platform/http.ts'
import type { AuthScheme, Loaded, Loads, PipelineLoad, PipelineRun } from '#functions/platform/pipeline.ts'
import type { Account } from '#functions/stores/account/account.ts'
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts'
import { type Caller, endedSessionCookies, findCaller, readCaller } from './session.ts'

/** The calls of the members' site. */
type MemberEndpoint = Endpoint & { access: 'public' | 'visitor' | 'member' }

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
export type LoadContext<E extends Endpoint> = PipelineLoad<E> & { memberId: Id<E> }

export type RunContext<E extends Endpoint> = PipelineRun<E> & {
  member: Member<E>
  /** The session behind the call, where there is one. */
  caller: Caller | undefined
}

type Steps<E extends Endpoint, L extends Loads> = {
  /** Reads that need nothing but the input. They run beside the reading of session and member: one round trip in all. No writes here. */
  load?: (context: LoadContext<E>) => L
  run: (context: RunContext<E> & Loaded<L>) => Promise<Answer<E>>
}

const memberScheme: AuthScheme<Caller, Account> = {
  read: readCaller,
  find: findCaller,
  refusal: 'authentication_required',
  endedCookies: endedSessionCookies,
  languageOf: ({ language }) => language,
  toLoad: (caller) => ({ memberId: caller?.memberId }),
  toRun: (member, caller) => ({ member, caller: member && caller }),
}

/** A call of the members' site: see ./pipeline.ts. Staff calls have a `handle` of their own. */
export const handle = <const E extends MemberEndpoint, L extends Loads = Record<never, never>>(
  spec: E,
  steps: Steps<E, L>,
) => httpHandler(memberScheme, spec, steps)
