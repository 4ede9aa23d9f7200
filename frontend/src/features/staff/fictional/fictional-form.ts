import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { parsedJson } from '#frontend/lib/storage.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Gender, Interest, Prompts } from '#shared/model/profile.ts'
import { openFacts } from '#shared/model/profile-facts.ts'
import type { FictionalForm } from './queries.ts'

/**
 * Form of a fictional profile. Typed fields are text, so that an incomplete form can be stored as a
 * draft.
 */
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
  facts: Partial<Record<(typeof openFacts)[number][0], string>>
  interests: readonly string[]
  /** A line without a prompt or an answer is not saved. */
  prompts: readonly { prompt: string; answer: string }[]
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
  prompts: [],
})

/** Form of a stored fictional profile; null for a real member, whom staff cannot edit. */
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
    prompts: fictional.prompts,
  }
}

/** Request body; an empty fact is sent as null, which clears it. */
export function formOf({ facts: chosen, interests, prompts, ...answers }: FictionalAnswers): FictionalForm {
  return {
    ...answers,
    facts: Object.fromEntries(openFacts.map(([fact]) => [fact, chosen[fact] || null])),
    interests: interests as Interest[],
    prompts: prompts.filter(({ prompt, answer }) => prompt && answer.trim()) as Prompts,
  }
}

/** Form field that a refusal is about; null if it is about the whole form. */
export function fieldOfRefusal(code: ErrorCode): 'name' | 'date_of_birth' | 'region' | 'city' | null {
  if (code === 'name_taken' || code === 'invalid_name') return 'name'
  if (code === 'minimum_age' || code === 'invalid_date_of_birth') return 'date_of_birth'
  if (code === 'unknown_town') return 'city'
  return code === 'unknown_region' ? 'region' : null
}

/** Parses a stored form; null if the form is missing or unreadable. */
export function readAnswers(kept: string): FictionalAnswers | null {
  const answers = parsedJson(kept) as FictionalAnswers | null
  // An older stored form may lack newer fields.
  return answers && { ...emptyAnswers('', ''), ...answers }
}
