import type { PromptId, Prompts } from '#shared/model/profile.ts'
import { isSensitiveInterest } from '#shared/rules/profile.ts'

/** Line of the form for prompts; one without a prompt or an answer is not saved. */
export type PromptLine = { prompt: PromptId | ''; answer: string }

/** Prompts to save: the lines that are complete. */
export const promptsOf = (lines: readonly PromptLine[]): Prompts =>
  lines.flatMap(({ prompt, answer }) =>
    prompt !== '' && answer.trim() !== '' ? [{ prompt, answer: answer.trim() }] : [],
  )

/** Whether the lines are exactly these prompts. */
export const isSame = (lines: readonly PromptLine[], prompts: readonly PromptLine[]): boolean =>
  lines.length === prompts.length &&
  lines.every(({ prompt, answer }, at) => prompt === prompts[at]!.prompt && answer.trim() === prompts[at]!.answer)

/** Fields that are still unsaved after `sent` was saved: those that have been changed since. */
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
