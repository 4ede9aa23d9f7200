import { keptKey } from '#frontend/lib/kept-texts.ts'
import { isSensitiveInterest } from '#shared/rules/profile.ts'

/** Where what a member writes about themselves is kept until the server has it. */
export const aboutKey = (memberId: string): string => keptKey(memberId, 'about')

/** What is left to send once `sent` has arrived: what was changed again meanwhile stays. */
export const without = <Fields extends object>(fields: Fields, sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => (sent as Record<string, unknown>)[name] !== value),
  ) as Fields

/** A tag switched on or off. */
export const toggled = <Tag extends string>(chosen: readonly Tag[], tag: Tag): Tag[] =>
  chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]

/** The two groups of what there is to choose: open to all, and only with an agreement (TRAP-23). */
export const groupsOf = <Interest extends { tag: string }>(interests: readonly Interest[]) => ({
  plain: interests.filter(({ tag }) => !isSensitiveInterest(tag)),
  sensitive: interests.filter(({ tag }) => isSensitiveInterest(tag)),
})
