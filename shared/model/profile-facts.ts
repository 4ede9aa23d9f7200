import {
  bodyTypes,
  eyeColours,
  hairColours,
  type ProfileFacts,
  relationshipStatuses,
  signupReasons,
  tattooAmounts,
} from './profile.ts'

// Lists of the facts in a profile. A file of its own, as the first page of the site needs only the
// schemas.

/** Facts that need no consent, each with its values; sexuality needs separate consent (TRAP-23). */
export const openFacts = [
  ['reason', signupReasons],
  ['relationship', relationshipStatuses],
  ['body', bodyTypes],
  ['hair', hairColours],
  ['eyes', eyeColours],
  ['tattoos', tattooAmounts],
] as const

export const factNames = [
  'reason',
  'hair',
  'eyes',
  'body',
  'relationship',
  'tattoos',
  'sexuality',
] as const satisfies (keyof ProfileFacts)[]

/**
 * Facts that are special categories of personal data: stored only with separate consent (TRAP-23).
 */
export const sensitiveFacts: readonly (keyof ProfileFacts)[] = ['sexuality']
