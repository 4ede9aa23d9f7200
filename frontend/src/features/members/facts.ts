import { type FactKey, type FactName, factKey } from '#frontend/domain/profile/fact-text.ts'
import type { ProfileFacts } from '#shared/model/profile.ts'
import { factNames } from '#shared/model/profile-facts.ts'

type ShownFact = { name: FactName; text: FactKey }

/**
 * Facts that the member filled in and the site shows, in the
 * order of the setting (PROF-24), each with the key of its text.
 */
export function shownFacts(facts: Partial<ProfileFacts>, visibleFields: readonly string[]): ShownFact[] {
  return visibleFields.flatMap((field) => {
    const name = factNames.find((one) => one === field)
    const value = name && facts[name]
    return value ? [{ name, text: factKey(name, value) }] : []
  })
}
