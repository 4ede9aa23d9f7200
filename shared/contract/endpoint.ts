import type * as z from 'zod/mini'
import type { StaffRole } from '../model/staff.ts'
import type { ErrorCode } from './errors.ts'

/**
 * One call of the API: the only place that knows its method, path, shapes, who may call and with what it refuses.
 * The handler's types, the route on AWS and here, the browser's typed call and the generic tests all follow from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}.php`
  /**
   * public: no session is looked at. visitor: a session is used if there is one. member: without a session the call is refused.
   * staff: only with a staff session of one of `roles`; a member's session opens nothing there (ROLE-11).
   */
  access: 'public' | 'visitor' | 'member' | 'staff'
  /** Who of the staff may call; declared by staff calls, and by no other. */
  roles?: readonly StaffRole[]
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  answer: z.core.$ZodType
  /** What the handler itself may refuse with; the pipeline's refusals are in pipeline-refusals.ts. */
  refusals: readonly ErrorCode[]
  /**
   * `release`: the answer to somebody without a session depends on the site and the language only, and changes with a release only. Edge and
   * browser keep it (API-28); an answer to a session is never kept. For GET without query.
   */
  cache?: 'release'
  /** Calls that must be possible from outside the site, such as the payment provider's report: the origin check lets them pass. */
  fromAnywhere?: true
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Part<
  E extends Endpoint,
  K extends 'query' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends z.core.$ZodType
  ? Side extends 'output'
    ? { [P in K]: z.core.output<E[K]> }
    : // a query without required fields may be left out
      [K, object] extends ['query', z.core.input<E[K]>]
      ? { [P in K]?: z.core.input<E[K]> }
      : { [P in K]: z.core.input<E[K]> }
  : unknown

/** What a caller hands over. */
export type Input<E extends Endpoint> = Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
/** What a handler receives: parsed. */
export type Parsed<E extends Endpoint> = Part<E, 'query', 'output'> & Part<E, 'body', 'output'>
/** What a caller gets. */
export type Output<E extends Endpoint> = z.core.output<E['answer']>

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** What a handler may return: readonly lists are welcome. */
export type Answer<E extends Endpoint> = DeepReadonly<z.core.input<E['answer']>>
