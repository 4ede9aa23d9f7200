import type { ProfileFacts } from '#shared/model/profile.ts'

export type FactName = keyof ProfileFacts

export type FactKey<Name extends FactName = FactName> = {
  [One in Name]: `factValues.${One}.${NonNullable<ProfileFacts[One]>}`
}[Name]

/**
 * Key of the text of a fact's value, in the unit `members`. There is none for a value that the
 * model does not list.
 */
export const factKey = <Name extends FactName>(name: Name, value: string): FactKey<Name> =>
  `factValues.${name}.${value}` as FactKey<Name>
