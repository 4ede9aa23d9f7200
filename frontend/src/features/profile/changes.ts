import { keptKey } from '#frontend/lib/kept-texts.ts'
import { isSensitiveInterest } from '#shared/rules/profile.ts'

/** Storage key of the draft of the "about me" text. */
export const aboutKey = (memberId: string): string => keptKey(memberId, 'about')

/** Fields still to be saved after `sent`: those changed again meanwhile. */
export const without = <Fields extends object>(fields: Fields, sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (sent as Record<string, unknown>)[name] !== value),
  ) as Fields

export const toggled = <Tag extends string>(chosen: readonly Tag[], tag: Tag): Tag[] =>
  chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]

/** Interests that need no consent, and those that need it (TRAP-23). */
export const groupsOf = <Interest extends { tag: string }>(interests: readonly Interest[]) => ({
  plain: interests.filter(({ tag }) => !isSensitiveInterest(tag)),
  sensitive: interests.filter(({ tag }) => isSensitiveInterest(tag)),
})
