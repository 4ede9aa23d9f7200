import * as z from 'zod/mini'
import { FinderQuery } from '#shared/contract/members.ts'
import type { SignupReason } from '#shared/model/profile.ts'
import { maxSearchAge, ageGroups as rangeOfGroup } from '#shared/rules/limits.ts'

export type AgeGroup = keyof typeof rangeOfGroup
export const ageGroups = Object.keys(rangeOfGroup) as AgeGroup[]

export const appearances = ['normal', 'sexy'] as const
export const races = ['white', 'other'] as const

/** Answers that never leave the screen (TRAP-22). */
export type Unsent = { appearance: (typeof appearances)[number] | 'pass'; race: (typeof races)[number] | 'pass' }

const questions = ['min_age', 'max_age', 'reason', 'interests', 'distance'] as const
type Question = (typeof questions)[number]

/** Answers that select members, as they are in the URL. A missing answer excludes nobody. */
export type Answers = Readonly<Partial<Record<Question, string>> & { reason?: SignupReason }>

/** Answers in the URL; invalid ones are ignored, and an age group is converted to its ages. */
export function answersFrom(search: Readonly<Record<string, string>>): Answers {
  const group = ageGroups.find((one) => one === search.age_group)
  const asked: Readonly<Record<string, string>> = { ...(group && agesOf(group)), ...search }
  return Object.fromEntries(
    questions.flatMap((name) => {
      const value = asked[name]
      const isKnown = value !== undefined && value !== '' && z.safeParse(FinderQuery.shape[name], value).success
      return isKnown ? [[name, value] as const] : []
    }),
  ) as Answers
}

/** Whether the ages are answered; otherwise the screen asks its questions. */
export const isAnswered = ({ min_age, max_age }: Answers): boolean => min_age !== undefined && max_age !== undefined

export const agesOf = (group: AgeGroup) => ({
  min_age: String(rangeOfGroup[group].min_age),
  max_age: String(rangeOfGroup[group].max_age),
})

/** Group with exactly these ages, if any. */
export const groupOf = (answers: Answers): AgeGroup | null =>
  ageGroups.find((group) => {
    const ages = agesOf(group)
    return ages.min_age === answers.min_age && ages.max_age === answers.max_age
  }) ?? null

/**
 * Answers with one of them changed; null removes it. If a changed age crosses the other age, both
 * become the changed age.
 */
export function withAnswer(answers: Answers, name: Question, value: string | null): Answers {
  const { [name]: _, ...others } = answers
  const rest: Answers = others
  if (value === null) return rest
  const other = name === 'min_age' ? 'max_age' : name === 'max_age' ? 'min_age' : null
  const isPassed =
    other !== null && (name === 'min_age' ? Number(value) > Number(rest[other]) : Number(value) < Number(rest[other]))
  return { ...rest, [name]: value, ...(isPassed && { [other]: value }) }
}

export const looseningSteps = ['distance', 'interests', 'reason', 'age'] as const
export type Loosening = (typeof looseningSteps)[number]

/** Answers with one of them loosened; null if that answer excludes nobody. */
export function loosened(answers: Answers, step: Loosening, minimumAge: number): Answers | null {
  if (step !== 'age') return answers[step] === undefined ? null : withAnswer(answers, step, null)
  const any = { min_age: String(minimumAge), max_age: String(maxSearchAge) }
  const isAny = Number(answers.min_age) <= minimumAge && answers.max_age === any.max_age
  return isAny ? null : { ...answers, ...any }
}
