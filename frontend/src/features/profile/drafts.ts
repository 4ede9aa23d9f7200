import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { maxPrompts } from '#shared/model/profile.ts'
import { isSame, type PromptLine } from './changes.ts'

/** Field of the profile whose draft is stored on this device until it is saved. */
export type DraftField<Value> = {
  name: string
  isSame: (edited: Value, saved: Value) => boolean
  /** What is worth storing of an edited value. */
  toStore: (edited: Value) => Value
  /** What a draft still adds to a value that was saved elsewhere after it. */
  addTo: (saved: Value, draft: Value) => Value
}

export const aboutField: DraftField<string> = {
  name: 'about',
  isSame: (typed, saved) => typed.trim() === saved,
  toStore: (typed) => typed,
  addTo: (saved) => saved,
}

const isUnfinished = ({ prompt, answer }: PromptLine): boolean => prompt === '' || answer.trim() === ''

export const promptsField: DraftField<readonly PromptLine[]> = {
  name: 'prompts',
  isSame,
  toStore: (lines) => lines.filter(({ prompt, answer }) => prompt !== '' || answer.trim() !== ''),
  // Unfinished lines are never sent, so they overwrite nothing.
  addTo: (saved, lines) =>
    [
      ...saved,
      ...lines.filter(
        (line) => isUnfinished(line) && !(line.prompt && saved.some((one) => one.prompt === line.prompt)),
      ),
    ].slice(0, maxPrompts),
}

/** Draft with the saved value that it changes. */
type Draft<Value> = { value: Value; saved: Value }

const keyOf = (memberId: string, { name }: { name: string }): string => keptKey(memberId, name)

function findDraft<Value>(memberId: string, field: DraftField<Value>): Draft<Value> | null {
  try {
    const draft = JSON.parse(keptText(keyOf(memberId, field)) ?? 'null') as Partial<Draft<Value>> | null
    return draft?.value !== undefined && draft.saved !== undefined ? { value: draft.value, saved: draft.saved } : null
  } catch {
    return null
  }
}

/**
 * Draft from an earlier visit; null if there is none. If the value on the server, `saved`, has been
 * changed since, by another device or by staff, the draft must not overwrite it.
 */
export function readDraft<Value>(memberId: string, field: DraftField<Value>, saved: Value): Value | null {
  const draft = findDraft(memberId, field)
  return draft && (field.isSame(draft.saved, saved) ? draft.value : field.addTo(saved, draft.value))
}

/** Stores a draft, or deletes it if it is the value on the server, `saved`. */
export function keepDraft<Value>(memberId: string, field: DraftField<Value>, edited: Value, saved: Value): void {
  const value = field.toStore(edited)
  const draft: Draft<Value> = { value, saved }
  keepText(keyOf(memberId, field), field.isSame(value, saved) ? null : JSON.stringify(draft))
}

/**
 * After `sent` was saved as `saved`: deletes the draft,
 * or what was typed since then becomes a change of `saved`.
 */
export function settleDraft<Value>(memberId: string, field: DraftField<Value>, sent: Value, saved: Value): void {
  const draft = findDraft(memberId, field)
  if (draft) keepDraft(memberId, field, field.isSame(draft.value, sent) ? saved : draft.value, saved)
}
