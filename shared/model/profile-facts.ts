import {
  bodyTypes,
  eyeColours,
  hairColours,
  type ProfileFacts,
  relationshipStatuses,
  signupReasons,
  tattooAmounts,
} from './profile.ts'

// Lists of the profile facts. They are not in profile.ts, because the first page of the site loads
// that file but does not need these lists.

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
