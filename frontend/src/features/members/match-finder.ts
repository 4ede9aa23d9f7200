import type { Settings } from '#shared/contract/site.ts'

export const ageGroups = ['18-35', '35+'] as const
export type AgeGroup = (typeof ageGroups)[number]

export const appearances = ['normal', 'sexy'] as const
export const races = ['white', 'other'] as const

/** Answers that never leave the screen (TRAP-22). */
export type Unsent = { appearance: (typeof appearances)[number] | 'pass'; race: (typeof races)[number] | 'pass' }

type Question = Settings['matchfinder_questions'][number]

/**
 * Age group to search: the one in the URL, or, where the country omits that question, the member's
 * own. Null until the questions are answered.
 */
export function ageGroupOf(asked: string | undefined, questions: readonly Question[], age: number): AgeGroup | null {
  if (!questions.includes('age_group')) return asked === undefined ? null : age < 35 ? '18-35' : '35+'
  return ageGroups.find((group) => group === asked) ?? null
}
