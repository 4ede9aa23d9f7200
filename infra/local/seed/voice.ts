import type { interests, signupReasons } from '#shared/model/profile.ts'

/**
 * Hand-written sentences of one language, from which no two members get the same text, and talks
 * between members.
 */
export type Voice = {
  /** Who somebody is; `older` only from 40 on. */
  openers: readonly string[]
  older: readonly string[]
  byInterest: Partial<Record<(typeof interests)[number], readonly string[]>>
  seeking: Record<(typeof signupReasons)[number], readonly string[]>
  closers: readonly string[]
  /** A fictional profile says so itself, besides its mark (TRAP-01). */
  fictional: readonly string[]
  /** Lines in turn; those that begin with `>` are the other one's. */
  talks: readonly (readonly string[])[]
}
