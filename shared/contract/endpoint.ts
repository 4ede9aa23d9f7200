import type * as z from 'zod/mini'
import { type StaffRole, staffRoles } from '../model/staff-roles.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Declaration of an endpoint: the only place with its method, path, shapes,
 * access and refusals. The handler's types, the routes on AWS and of the local
 * gateway, the browser client and the generic tests are derived from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}.php`
  /**
   * - public: the session is ignored.
   * - visitor: the session is optional.
   * - member: refused without a session.
   * - staff: requires a staff session with one of `roles`; a member's session is refused (ROLE-11).
   */
  access: 'public' | 'visitor' | 'member' | 'staff'
  /** Staff roles with access; required for `staff`, absent otherwise. */
  roles?: readonly StaffRole[]
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  answer: z.core.$ZodType
  /** Refusals of the handler itself, without those of the pipeline (session, input, origin). */
  refusals: readonly ErrorCode[]
  /**
   * `release`: without a session, the answer depends on site and language only and changes only
   * with a release, so the edge and the browser cache it (API-28). The answer to a request with a
   * session is never cached. Only for GET without a query.
   */
  cache?: 'release'
  /**
   * The answer's `html` is sent as a page for a sandboxed frame of the console, not as JSON. Only
   * for GET.
   */
  page?: true
  /** The answer's `text` is sent as plain text instead of JSON, as another service expects. */
  text?: true
  /**
   * Skips the origin check, for requests from outside
   * the site such as the payment provider's webhook.
   */
  fromAnywhere?: true
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/**
 * Endpoints among the exports of a module of the contract, by key. They are single exports, so that
 * a function's bundle and the site's code contain only the endpoints that they use.
 */
export type EndpointsOf<Module> = { [K in keyof Module as Module[K] extends Endpoint ? K : never]: Module[K] }

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

export const endpointsOf = <Module extends object>(module: Module): EndpointsOf<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsOf<Module>

type Part<
  E extends Endpoint,
  K extends 'query' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends z.core.$ZodType
  ? Side extends 'output'
    ? { [P in K]: z.core.output<E[K]> }
    : // a query without required fields is optional
      [K, object] extends ['query', z.core.input<E[K]>]
      ? { [P in K]?: z.core.input<E[K]> }
      : { [P in K]: z.core.input<E[K]> }
  : unknown

/** Input from the caller, before parsing. */
export type Input<E extends Endpoint> = Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
/** Input to the handler, after parsing. */
export type Parsed<E extends Endpoint> = Part<E, 'query', 'output'> & Part<E, 'body', 'output'>
/** Answer as the caller gets it. */
export type Output<E extends Endpoint> = z.core.output<E['answer']>

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** Answer as the handler returns it; accepts readonly lists. */
export type Answer<E extends Endpoint> = DeepReadonly<z.core.input<E['answer']>>

/**
 * Access of staff calls by role. Hosts can use only the desk and their own session (CHAT-36);
 * editors can use the campaigns (NOTIF-23).
 */
export const moderators = { access: 'staff', roles: ['moderator'] } as const
export const officers = { access: 'staff', roles: ['moderator', 'finance'] } as const
export const hosts = { access: 'staff', roles: ['host'] } as const
export const editors = { access: 'staff', roles: ['editor'] } as const
export const financeStaff = { access: 'staff', roles: ['finance'] } as const
export const policyReaders = { access: 'staff', roles: ['moderator', 'finance', 'editor'] } as const
export const anyStaff = { access: 'staff', roles: staffRoles } as const
