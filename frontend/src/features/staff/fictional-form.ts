import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Gender, Interest } from '#shared/model/profile.ts'
import { openFacts } from '#shared/model/profile.ts'
import type { FactName } from './facts.ts'
import type { FictionalForm, StaffMember } from './queries.ts'

/** A fictional profile as it is being filled in: everything a text, so that it can be kept half done. */
export type FictionalAnswers = {
  id: string
  name: string
  gender: Gender
  wanted_gender: Gender
  date_of_birth: string
  country: string
  region: string
  city: string
  about: string
  facts: Partial<Record<FactName, string>>
  interests: readonly string[]
}

export const emptyAnswers = (id: string, country: string): FictionalAnswers => ({
  id,
  name: '',
  gender: 'female',
  wanted_gender: 'male',
  date_of_birth: '',
  country,
  region: '',
  city: '',
  about: '',
  facts: {},
  interests: [],
})

/** What stands of a fictional profile; null of a member who is a person: nobody changes those here. */
export function answersOf({ card, about, fictional }: StaffMember): FictionalAnswers | null {
  if (!card.fictional || !fictional) return null
  return {
    ...emptyAnswers(card.id, card.country),
    name: card.name,
    gender: card.gender,
    wanted_gender: fictional.wanted_gender,
    region: card.region,
    city: card.city ?? '',
    about: about ?? '',
    facts: Object.fromEntries(
      openFacts.flatMap(([fact]) => (fictional.facts[fact] ? [[fact, fictional.facts[fact]]] : [])),
    ),
    interests: fictional.interests,
  }
}

/** As the calls take it: a fact left open is told as such, so that it can be taken back. */
export function formOf({ facts: chosen, interests, ...answers }: FictionalAnswers): FictionalForm {
  return {
    ...answers,
    facts: Object.fromEntries(openFacts.map(([fact]) => [fact, chosen[fact] || null])),
    interests: interests as Interest[],
  }
}

/** The field that a refusal is about; null for the whole form. */
export function fieldOfRefusal(code: ErrorCode): 'name' | 'date_of_birth' | 'region' | null {
  if (code === 'name_taken' || code === 'invalid_name') return 'name'
  if (code === 'minimum_age' || code === 'invalid_date_of_birth') return 'date_of_birth'
  return code === 'unknown_region' ? 'region' : null
}

/** Answers that were kept while they were typed, or null where there are none that can be read. */
export function readAnswers(kept: string): FictionalAnswers | null {
  try {
    return kept ? (JSON.parse(kept) as FictionalAnswers) : null
  } catch {
    return null
  }
}
