import { hashed } from '#functions/platform/hash.ts'
import { type RemovableText, removableTexts } from '#shared/model/decision.ts'
import type { Prompts } from '#shared/model/profile.ts'
import { heldFields, withoutHeld } from './held.ts'
import type { Profile, ProfileFields } from './profile.ts'

// Texts that decisions removed, as hashes on the profile: a member who writes one again is noticed
// without a read of the decisions (MOD-01, MOD-11).

/** Number of removals that a profile stores; the oldest are dropped. */
const removalsStored = 10

/** Hash of a text, the same for another case and other white space. */
const hashOf = (text: string): string => hashed(`removed text ${text.toLowerCase().replaceAll(/\s+/g, '')}`)

/** Texts of a field: the one about the member, or each answer. */
const textsIn = (value: string | Prompts): string[] =>
  typeof value === 'string' ? [value] : value.map(({ answer }) => answer)

/** Field with the texts that the decision `number` removes. */
export function addRemovedText({ removedTexts = [] }: Profile, number: string, value: string | Prompts): ProfileFields {
  return { removedTexts: [...removedTexts, { number, hashes: textsIn(value).map(hashOf) }].slice(-removalsStored) }
}

/** Fields on which `withoutRemovedText` depends. */
export const removedTextLocks = ['removedTexts', 'held', 'dueJob'] as const

/**
 * Fields without the texts of the decision `number`, which was reversed. A text that waits for no
 * other reason than that decision is shown, as nothing is left to decide about it.
 */
export function withoutRemovedText(id: string, profile: Profile, number: string): ProfileFields {
  const others = (profile.removedTexts ?? []).filter((one) => one.number !== number)
  const removedTexts = others.length > 0 ? others : undefined
  const fields: ProfileFields = { removedTexts }
  let held = profile.held ?? {}
  for (const field of removableTexts) {
    if (!isFree({ ...profile, removedTexts }, field)) continue
    Object.assign(fields, { [field]: held[field]!.value })
    held = withoutHeld(held, field)
  }
  const { held: left, ...place } = heldFields(id, held)
  // The texts of a banned or leaving member are not in the queue, and do not enter it.
  return { ...fields, held: left, ...(profile.dueJob !== undefined && place) }
}

/** Whether a text waits only as removed before, which it no longer is. */
function isFree(profile: Profile, field: RemovableText): boolean {
  const text = profile.held?.[field]
  return (
    text?.state === 'waiting' &&
    text.reasons.every((reason) => reason === 'removed_before') &&
    !textsIn(text.value).some((one) => wasRemoved(profile, one))
  )
}

/** Whether a decision removed the same text from this profile. */
export const wasRemoved = ({ removedTexts = [] }: Profile, text: string): boolean =>
  removedTexts.some(({ hashes }) => hashes.includes(hashOf(text)))
