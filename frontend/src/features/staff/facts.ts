import type { openFacts, ProfileFacts } from '#shared/model/profile.ts'

export type FactName = (typeof openFacts)[number][0]

/** Translation key of a fact value, in the unit `members`. */
export type FactText = {
  [Name in FactName]: `factValues.${Name}.${NonNullable<ProfileFacts[Name]>}`
}[FactName]
