import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { parsedJson } from '#frontend/lib/storage.ts'
import { maxPrompts } from '#shared/model/profile.ts'
import { isSame, type PromptLine } from './changes.ts'

/** Field of the profile whose draft is stored on this device until it is saved. */
export type DraftField<Value> = {
  name: string
  isSame: (edited: Value, saved: Value) => boolean
  /** What is worth storing of an edited value. */
  toStore: (edited: Value) => Value
  /** Value saved elsewhere after the draft, together with what the draft still adds to it. */
  addTo: (saved: Value, draft: Value) => Value
  /**
   * Value of a draft in the format of an earlier version, which stored the value alone; null if
   * unreadable.
   */
  parseOld: (text: string) => Value | null
  /** Saved value of a member who has filled in nothing. */
  empty: Value
}

export const aboutField: DraftField<string> = {
  name: 'about',
  isSame: (typed, saved) => typed.trim() === saved,
  toStore: (typed) => typed,
  addTo: (saved) => saved,
  parseOld: (text) => text,
  empty: '',
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
  parseOld: (text) => {
    const lines = parsedJson(text)
    return Array.isArray(lines) ? lines : null
  },
  empty: [],
}

/**
 * Draft with the saved value that it changes. `sent`: value last sent from this device since then;
 * the server may have stored it although its answer did not arrive.
 */
type Draft<Value> = { value: Value; saved: Value; sent?: Value | undefined }

const keyOf = (memberId: string, { name }: { name: string }): string => keptKey(memberId, name)

function findDraft<Value>(memberId: string, field: DraftField<Value>): Draft<Value> | null {
  const text = keptText(keyOf(memberId, field))
  if (text === null) return null
  const draft = parsedJson(text) as Partial<Draft<Value>> | null
  const { value, saved, sent } = draft ?? {}
  if (value !== undefined && saved !== undefined) return { value, saved, sent }
  const old = field.parseOld(text)
  return old && { value: old, saved: field.empty }
}

/** Stores a draft, or deletes it once the server has its value. */
function storeDraft<Value>(memberId: string, field: DraftField<Value>, { value, saved, sent }: Draft<Value>): void {
  const isSaved = field.isSame(value, saved) && (sent === undefined || field.isSame(value, sent))
  keepText(keyOf(memberId, field), isSaved ? null : JSON.stringify({ value, saved, sent }))
}

/** Stores a draft, or deletes it if it is the value on the server, `saved`. */
export function keepDraft<Value>(memberId: string, field: DraftField<Value>, edited: Value, saved: Value): void {
  const draft = findDraft(memberId, field)
  const sent = draft && field.isSame(draft.saved, saved) ? draft.sent : undefined
  storeDraft(memberId, field, { value: field.toStore(edited), saved, sent })
}

/**
 * Draft from an earlier visit; null if there is none. If the value on the server, `saved`, has been
 * changed since, by another device or by staff, the draft must not overwrite it: only what the
 * draft adds is kept, as a change of `saved`. The rest is deleted, because the draft would count as
 * current again if the former value came back.
 */
export function resumeDraft<Value>(memberId: string, field: DraftField<Value>, saved: Value): Value | null {
  const draft = findDraft(memberId, field)
  if (!draft) return null
  const isCurrent = [draft.saved, draft.sent].some((known) => known !== undefined && field.isSame(known, saved))
  const value = isCurrent ? draft.value : field.addTo(saved, draft.value)
  keepDraft(memberId, field, value, saved)
  return value
}

/** Records in the draft that the value `sent` is being sent. */
export function markSent<Value>(memberId: string, field: DraftField<Value>, sent: Value): void {
  const draft = findDraft(memberId, field)
  if (draft) storeDraft(memberId, field, { ...draft, sent })
}

/**
 * Called after `sent` was saved as `saved`. Deletes the draft; if it was edited since, keeps it as
 * a change of `saved`.
 */
export function settleDraft<Value>(memberId: string, field: DraftField<Value>, sent: Value, saved: Value): void {
  const draft = findDraft(memberId, field)
  if (!draft) return
  storeDraft(memberId, field, { value: field.isSame(draft.value, sent) ? saved : draft.value, saved })
}
