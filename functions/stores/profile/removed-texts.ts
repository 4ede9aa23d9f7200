import { hashed } from '#functions/platform/hash.ts'
import { type RemovableText, removableTexts } from '#shared/model/decision.ts'
import type { Prompts } from '#shared/model/profile.ts'
import { heldFields, withoutHeld } from './held.ts'
import type { Profile, ProfileFields } from './profile.ts'

// Hashes, on the profile, of the texts that decisions removed: if the member writes such a text
// again, this is noticed without reading the decisions (MOD-01, MOD-11).

/** Number of removals that a profile stores; the oldest are dropped. */
const removalsStored = 10

/**
 * Length in characters, without white space, from which an answer is recognised by itself. Staff
 * remove all answers of a profile at once, and a short one, such as "pizza", is seldom the reason.
 */
const answerRecognised = 20

/** Text in lower case and without white space. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '')

/** Hash of a text, the same for another case and other white space. */
const hashOf = (text: string): string => hashed(`removed text ${plainOf(text)}`)

/** Texts of a field: the text about the member, or the answer to each prompt. */
export const textsIn = (value: string | Prompts): string[] =>
  typeof value === 'string' ? [value] : value.map(({ answer }) => answer)

/** All texts of a field as one, the same for answers in another order. */
const wholeOf = (texts: readonly string[]): string => texts.map(plainOf).toSorted().join('')

/**
 * Field `removedTexts`, extended by the decision `number`: by the hash of the whole text that it
 * removes, and of each answer of at least `answerRecognised` characters.
 */
export function addRemovedText({ removedTexts = [] }: Profile, number: string, value: string | Prompts): ProfileFields {
  const texts = textsIn(value)
  const recognised = [wholeOf(texts), ...texts.filter((one) => plainOf(one).length >= answerRecognised)]
  const hashes = [...new Set(recognised.map(hashOf))]
  return { removedTexts: [...removedTexts, { number, hashes }].slice(-removalsStored) }
}

/** Fields on which `withoutRemovedText` depends. */
export const removedTextLocks = ['removedTexts', 'held', 'dueJob'] as const

/**
 * Profile fields once the decision `number` is reversed, without the hashes of the texts that it
 * removed. A text that waits for staff only because of that decision is shown to others, as nothing
 * is left to decide about it.
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

/**
 * Whether a text waits for staff only because a decision had removed it, and that decision is
 * reversed.
 */
function isFree(profile: Profile, field: RemovableText): boolean {
  const text = profile.held?.[field]
  return (
    text?.state === 'waiting' &&
    text.reasons.every((reason) => reason === 'removed_before') &&
    !wasRemoved(profile, text.value)
  )
}

/** Whether a decision removed the same text before, or one or all of its answers. */
export function wasRemoved({ removedTexts = [] }: Profile, value: string | Prompts): boolean {
  const texts = textsIn(value)
  const given = [wholeOf(texts), ...texts].map(hashOf)
  return removedTexts.some(({ hashes }) => hashes.some((hash) => given.includes(hash)))
}
