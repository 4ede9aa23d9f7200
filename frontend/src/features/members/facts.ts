import { factNames, type ProfileFacts } from '#shared/model/profile.ts'

type FactName = keyof ProfileFacts
type ShownFact = {
  [Name in FactName]: { name: Name; text: `factValues.${Name}.${NonNullable<ProfileFacts[Name]>}` }
}[FactName]

/**
 * Facts that the member filled in and the site shows, in the
 * order of the setting (PROF-24), each with the key of its text.
 */
export function shownFacts(facts: Partial<ProfileFacts>, visibleFields: readonly string[]): ShownFact[] {
  return visibleFields.flatMap((field) => {
    const name = factNames.find((one) => one === field)
    const value = name && facts[name]
    return value ? [{ name, text: `factValues.${name}.${value}` } as ShownFact] : []
  })
}
