import { hashed } from '#functions/platform/hash.ts'
import type { Prompts } from '#shared/model/profile.ts'
import type { Profile, ProfileFields } from './profile.ts'

// Texts that decisions removed, as hashes on the profile: a member who writes one again is noticed
// without a read of the decisions (MOD-01, MOD-11).

/** Number of removals that a profile stores; the oldest are dropped. */
const removalsStored = 10

/** Hash of a text, the same for another case and other white space. */
const hashOf = (text: string): string => hashed(`removed text ${text.toLowerCase().replaceAll(/\s+/g, '')}`)

/** Field with the texts that the decision `number` removes. */
export function addRemovedText({ removedTexts = [] }: Profile, number: string, value: string | Prompts): ProfileFields {
  const texts = typeof value === 'string' ? [value] : value.map(({ answer }) => answer)
  return { removedTexts: [...removedTexts, { number, hashes: texts.map(hashOf) }].slice(-removalsStored) }
}

/** Field without the texts of the decision `number`, which was reversed. */
export function withoutRemovedText({ removedTexts = [] }: Profile, number: string): ProfileFields {
  const others = removedTexts.filter((one) => one.number !== number)
  return { removedTexts: others.length > 0 ? others : undefined }
}

/** Whether a decision removed the same text from this profile. */
export const wasRemoved = ({ removedTexts = [] }: Profile, text: string): boolean =>
  removedTexts.some(({ hashes }) => hashes.includes(hashOf(text)))
