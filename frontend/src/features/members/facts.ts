import type { ProfileFacts } from '#shared/model/profile.ts'

type FactName = keyof ProfileFacts
type ShownFact = {
  [Name in FactName]: { name: Name; text: `factValues.${Name}.${NonNullable<ProfileFacts[Name]>}` }
}[FactName]

const factNames: readonly string[] = [
  'reason',
  'relationship',
  'sexuality',
  'body',
  'hair',
  'eyes',
  'tattoos',
] satisfies FactName[]

/**
 * Facts that the member filled in and the site shows, in the
 * order of the setting (PROF-24), each with the key of its text.
 */
export function shownFacts(facts: Partial<ProfileFacts>, visibleFields: readonly string[]): ShownFact[] {
  return visibleFields.flatMap((field) => {
    const value = factNames.includes(field) && facts[field as FactName]
    return value ? [{ name: field, text: `factValues.${field}.${value}` } as ShownFact] : []
  })
}
