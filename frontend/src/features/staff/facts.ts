import type { openFacts, ProfileFacts } from '#shared/model/profile.ts'

export type FactName = (typeof openFacts)[number][0]

/** Key of a fact value's text, below `members`. */
export type FactText = {
  [Name in FactName]: `factValues.${Name}.${NonNullable<ProfileFacts[Name]>}`
}[FactName]
