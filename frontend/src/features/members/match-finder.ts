import type { Settings } from '#shared/contract/site.ts'

export const ageGroups = ['18-35', '35+'] as const
export type AgeGroup = (typeof ageGroups)[number]

export const appearances = ['normal', 'sexy'] as const
export const races = ['white', 'other'] as const

/** Answers that stay on the screen: nothing but the screen itself ever reads them (TRAP-22). */
export type Unsent = { appearance: (typeof appearances)[number] | 'pass'; race: (typeof races)[number] | 'pass' }

type Question = Settings['matchfinder_questions'][number]

/**
 * The age group to search: what was chosen, which the address tells, or, where the country leaves that question out, the one of the member's own age.
 * Null while it is still to be asked.
 */
export function ageGroupOf(asked: string | undefined, questions: readonly Question[], age: number): AgeGroup | null {
  if (!questions.includes('age_group')) return asked === undefined ? null : age < 35 ? '18-35' : '35+'
  return ageGroups.find((group) => group === asked) ?? null
}
