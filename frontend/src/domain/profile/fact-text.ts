import type { ProfileFacts } from '#shared/model/profile.ts'

export type FactName = keyof ProfileFacts

export type FactKey<Name extends FactName = FactName> = {
  [One in Name]: `factValues.${One}.${NonNullable<ProfileFacts[One]>}`
}[Name]

/**
 * Key of the text of a fact's value, below `members` in the texts. A value that the model does not
 * list has a key without a text, so the caller checks it first.
 */
export const factKey = <Name extends FactName>(name: Name, value: string): FactKey<Name> =>
  `factValues.${name}.${value}` as FactKey<Name>
