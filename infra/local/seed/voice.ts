import type { interests, signupReasons } from '#shared/model/profile.ts'

/**
 * Hand-written sentences in one language, combined so that no two members have the same text, and
 * conversations between members.
 */
export type Voice = {
  /** Sentences about who somebody is; `older` only from the age of 42. */
  openers: readonly string[]
  older: readonly string[]
  byInterest: Partial<Record<(typeof interests)[number], readonly string[]>>
  seeking: Record<(typeof signupReasons)[number], readonly string[]>
  closers: readonly string[]
  /** A fictional profile says so itself, besides its mark (TRAP-01). */
  fictional: readonly string[]
  /** Lines in turn; those that begin with `>` are the other person's. */
  talks: readonly (readonly string[])[]
}
