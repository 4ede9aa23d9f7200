import { httpHandler } from '#functions/platform/http.ts'
import type { Loaded, Loads, PipelineLoad, PipelineRun } from '#functions/platform/pipeline.ts'
import type { Account } from '#functions/stores/account/account.ts'
import type { Answer, Endpoint } from '#shared/contract/endpoint.ts'
import { memberScheme } from './member-scheme.ts'
import type { Caller } from './session.ts'

/** Endpoint of the members' site. */
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

/**
 * Arguments of `load`. The caller's id comes from a signed cookie, but the session is still being
 * validated in parallel.
 */
export type LoadContext<E extends Endpoint> = PipelineLoad<E> & { memberId: Id<E> }

export type RunContext<E extends Endpoint> = PipelineRun<E> & {
  member: Member<E>
  /** Session of the call, if any. */
  caller: Caller | undefined
}

type Steps<E extends Endpoint, L extends Loads> = {
  /**
   * Reads that depend on the input only. They run in parallel with the reads of session and member,
   * in one round trip. Must not write.
   */
  load?: (context: LoadContext<E>) => L
  run: (context: RunContext<E> & Loaded<L>) => Promise<Answer<E>>
}

/** Handler of a members' call (functions/platform/pipeline.ts). Staff calls use staff-handle.ts. */
export const handle = <const E extends MemberEndpoint, L extends Loads = Record<never, never>>(
  spec: E,
  steps: Steps<E, L>,
) => httpHandler(memberScheme, spec, steps)
