import { heldFields, withoutHeld } from '#functions/stores/profile/held.ts'
import type { HeldTexts, Profile, ProfileFields } from '#functions/stores/profile/profile.ts'
import { textsIn, wasRemoved } from '#functions/stores/profile/removed-texts.ts'
import type { RemovableText } from '#shared/model/decision.ts'
import type { HeldReason } from '#shared/model/held-text.ts'
import type { Prompts } from '#shared/model/profile.ts'
import { contentsToHold } from '#shared/rules/held-text.ts'

type Given = { about?: string | null | undefined; prompts?: Prompts | undefined }
type Version = { id: string; at: string }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const wordsOf = (given: Prompts) => given.map(({ prompt, answer }) => [prompt, answer])

/**
 * Fields of a profile to write for new texts. A text with a reason to hold it is stored as held,
 * and other members continue to see the previous text (MOD-11). A text that other members already
 * see is not held. A held text that is sent again unchanged keeps its state and its place in the
 * queue.
 */
export function textFields(id: string, existing: Profile, { about, prompts }: Given, version: Version): ProfileFields {
  const fields: ProfileFields = {}
  let held = existing.held ?? {}
  const place = (field: RemovableText, value: string | Prompts | null, reasons: HeldReason[]) => {
    if (reasons.length === 0) {
      Object.assign(fields, { [field]: value })
      held = withoutHeld(held, field)
    } else held = { ...held, [field]: { ...version, reasons, state: 'waiting', value } } as HeldTexts
  }
  if (about !== undefined && about !== existing.held?.about?.value)
    place('about', about, about === null || about === existing.about ? [] : reasonsToHold(existing, about))
  if (prompts && !(existing.held?.prompts && isSame(wordsOf(prompts), wordsOf(existing.held.prompts.value))))
    place('prompts', prompts, reasonsInAnswers(existing, prompts))
  return isSame(held, existing.held ?? {}) ? fields : { ...fields, ...heldFields(id, held) }
}

/**
 * Reasons to hold a new text of a profile: its contents, and whether a decision removed the same
 * text, which staff then see before others do (MOD-01).
 */
const reasonsToHold = (existing: Profile, value: string | Prompts): HeldReason[] => [
  ...new Set(textsIn(value).flatMap(contentsToHold)),
  ...(wasRemoved(existing, value) ? (['removed_before'] as const) : []),
]

/** Reasons to hold answers. Skips answers that others see already. */
function reasonsInAnswers(existing: Profile, prompts: Prompts): HeldReason[] {
  const { prompts: seen = [] } = existing
  const fresh = prompts.filter(
    (one) => !seen.some(({ prompt, answer }) => prompt === one.prompt && answer === one.answer),
  )
  return reasonsToHold(existing, fresh)
}
